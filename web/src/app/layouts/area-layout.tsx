import { ApolloProvider, useQuery } from '@apollo/client/react';
import { useContext, type ReactNode, Fragment, lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { graphql } from '../../graphql/documents';
import { LazyClientContext } from '../../graphql/lazy-client';
import { PageHead } from '../../routing/page-head';
import { paths } from '../../routing/paths';
import { ButtonLink } from '../../ui/button';
import { ToastProvider } from '../../ui/overlays/toast';
import { EmptyState } from '../../ui/states/empty-state';
import type { SessionRole, SessionUser } from '../../session/session-storage';
import { usePermissions } from '../../session/use-permissions';
import { AreaChangedPolicies, AreaConfirmEmail, AreaIncomingCall } from './area-bars';
import { SecondFactorMissingDocument } from './generated/area-layout';
import { AreaFrame } from './area-frame';
import { LeaveByEscape, LeaveNote } from './leave-quickly';
import { RingingAnywhere } from './ringing-anywhere';
import { useSession } from '../../session/session';
import { mainId } from './skip-link';
import { loadCatalogues } from '../../i18n/translator';
import { identityPrompt } from '../../session/identity-prompt';

const IdentityDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('../../session/identity-dialog'),
    loadCatalogues('accountRecovery', 'accounts'),
  ]);
  return { default: dialog.IdentityDialog };
});

/** Shows the identity dialog while an operation waits for it; fetched on first use. */
function IdentityDialogHost() {
  const isOpen = useSyncExternalStore(identityPrompt.subscribe, identityPrompt.isOpen, () => false);
  return (
    isOpen && (
      <Suspense>
        <IdentityDialog />
      </Suspense>
    )
  );
}

interface RequireRoleProps {
  roles: readonly SessionRole[];
  /** Rendered on the server and until the session is loaded. */
  loading: ReactNode;
  children: (user: SessionUser) => ReactNode;
}

/** Redirects everyone else to /login. */
function RequireRole({ roles, loading, children }: RequireRoleProps) {
  const session = useSession();
  const location = useLocation();
  if (session.loading) return loading;
  if (session.signedOut) return <Navigate to={paths.home} replace />;
  if (!session.user || !roles.includes(session.user.role)) {
    return <Navigate to={paths.login} replace state={{ from: location.pathname + location.search }} />;
  }
  // If another tab signs in another account, the key unmounts the previous account's screens.
  return <Fragment key={session.user._id}>{children(session.user)}</Fragment>;
}

graphql(`
  query SecondFactorMissing {
    me {
      id
      secondFactorMissing
      passwordMustChange
    }
  }
`);

/** Leads an admin who must set a password or a second factor there; the server refuses everything else. */
function AreaSecondFactor() {
  const { pathname } = useLocation();
  const { data } = useQuery(SecondFactorMissingDocument, { fetchPolicy: 'cache-first' });
  if (data?.me?.passwordMustChange)
    return pathname === paths.changePassword ? null : <Navigate to={paths.changePassword} replace />;
  const isThere = pathname === paths.secondFactor || pathname === paths.changePassword;
  return data?.me?.secondFactorMissing && !isThere ? <Navigate to={paths.secondFactor} replace /> : null;
}

function Loading() {
  const { t } = useTranslation(['shared', 'areas']);
  return (
    <p role="status" className="text-ink-2">
      {t('loading')}
    </p>
  );
}

/** For Apollo's own hooks in the areas' screens; their routes have loaded it. */
function AreaClient({ children }: { children: ReactNode }) {
  const client = useContext(LazyClientContext)?.loaded();
  // The server's rendering has its own provider.
  return client ? <ApolloProvider client={client}>{children}</ApolloProvider> : children;
}

/** The screen, or that it is closed to this admin's roles. */
function AdminOutlet({ loading }: { loading: ReactNode }) {
  const { t } = useTranslation('areas');
  const { pathname } = useLocation();
  const { isKnown, mayOpen } = usePermissions();
  if (!isKnown) return loading;
  if (mayOpen(pathname)) return <Outlet />;
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

function Area({ roles }: { roles: readonly SessionRole[] }) {
  const { t } = useTranslation(['shared', 'areas']);
  // The route implies the role before the session is loaded, so the frame renders at once without layout shift.
  const onlyRole = roles.length === 1 ? (roles[0] ?? null) : null;
  const loading = (
    <AreaFrame role={onlyRole}>
      <Loading />
    </AreaFrame>
  );
  return (
    <AreaClient>
      <RequireRole roles={roles} loading={loading}>
        {(user) => (
          <ToastProvider labels={{ region: t('areas:toasts'), close: t('act.close') }}>
            <AreaFrame role={user.role}>
              {user.role === 'admin' && <AreaSecondFactor />}
              {user.role !== 'admin' && <AreaIncomingCall />}
              <LeaveByEscape />
              <LeaveNote />
              <AreaConfirmEmail />
              <AreaChangedPolicies />
              {onlyRole === 'admin' ? <AdminOutlet loading={<Loading />} /> : <Outlet />}
            </AreaFrame>
            <IdentityDialogHost />
          </ToastProvider>
        )}
      </RequireRole>
    </AreaClient>
  );
}

export function ClientLayout() {
  return <Area roles={['user']} />;
}

export function LawyerLayout() {
  return <Area roles={['lawyer']} />;
}

export function AdminLayout() {
  return <Area roles={['admin']} />;
}

/** Always dark, without the frame, for the two participants. */
export function CallLayout() {
  const { t } = useTranslation(['shared', 'areas']);
  const stage = (content: ReactNode) => (
    <main
      id={mainId}
      tabIndex={-1}
      data-theme="dark"
      className="flex min-h-dvh flex-col bg-stage text-on-stage outline-none"
    >
      {content}
    </main>
  );
  return (
    <AreaClient>
      <RequireRole roles={['user', 'lawyer']} loading={stage(<Loading />)}>
        {() => (
          <ToastProvider labels={{ region: t('areas:toasts'), close: t('act.close') }}>
            {stage(
              <>
                <LeaveByEscape />
                <RingingAnywhere />
                <Outlet />
              </>,
            )}
          </ToastProvider>
        )}
      </RequireRole>
    </AreaClient>
  );
}

export function AccountLayout() {
  return <Area roles={['user', 'lawyer', 'admin']} />;
}
