import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminReviewsScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('reviews.title')} />
      <h2>{t('reviews.title')}</h2>
    </>
  );
}
