import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

/** A separate chunk, so that public pages do not load the list. */
export const adminScreens: Record<keyof typeof pages.admin, LazyScreen> = {
  dashboard: lazyScreen(
    () => import('../../modules/dashboards/admin-dashboard-screen'),
    ['cases', 'dashboards'],
  ),
  users: lazyScreen(() => import('../../modules/staff/people/admin-users-screen'), ['accounts', 'lists']),
  user: lazyScreen(
    () => import('../../modules/staff/people/admin-user-screen'),
    ['accounts', 'accountSettings', 'audit', 'cases', 'forms', 'lists', 'staff'],
  ),
  lawyers: lazyScreen(
    () => import('../../modules/lawyers/admin-lawyers-screen'),
    ['lawyerAdministration', 'verification', 'lists', 'forms'],
  ),
  lawyer: lazyScreen(
    () => import('../../modules/lawyers/admin-lawyer-screen'),
    ['accountSettings', 'audit', 'cases', 'lawyerAdministration', 'staff', 'verification', 'forms'],
  ),
  cases: lazyScreen(() => import('../../modules/cases/admin-cases-screen'), ['cases', 'lists']),
  case: lazyScreen(
    () => import('../../modules/cases/admin-case-screen'),
    ['audit', 'cases', 'casePage', 'room', 'fees', 'staff', 'forms'],
  ),
  blogs: lazyScreen(
    () => import('../../modules/blogs/admin-blogs-screen'),
    ['blogEditor', 'moderation', 'forms', 'lists'],
  ),
  blogNew: lazyScreen(() => import('../../modules/blogs/admin-blog-new-screen'), ['blogEditor', 'forms']),
  blog: lazyScreen(() => import('../../modules/blogs/admin-blog-screen'), ['blogEditor', 'forms']),
  reviews: lazyScreen(
    () => import('../../modules/reviews/admin-reviews-screen'),
    ['moderation', 'forms', 'lists'],
  ),
  reports: lazyScreen(
    () => import('../../modules/moderation/admin-reports-screen'),
    ['moderation', 'forms', 'lists'],
  ),
  complaints: lazyScreen(
    () => import('../../modules/complaints/admin-complaints-screen'),
    ['accountSettings', 'staff', 'forms', 'lists'],
  ),
  requests: lazyScreen(
    () => import('../../modules/open-requests/admin-requests-screen'),
    ['requestRecords', 'forms', 'lists'],
  ),
  notifications: lazyScreen(
    () => import('../../modules/notifications/notifications-screen'),
    ['notifications', 'cases', 'lists'],
  ),
  audit: lazyScreen(() => import('../../modules/audit/admin-audit-screen'), ['audit', 'cases', 'lists']),
  numbers: lazyScreen(
    () => import('../../modules/statistics/admin-numbers-screen'),
    ['numbers', 'cases', 'fees', 'lists'],
  ),
  staff: lazyScreen(() => import('../../modules/staff/admin-staff-screen'), ['staff', 'forms']),
};
