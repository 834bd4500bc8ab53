import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminCaseScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('case.title')} />
      <h2>{t('case.title')}</h2>
    </>
  );
}
