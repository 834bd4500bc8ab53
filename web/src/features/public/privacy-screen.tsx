import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function PrivacyScreen() {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageHead title={t('privacy.title')} />
      <h1>{t('privacy.title')}</h1>
    </>
  );
}
