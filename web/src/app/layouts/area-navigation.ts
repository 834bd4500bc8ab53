import {
  BriefcaseBusiness,
  LayoutDashboard,
  MessageSquareQuote,
  Newspaper,
  Scale,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { Catalogues } from '../../i18n/catalogues';
import { paths } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';

type NavigationKey = keyof Catalogues['shared']['nav'];

export interface AreaPlace {
  key: NavigationKey;
  to: string;
  icon: LucideIcon;
}

/** The places in each role's sidebar, in their order there. */
export const areaPlaces: Record<SessionRole, readonly AreaPlace[]> = {
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
    { key: 'reviews', to: paths.admin.reviews, icon: MessageSquareQuote },
  ],
};

/** The place where each role's work waits: cases to pay, cases to answer, licences to check. */
export const waitsAt: Record<SessionRole, NavigationKey> = {
  user: 'myCases',
  lawyer: 'cases',
  admin: 'lawyers',
};

/** True when a path is a place or lies under it; a dashboard is only itself. */
export function isAt(place: AreaPlace, pathname: string): boolean {
  if (pathname === place.to) return true;
  return place.key !== 'dashboard' && pathname.startsWith(`${place.to}/`);
}

/** The name of the admin section that a path lies in, which the bar shows as the `h1`; elsewhere the screen brings its own. */
export function adminSection(pathname: string): NavigationKey | null {
  return areaPlaces.admin.find((place) => isAt(place, pathname))?.key ?? null;
}
