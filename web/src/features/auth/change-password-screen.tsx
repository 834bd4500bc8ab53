import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function ChangePasswordScreen() {
  const { t } = useTranslation('auth');
  return (
    <>
      <PageHead title={t('changePassword.title')} />
      <h1>{t('changePassword.title')}</h1>
    </>
  );
}
