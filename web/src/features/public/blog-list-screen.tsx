import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function BlogListScreen() {
  const { t } = useTranslation('public');
  return (
    <>
      <PageHead title={t('blogs.title')} />
      <h1>{t('blogs.title')}</h1>
    </>
  );
}
