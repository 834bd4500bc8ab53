import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function TermsScreen() {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageHead title={t('terms.title')} />
      <h1>{t('terms.title')}</h1>
    </>
  );
}
