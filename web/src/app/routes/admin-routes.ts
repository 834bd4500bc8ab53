import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from './lazy-screen';

/** The admin area, under /admin. */
export const adminRoutes: RouteObject[] = [
  {
    index: true,
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-dashboard-screen')).AdminDashboardScreen,
      'admin',
      'cases',
    ),
  },
  {
    path: 'users',
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-users-screen')).AdminUsersScreen,
      'admin',
    ),
  },
  {
    path: 'lawyers',
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-lawyers-screen')).AdminLawyersScreen,
      'admin',
    ),
  },
  {
    path: 'lawyers/:id',
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-lawyer-screen')).AdminLawyerScreen,
      'admin',
    ),
  },
  {
    path: 'cases',
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-cases-screen')).AdminCasesScreen,
      'admin',
      'cases',
    ),
  },
  {
    path: 'cases/:id',
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-case-screen')).AdminCaseScreen,
      'admin',
      'cases',
    ),
  },
  {
    path: 'blogs',
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-blogs-screen')).AdminBlogsScreen,
      'admin',
    ),
  },
  {
    path: 'blogs/new',
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-blog-new-screen')).AdminBlogNewScreen,
      'admin',
      'blogs',
    ),
  },
  {
    path: 'blogs/:id',
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-blog-screen')).AdminBlogScreen,
      'admin',
      'blogs',
    ),
  },
  {
    path: 'reviews',
    lazy: lazyScreen(
      async () => (await import('../../features/admin/admin-reviews-screen')).AdminReviewsScreen,
      'admin',
    ),
  },
];
