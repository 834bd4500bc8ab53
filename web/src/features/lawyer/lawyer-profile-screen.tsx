import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function LawyerProfileScreen() {
  const { t } = useTranslation('lawyer');
  return (
    <>
      <PageHead title={t('profile.title')} />
      <h1>{t('profile.title')}</h1>
    </>
  );
}
