import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminLawyersScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('lawyers.title')} />
      <h2>{t('lawyers.title')}</h2>
    </>
  );
}
