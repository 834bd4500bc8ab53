import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

/** The screens of the admin area; a separate chunk, so that the public pages do not load the list. */
export const adminScreens: Record<keyof typeof pages.admin, LazyScreen> = {
  dashboard: lazyScreen(
    async () => (await import('../../screens/admin/admin-dashboard-screen')).AdminDashboardScreen,
    'cases',
    'dashboards',
  ),
  users: lazyScreen(
    async () => (await import('../../screens/admin/admin-users-screen')).AdminUsersScreen,
    'accounts',
    'lists',
  ),
  user: lazyScreen(
    async () => (await import('../../screens/admin/admin-user-screen')).AdminUserScreen,
    'accounts',
    'audit',
    'cases',
    'forms',
    'lists',
    'staff',
  ),
  lawyers: lazyScreen(
    async () => (await import('../../screens/admin/admin-lawyers-screen')).AdminLawyersScreen,
    'lawyerAdministration',
    'verification',
    'lists',
    'forms',
  ),
  lawyer: lazyScreen(
    async () => (await import('../../screens/admin/admin-lawyer-screen')).AdminLawyerScreen,
    'audit',
    'lawyerAdministration',
    'staff',
    'verification',
    'forms',
  ),
  cases: lazyScreen(
    async () => (await import('../../screens/admin/admin-cases-screen')).AdminCasesScreen,
    'cases',
    'lists',
  ),
  case: lazyScreen(
    async () => (await import('../../screens/admin/admin-case-screen')).AdminCaseScreen,
    'audit',
    'cases',
    'casePage',
    'room',
    'fees',
  ),
  blogs: lazyScreen(
    async () => (await import('../../screens/admin/admin-blogs-screen')).AdminBlogsScreen,
    'blogEditor',
    'lists',
  ),
  blogNew: lazyScreen(
    async () => (await import('../../screens/admin/admin-blog-new-screen')).AdminBlogNewScreen,
    'blogEditor',
    'forms',
  ),
  blog: lazyScreen(
    async () => (await import('../../screens/admin/admin-blog-screen')).AdminBlogScreen,
    'blogEditor',
    'forms',
  ),
  reviews: lazyScreen(
    async () => (await import('../../screens/admin/admin-reviews-screen')).AdminReviewsScreen,
    'moderation',
    'lists',
  ),
  notifications: lazyScreen(
    async () => (await import('../../screens/account/notifications-screen')).NotificationsScreen,
    'notifications',
    'cases',
    'lists',
  ),
  audit: lazyScreen(
    async () => (await import('../../screens/admin/admin-audit-screen')).AdminAuditScreen,
    'audit',
    'lists',
  ),
  staff: lazyScreen(
    async () => (await import('../../screens/admin/admin-staff-screen')).AdminStaffScreen,
    'staff',
    'forms',
  ),
};
