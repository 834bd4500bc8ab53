import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminBlogsScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('blogs.title')} />
      <h2>{t('blogs.title')}</h2>
    </>
  );
}
