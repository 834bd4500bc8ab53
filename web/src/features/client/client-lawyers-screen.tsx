import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function ClientLawyersScreen() {
  const { t } = useTranslation('client');
  return (
    <>
      <PageHead title={t('lawyers.title')} />
      <h1>{t('lawyers.title')}</h1>
    </>
  );
}
