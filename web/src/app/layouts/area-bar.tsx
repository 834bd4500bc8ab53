import { skipToken, useQuery } from '@apollo/client/react';
import { DoorOpen, House, LayoutDashboard, LogOut, UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../ui/link';
import { graphql } from '../../graphql/documents';
import { usePersonName } from '../../i18n/use-person-name';
import { LazyComponent } from '../../routing/lazy-component';
import { lazySource } from '../../routing/lazy-source';
import { paths } from '../../routing/paths';
import { Button, ButtonLink } from '../../ui/button';
import { LogoMark } from '../../ui/jamdani/logo';
import { Menu } from '../../ui/overlays/menu';
import { sendUndoable } from '../../ui/overlays/use-undoable';
import { Avatar } from '../../ui/pictures/avatar';
import { dashboardPath, useSession } from '../../session/session';
import type { SessionRole, SessionUser } from '../../session/session-storage';
import { usePermissions } from '../../session/use-permissions';
import { adminSection, placesBesideBar } from './area-navigation';
import { HomeLink } from './home-link';
import { LanguageSwitch } from './language-switch';
import { LeaveButton, useLeaveQuickly, useSharedPhone } from './leave-quickly';
import { ThemeSwitch, useThemeSwitch } from './theme-switch';
import { OwnFaceDocument } from './generated/area-bar';

graphql(`
  query OwnFace {
    myLawyerProfile {
      id
      name
      nameBangla
      profilePicSmall
    }
  }
`);

const bell = lazySource(
  async () => (await import('../../modules/notifications/notification-bell')).NotificationBell,
  'notifications',
  'cases',
);

/** Fetched after the frame, which works without it. */
function AreaBell({ role }: { role: SessionRole }) {
  const { may } = usePermissions();
  // Among staff, only owners get notifications.
  if (role === 'admin' && !may('MANAGE_STAFF')) return null;
  return (
    <LazyComponent source={bell} placeholder={<span className="size-11" />} missing={() => null}>
      {(NotificationBell) => <NotificationBell role={role} />}
    </LazyComponent>
  );
}

/** The name in the page's language, and a lawyer's picture; only the name until loaded. */
function useOwnFace() {
  const { user } = useSession();
  const { data } = useQuery(
    OwnFaceDocument,
    user?.role === 'lawyer' ? { fetchPolicy: 'cache-first' } : skipToken,
  );
  const lawyer = data?.myLawyerProfile;
  return { name: usePersonName()(lawyer ?? user), picture: lawyer?.profilePicSmall ?? null };
}

/** Sends undoable changes before signing out. */
function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  return async () => {
    await sendUndoable();
    await signOut();
  };
}

/** On a phone: the links of the wide screen's sidebar that the bottom bar lacks, and the theme and logout of its bar. */
function AccountMenu({ user, name, picture }: { user: SessionUser; name: string; picture: string | null }) {
  const { t } = useTranslation(['shared', 'areas']);
  const signOut = useSignOut();
  const leave = useLeaveQuickly();
  const others = placesBesideBar(user.role, usePermissions());
  const { switchTheme, ...theme } = useThemeSwitch();
  return (
    <Menu
      label={t('areas:accountMenu')}
      trigger={
        <button
          type="button"
          aria-label={`${t('areas:accountMenu')}, ${name}`}
          className="inline-grid size-11 place-items-center rounded-full md:hidden"
        >
          <Avatar id={user._id} name={name} src={picture} size="small" />
        </button>
      }
      groups={[
        [
          { label: t('nav.dashboard'), icon: LayoutDashboard, to: dashboardPath(user.role) },
          ...others.map(({ key, to, icon }) => ({ label: t(`nav.${key}`), icon, to })),
          { label: t('nav.account'), icon: UserRoundCog, to: paths.account },
          { label: t('areas:backToHome'), icon: House, to: paths.home },
        ],
        [{ ...theme, onSelect: switchTheme }],
        [
          { label: t('session.logout'), icon: LogOut, onSelect: () => void signOut() },
          { label: t('areas:leave'), note: t('areas:leaveNote'), icon: DoorOpen, onSelect: leave },
        ],
      ]}
    />
  );
}

function Person() {
  const { t } = useTranslation(['shared', 'areas']);
  const { user } = useSession();
  const signOut = useSignOut();
  const { name, picture } = useOwnFace();
  if (!user) return null;
  return (
    <>
      <Link
        to={dashboardPath(user.role)}
        className="inline-flex min-h-(--control-height-small) max-w-96 items-center gap-2.5 rounded-field px-2 text-14 font-medium text-ink no-underline hover:bg-hover max-md:hidden"
      >
        <Avatar id={user._id} name={name} src={picture} size="small" />
        <span className="truncate">{t('session.greeting', { name })}</span>
      </Link>
      <Button variant="text" icon={LogOut} className="max-md:hidden" onClick={() => void signOut()}>
        {t('session.logout')}
      </Button>
      <AccountMenu user={user} name={name} picture={picture} />
    </>
  );
}

/** In the admin area it shows the section's name as `h1`. */
export function AreaBar({ role }: { role: SessionRole | null }) {
  const { t } = useTranslation(['shared', 'areas']);
  const { pathname } = useLocation();
  const { user } = useSession();
  const isShared = useSharedPhone();
  const admin = role === 'admin';
  const section = admin ? adminSection(pathname) : null;
  return (
    <header
      data-site-header
      className="sticky top-0 z-20 flex h-14 items-center gap-1 sm:gap-3 border-b border-line bg-paper pr-2 pl-4 md:px-8"
    >
      <div className="md:hidden">
        {admin || isShared ? (
          <Link to={paths.home} aria-label={t('brand.home')} className="inline-flex size-11 items-center">
            <LogoMark />
          </Link>
        ) : (
          <HomeLink />
        )}
      </div>
      {section && (
        <h1 className="min-w-0 truncate text-18 max-sm:bangla:text-16 md:text-22">{t(`nav.${section}`)}</h1>
      )}
      <div className="ml-auto flex items-center gap-1">
        <LeaveButton />
        {admin && (
          <ButtonLink to={paths.home} variant="text" icon={House} className="max-md:hidden">
            {t('areas:backToHome')}
          </ButtonLink>
        )}
        <LanguageSwitch />
        <ThemeSwitch className="max-md:hidden" />
        {user && <AreaBell role={user.role} />}
        <Person />
      </div>
    </header>
  );
}
