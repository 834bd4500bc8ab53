import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function RegisterScreen() {
  const { t } = useTranslation('auth');
  return (
    <>
      <PageHead title={t('register.title')} />
      <h1>{t('register.title')}</h1>
    </>
  );
}
