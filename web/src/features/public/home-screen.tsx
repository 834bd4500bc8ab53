import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function HomeScreen() {
  const { t } = useTranslation('public');
  return (
    <>
      <PageHead title={t('home.title')} />
      <h1>{t('home.title')}</h1>
    </>
  );
}
