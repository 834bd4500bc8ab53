import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function ContactScreen() {
  const { t } = useTranslation('public');
  return (
    <>
      <PageHead title={t('contact.title')} />
      <h1>{t('contact.title')}</h1>
    </>
  );
}
