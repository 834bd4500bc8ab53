import {
  BriefcaseBusiness,
  Inbox,
  MessageSquareQuote,
  Newspaper,
  Scale,
  ScrollText,
  UserCog,
  Users,
} from 'lucide-react';
import { paths } from '../../routing/paths';

/** The lists of the administration, each for those who may do one of its acts. */
export const adminPlaces = {
  users: { to: paths.admin.users, icon: Users, may: ['SUPPORT_USERS'] },
  lawyers: { to: paths.admin.lawyers, icon: Scale, may: ['VERIFY_LAWYERS', 'SUPPORT_USERS'] },
  cases: { to: paths.admin.cases, icon: BriefcaseBusiness, may: ['SUPPORT_USERS'] },
  requests: { to: paths.admin.requests, icon: Inbox, may: ['SUPPORT_USERS'] },
  blogs: { to: paths.admin.blogs, icon: Newspaper, may: ['MODERATE'] },
  reviews: { to: paths.admin.reviews, icon: MessageSquareQuote, may: ['MODERATE'] },
  staff: { to: paths.admin.staff, icon: UserCog, may: ['MANAGE_STAFF'] },
  audit: { to: paths.admin.audit, icon: ScrollText, may: ['READ_AUDIT'] },
} as const;
