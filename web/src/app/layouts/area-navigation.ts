import {
  BriefcaseBusiness,
  LayoutDashboard,
  Newspaper,
  Scale,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { Catalogues } from '../../i18n/catalogues';
import { paths } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';
import type { Permissions } from '../../session/use-permissions';
import { permissionsOfPlace } from './admin-places';

type NavigationKey = keyof Catalogues['shared']['nav'];

export interface NavigationItem {
  key: NavigationKey;
  to: string;
  icon: LucideIcon;
}

/** The navigation of each role's area, in order. */
export const areaNavigation: Record<SessionRole, readonly NavigationItem[]> = {
  user: [
    { key: 'dashboard', to: paths.client.dashboard, icon: LayoutDashboard },
    { key: 'profile', to: paths.client.profile, icon: UserRound },
    { key: 'lawyers', to: paths.client.lawyers, icon: Scale },
    { key: 'myCases', to: paths.client.cases, icon: BriefcaseBusiness },
  ],
  lawyer: [
    { key: 'dashboard', to: paths.lawyerArea.dashboard, icon: LayoutDashboard },
    { key: 'profile', to: paths.lawyerArea.profile, icon: UserRound },
    { key: 'cases', to: paths.lawyerArea.cases, icon: BriefcaseBusiness },
    { key: 'blogs', to: paths.lawyerArea.blogs, icon: Newspaper },
  ],
  admin: [
    { key: 'dashboard', to: paths.admin.dashboard, icon: LayoutDashboard },
    { key: 'users', to: paths.admin.users, icon: Users },
    { key: 'lawyers', to: paths.admin.lawyers, icon: Scale },
    { key: 'cases', to: paths.admin.cases, icon: BriefcaseBusiness },
    { key: 'blogs', to: paths.admin.blogs, icon: Newspaper },
  ],
};

/** The items of an area that the viewer may open. */
export function visibleNavigation(role: SessionRole, { may }: Permissions): readonly NavigationItem[] {
  if (role !== 'admin') return areaNavigation[role];
  return areaNavigation.admin.filter(({ to }) => {
    const needed = permissionsOfPlace(to);
    return needed === null || may(...needed);
  });
}

/** The item that shows the role's pending count. */
export const pendingCountKey: Record<SessionRole, NavigationKey> = {
  user: 'myCases',
  lawyer: 'cases',
  admin: 'lawyers',
};

/** True when a path is the item's or below it; dashboards have no paths below them. */
export function isCurrentItem(item: NavigationItem, pathname: string): boolean {
  if (pathname === item.to) return true;
  return item.key !== 'dashboard' && pathname.startsWith(`${item.to}/`);
}

/** The admin section of a path, shown as the `h1` in the bar; in the other areas each screen has its own `h1`. */
export function adminSection(pathname: string): NavigationKey | null {
  // Reached from the dashboard, without a place in the navigation.
  if (pathname === paths.admin.reviews) return 'reviews';
  if (pathname === paths.admin.audit) return 'audit';
  if (pathname === paths.admin.staff) return 'staff';
  return areaNavigation.admin.find((item) => isCurrentItem(item, pathname))?.key ?? null;
}
