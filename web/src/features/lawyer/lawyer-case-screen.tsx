import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function LawyerCaseScreen() {
  const { t } = useTranslation('lawyer');
  return (
    <>
      <PageHead title={t('case.title')} />
      <h1>{t('case.title')}</h1>
    </>
  );
}
