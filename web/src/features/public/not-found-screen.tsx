import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';
import { usePageStatus } from '../../app/page-status';

export function NotFoundScreen() {
  const { t } = useTranslation('public');
  usePageStatus(404);
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <h1>{t('notFound.title')}</h1>
    </>
  );
}
