import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

const blogEditor = lazyScreen(
  async () => (await import('../../screens/lawyer/lawyer-blog-editor-screen')).LawyerBlogEditorScreen,
  'blogEditor',
  'forms',
);

/** The screens of the lawyer area; fetched with the first of them, so that the public pages do not carry the list. */
export const lawyerScreens: Record<keyof typeof pages.lawyer, LazyScreen> = {
  dashboard: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-dashboard-screen')).LawyerDashboardScreen,
    'verification',
    'cases',
    'dashboards',
  ),
  profile: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-profile-screen')).LawyerProfileScreen,
    'accounts',
    'verification',
    'lawyerProfileForm',
    'forms',
  ),
  cases: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-cases-screen')).LawyerCasesScreen,
    'verification',
    'cases',
    'lists',
  ),
  case: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-case-screen')).LawyerCaseScreen,
    'cases',
    'casePage',
    'room',
    'fees',
    'withdrawal',
    'forms',
  ),
  blogs: lazyScreen(
    async () => (await import('../../screens/lawyer/lawyer-blogs-screen')).LawyerBlogsScreen,
    'verification',
    'blogEditor',
  ),
  blogNew: blogEditor,
  blog: blogEditor,
  notifications: lazyScreen(
    async () => (await import('../../screens/account/notifications-screen')).NotificationsScreen,
    'notifications',
    'cases',
    'lists',
  ),
};
