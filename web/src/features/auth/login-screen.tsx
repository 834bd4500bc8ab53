import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function LoginScreen() {
  const { t } = useTranslation('auth');
  return (
    <>
      <PageHead title={t('login.title')} />
      <h1>{t('login.title')}</h1>
    </>
  );
}
