import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminBlogScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('blog.title')} />
      <h2>{t('blog.title')}</h2>
    </>
  );
}
