import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminBlogNewScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('blogNew.title')} />
      <h2>{t('blogNew.title')}</h2>
    </>
  );
}
