import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminCasesScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('cases.title')} />
      <h2>{t('cases.title')}</h2>
    </>
  );
}
