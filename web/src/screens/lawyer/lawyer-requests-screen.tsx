import { useTranslation } from 'react-i18next';
import { PageHead } from '../../routing/page-head';
import { PageHeader } from '../../ui/page-header';

export default function LawyerRequestsScreen() {
  const { t } = useTranslation('shared');
  return (
    <>
      <PageHead title={t('nav.requests')} hidden />
      <PageHeader title={t('nav.requests')} />
    </>
  );
}
