import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { usePermissions } from '../../session/use-permissions';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/states/empty-state';
import { permissionsOfPlace } from './admin-places';

/** The screen of the admin area, or that it is not for the roles of this admin. */
export function AdminOutlet({ loading }: { loading: ReactNode }) {
  const { t } = useTranslation('shared');
  const { pathname } = useLocation();
  const { isKnown, may } = usePermissions();
  const needed = permissionsOfPlace(pathname);
  if (!isKnown) return loading;
  if (needed === null || may(...needed)) return <Outlet />;
  return (
    <>
      <PageHead title={t('notAllowed.title')} hidden />
      <EmptyState
        title={t('notAllowed.title')}
        description={t('notAllowed.text')}
        action={<ButtonLink to={paths.admin.dashboard}>{t('notAllowed.toDashboard')}</ButtonLink>}
      />
    </>
  );
}
