import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

const blogEditor = lazyScreen(
  () => import('../../screens/lawyer/lawyer-blog-editor-screen'),
  'blogEditor',
  'forms',
);

/** The screens of the lawyer area; fetched with the first of them, so that the public pages do not carry the list. */
export const lawyerScreens: Record<keyof typeof pages.lawyer, LazyScreen> = {
  dashboard: lazyScreen(
    () => import('../../screens/lawyer/lawyer-dashboard-screen'),
    'verification',
    'cases',
    'dashboards',
    'forms',
  ),
  profile: lazyScreen(
    () => import('../../screens/lawyer/lawyer-profile-screen'),
    'accounts',
    'verification',
    'lawyerProfileForm',
    'forms',
  ),
  cases: lazyScreen(
    () => import('../../screens/lawyer/lawyer-cases-screen'),
    'verification',
    'cases',
    'casePage',
    'room',
    'fees',
    'forms',
    'lists',
  ),
  case: lazyScreen(
    () => import('../../screens/lawyer/lawyer-case-screen'),
    'cases',
    'casePage',
    'room',
    'appointments',
    'fees',
    'withdrawal',
    'forms',
  ),
  blogs: lazyScreen(
    () => import('../../screens/lawyer/lawyer-blogs-screen'),
    'verification',
    'blogEditor',
    'lists',
  ),
  blogNew: blogEditor,
  blog: blogEditor,
  requests: lazyScreen(() => import('../../screens/lawyer/lawyer-requests-screen'), 'invitations', 'lists'),
  request: lazyScreen(
    () => import('../../screens/lawyer/lawyer-request-screen'),
    'invitations',
    'fees',
    'forms',
  ),
  notifications: lazyScreen(
    () => import('../../screens/account/notifications-screen'),
    'notifications',
    'cases',
    'lists',
  ),
};
