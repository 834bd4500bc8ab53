import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminDashboardScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('dashboard.title')} />
      <h2>{t('dashboard.title')}</h2>
    </>
  );
}
