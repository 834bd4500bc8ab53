import {
  Banknote,
  BriefcaseBusiness,
  ChartColumn,
  History,
  LayoutDashboard,
  Mail,
  MessageSquareQuote,
  Newspaper,
  Scale,
  UserRound,
  UserRoundCheck,
  Users,
} from 'lucide-react';
import { paths } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';
import type { Permissions } from '../../session/use-permissions';
import { diary, isCurrentItem, ownPlaces, type NavigationItem, type NavigationKey } from './bottom-places';

const areaNavigation: Record<SessionRole, readonly NavigationItem[]> = {
  user: [
    { key: 'dashboard', to: paths.client.dashboard, icon: LayoutDashboard },
    { key: 'profile', to: paths.client.profile, icon: UserRound },
    { key: 'lawyers', to: paths.client.lawyers, icon: Scale },
    { key: 'myCases', to: paths.client.cases, icon: BriefcaseBusiness },
    { key: 'requests', to: paths.client.requests, icon: Mail },
  ],
  lawyer: [
    { key: 'dashboard', to: paths.lawyerArea.dashboard, icon: LayoutDashboard },
    diary,
    { key: 'profile', to: paths.lawyerArea.profile, icon: UserRound },
    { key: 'cases', to: paths.lawyerArea.cases, icon: BriefcaseBusiness },
    { key: 'requests', to: paths.lawyerArea.requests, icon: Mail },
    { key: 'money', to: paths.lawyerArea.money, icon: Banknote },
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

const staffPlaces: readonly NavigationItem[] = [
  { key: 'requests', to: paths.admin.requests, icon: Mail },
  { key: 'reviews', to: paths.admin.reviews, icon: MessageSquareQuote },
  { key: 'staff', to: paths.admin.staff, icon: UserRoundCheck },
  { key: 'numbers', to: paths.admin.numbers, icon: ChartColumn },
  { key: 'audit', to: paths.admin.audit, icon: History },
];

/** The items that the viewer may open; secondary items separately. */
export function visibleNavigation(
  role: SessionRole,
  { mayOpen }: Permissions,
): Record<'main' | 'beside', readonly NavigationItem[]> {
  const beside = role === 'admin' ? staffPlaces : [];
  return {
    main: areaNavigation[role].filter((item) => role !== 'admin' || mayOpen(item.to)),
    beside: beside.filter(({ to }) => mayOpen(to)),
  };
}

/** Places that fit side by side on a phone. */
const mostOnPhone = 5;

function allPlaces(role: SessionRole, permissions: Permissions): NavigationItem[] {
  const { main, beside } = visibleNavigation(role, permissions);
  return [...main, ...beside];
}

export function areaBottomPlaces(role: SessionRole, permissions: Permissions): readonly NavigationItem[] {
  return role === 'admin' ? allPlaces(role, permissions).slice(0, mostOnPhone) : ownPlaces[role];
}

/** The places of the sidebar that the bottom bar lacks. */
export function placesBesideBar(role: SessionRole, permissions: Permissions): readonly NavigationItem[] {
  const inBar = areaBottomPlaces(role, permissions);
  return allPlaces(role, permissions).filter(({ to }) => inBar.every((place) => place.to !== to));
}

/** Shown as `h1` in the bar; in the other areas each screen has its own `h1`. */
export function adminSection(pathname: string): NavigationKey | null {
  const places = [...areaNavigation.admin, ...staffPlaces];
  return places.find((item) => isCurrentItem(item, pathname))?.key ?? null;
}
