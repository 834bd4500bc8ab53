import { useTranslation } from 'react-i18next';
import { PageHead } from '../../app/page-head';

export function AdminUsersScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('users.title')} />
      <h2>{t('users.title')}</h2>
    </>
  );
}
