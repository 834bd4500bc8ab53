import { House, LayoutDashboard, LogOut, UserRoundCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/pictures/avatar';
import { Menu } from '../../ui/overlays/menu';
import { paths } from '../../routing/paths';
import { dashboardPath, useSession } from '../../session/session';
import type { SessionUser } from '../../session/session-storage';

/** On a phone: the links and the logout that sidebar and bar have on a wide screen. */
export function AccountMenu({ user, picture }: { user: SessionUser; picture?: string | null }) {
  const { t } = useTranslation('shared');
  const { signOut } = useSession();
  return (
    <Menu
      label={t('session.account')}
      trigger={
        <button
          type="button"
          aria-label={`${t('session.account')}, ${user.name}`}
          className="inline-grid size-11 place-items-center rounded-full md:hidden"
        >
          <Avatar id={user._id} name={user.name} src={picture} size="small" />
        </button>
      }
      groups={[
        [
          { label: t('nav.dashboard'), icon: LayoutDashboard, to: dashboardPath(user.role) },
          { label: t('nav.account'), icon: UserRoundCog, to: paths.account },
          { label: t('nav.backToHome'), icon: House, to: paths.home },
        ],
        [{ label: t('session.logout'), icon: LogOut, onSelect: () => void signOut() }],
      ]}
    />
  );
}
