import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

/** The screens of the admin area; a separate chunk, so that the public pages do not load the list. */
export const adminScreens: Record<keyof typeof pages.admin, LazyScreen> = {
  dashboard: lazyScreen(() => import('../../screens/admin/admin-dashboard-screen'), 'cases', 'dashboards'),
  users: lazyScreen(() => import('../../screens/admin/admin-users-screen'), 'accounts', 'lists'),
  user: lazyScreen(
    () => import('../../screens/admin/admin-user-screen'),
    'accounts',
    'audit',
    'cases',
    'forms',
    'lists',
    'staff',
  ),
  lawyers: lazyScreen(
    () => import('../../screens/admin/admin-lawyers-screen'),
    'lawyerAdministration',
    'verification',
    'lists',
    'forms',
  ),
  lawyer: lazyScreen(
    () => import('../../screens/admin/admin-lawyer-screen'),
    'audit',
    'cases',
    'lawyerAdministration',
    'staff',
    'verification',
    'forms',
  ),
  cases: lazyScreen(() => import('../../screens/admin/admin-cases-screen'), 'cases', 'lists'),
  case: lazyScreen(
    () => import('../../screens/admin/admin-case-screen'),
    'audit',
    'cases',
    'casePage',
    'room',
    'fees',
  ),
  blogs: lazyScreen(() => import('../../screens/admin/admin-blogs-screen'), 'blogEditor', 'lists'),
  blogNew: lazyScreen(() => import('../../screens/admin/admin-blog-new-screen'), 'blogEditor', 'forms'),
  blog: lazyScreen(() => import('../../screens/admin/admin-blog-screen'), 'blogEditor', 'forms'),
  reviews: lazyScreen(() => import('../../screens/admin/admin-reviews-screen'), 'moderation', 'lists'),
  requests: lazyScreen(
    () => import('../../screens/admin/admin-requests-screen'),
    'requestRecords',
    'forms',
    'lists',
  ),
  notifications: lazyScreen(
    () => import('../../screens/account/notifications-screen'),
    'notifications',
    'cases',
    'lists',
  ),
  audit: lazyScreen(() => import('../../screens/admin/admin-audit-screen'), 'audit', 'cases', 'lists'),
  staff: lazyScreen(() => import('../../screens/admin/admin-staff-screen'), 'staff', 'forms'),
};
