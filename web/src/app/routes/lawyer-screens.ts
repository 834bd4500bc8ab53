import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

const blogEditor = lazyScreen(
  async () => (await import('../../screens/lawyer/lawyer-blog-editor-screen')).LawyerBlogEditorScreen,
  'lawyer',
  'blogs',
);

/** The screens of the lawyer area; fetched with the first of them, so that the public pages do not carry the list. */
export const lawyerScreens: Record<keyof typeof pages.lawyer, LazyScreen> = {
  dashboard: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-dashboard-screen')).LawyerDashboardScreen,
    'lawyer',
    'cases',
  ),
  profile: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-profile-screen')).LawyerProfileScreen,
    'lawyer',
  ),
  cases: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-cases-screen')).LawyerCasesScreen,
    'lawyer',
    'cases',
  ),
  case: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-case-screen')).LawyerCaseScreen,
    'lawyer',
    'cases',
  ),
  blogs: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-blogs-screen')).LawyerBlogsScreen,
    'lawyer',
    'blogs',
  ),
  blogNew: blogEditor,
  blog: blogEditor,
};
