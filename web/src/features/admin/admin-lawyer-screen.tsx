import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminLawyerScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('lawyer.title')} />
      <h2>{t('lawyer.title')}</h2>
    </>
  );
}
