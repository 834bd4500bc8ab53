import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function ClientLawyerScreen() {
  const { t } = useTranslation('client');
  return (
    <>
      <PageHead title={t('lawyer.title')} />
      <h1>{t('lawyer.title')}</h1>
    </>
  );
}
