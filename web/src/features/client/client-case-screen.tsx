import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function ClientCaseScreen() {
  const { t } = useTranslation('client');
  return (
    <>
      <PageHead title={t('case.title')} />
      <h1>{t('case.title')}</h1>
    </>
  );
}
