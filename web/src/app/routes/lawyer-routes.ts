import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from './lazy-screen';

const blogEditor = lazyScreen(
  async () => (await import('../../features/lawyer/lawyer-blog-editor-screen')).LawyerBlogEditorScreen,
  'lawyer',
  'blogs',
);

/** The lawyer area, under /lawyer. */
export const lawyerRoutes: RouteObject[] = [
  {
    index: true,
    lazy: lazyScreen(
      async () => (await import('../../features/lawyer/lawyer-dashboard-screen')).LawyerDashboardScreen,
      'lawyer',
      'cases',
    ),
  },
  {
    path: 'profile',
    lazy: lazyScreen(
      async () => (await import('../../features/lawyer/lawyer-profile-screen')).LawyerProfileScreen,
      'lawyer',
    ),
  },
  {
    path: 'cases',
    lazy: lazyScreen(
      async () => (await import('../../features/lawyer/lawyer-cases-screen')).LawyerCasesScreen,
      'lawyer',
      'cases',
    ),
  },
  {
    path: 'cases/:id',
    lazy: lazyScreen(
      async () => (await import('../../features/lawyer/lawyer-case-screen')).LawyerCaseScreen,
      'lawyer',
      'cases',
    ),
  },
  {
    path: 'blogs',
    lazy: lazyScreen(
      async () => (await import('../../features/lawyer/lawyer-blogs-screen')).LawyerBlogsScreen,
      'lawyer',
      'blogs',
    ),
  },
  { path: 'blogs/new', lazy: blogEditor },
  { path: 'blogs/:id', lazy: blogEditor },
];
