import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function LawyerCasesScreen() {
  const { t } = useTranslation('lawyer');
  return (
    <>
      <PageHead title={t('cases.title')} />
      <h1>{t('cases.title')}</h1>
    </>
  );
}
