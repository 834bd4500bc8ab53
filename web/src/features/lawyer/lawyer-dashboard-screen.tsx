import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function LawyerDashboardScreen() {
  const { t } = useTranslation('lawyer');
  return (
    <>
      <PageHead title={t('dashboard.title')} />
      <h1>{t('dashboard.title')}</h1>
    </>
  );
}
