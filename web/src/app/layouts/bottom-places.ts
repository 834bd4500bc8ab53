import { Book, BriefcaseBusiness, House, Mail, Scale, UserRound, type LucideIcon } from 'lucide-react';
import type { Catalogues } from '../../i18n/catalogues';
import { paths } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';

export type NavigationKey = keyof Catalogues['shared']['nav'];

export interface NavigationItem {
  key: NavigationKey;
  to: string;
  icon: LucideIcon;
}

const home: NavigationItem = { key: 'home', to: paths.home, icon: House };

export const diary: NavigationItem = { key: 'diary', to: paths.lawyerArea.diary, icon: Book };

/** The bottom bar of a client or a lawyer, the same on every page. */
export const ownPlaces: Record<'user' | 'lawyer', readonly NavigationItem[]> = {
  user: [
    home,
    { key: 'lawyers', to: paths.client.lawyers, icon: Scale },
    { key: 'cases', to: paths.client.cases, icon: BriefcaseBusiness },
    { key: 'profile', to: paths.client.dashboard, icon: UserRound },
  ],
  lawyer: [
    home,
    diary,
    { key: 'cases', to: paths.lawyerArea.cases, icon: BriefcaseBusiness },
    { key: 'requests', to: paths.lawyerArea.requests, icon: Mail },
    { key: 'profile', to: paths.lawyerArea.dashboard, icon: UserRound },
  ],
};

export function publicBottomPlaces(role: SessionRole | undefined): readonly NavigationItem[] {
  if (role === 'user' || role === 'lawyer') return ownPlaces[role];
  return [
    home,
    { key: 'findLawyer', to: paths.lawyers, icon: Scale },
    { key: 'profile', to: role ? paths.admin.dashboard : paths.login, icon: UserRound },
  ];
}

/** The item's path or below it, unless it is a dashboard, whose area lies below it. */
export function isCurrentItem({ to }: NavigationItem, pathname: string): boolean {
  return pathname === to || (!/^\/(user|lawyer|admin)$/.test(to) && pathname.startsWith(`${to}/`));
}
