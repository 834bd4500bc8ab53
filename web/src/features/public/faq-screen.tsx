import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function FaqScreen() {
  const { t } = useTranslation('public');
  return (
    <>
      <PageHead title={t('faq.title')} />
      <h1>{t('faq.title')}</h1>
    </>
  );
}
