import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

/** The screens of the admin area; fetched with the first of them, so that the public pages do not carry the list. */
export const adminScreens: Record<keyof typeof pages.admin, LazyScreen> = {
  dashboard: lazyScreen(
    async () => (await import('../../screens/admin/admin-dashboard-screen')).AdminDashboardScreen,
    'admin',
    'cases',
  ),
  users: lazyScreen(
    async () => (await import('../../screens/admin/admin-users-screen')).AdminUsersScreen,
    'admin',
  ),
  lawyers: lazyScreen(
    async () => (await import('../../screens/admin/admin-lawyers-screen')).AdminLawyersScreen,
    'admin',
  ),
  lawyer: lazyScreen(
    async () => (await import('../../screens/admin/admin-lawyer-screen')).AdminLawyerScreen,
    'admin',
  ),
  cases: lazyScreen(
    async () => (await import('../../screens/admin/admin-cases-screen')).AdminCasesScreen,
    'admin',
    'cases',
  ),
  case: lazyScreen(
    async () => (await import('../../screens/admin/admin-case-screen')).AdminCaseScreen,
    'admin',
    'cases',
  ),
  blogs: lazyScreen(
    async () => (await import('../../screens/admin/admin-blogs-screen')).AdminBlogsScreen,
    'admin',
  ),
  blogNew: lazyScreen(
    async () => (await import('../../screens/admin/admin-blog-new-screen')).AdminBlogNewScreen,
    'admin',
    'blogs',
  ),
  blog: lazyScreen(
    async () => (await import('../../screens/admin/admin-blog-screen')).AdminBlogScreen,
    'admin',
    'blogs',
  ),
  reviews: lazyScreen(
    async () => (await import('../../screens/admin/admin-reviews-screen')).AdminReviewsScreen,
    'admin',
  ),
};
