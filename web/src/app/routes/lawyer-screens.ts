import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

const blogEditor = lazyScreen(
  () => import('../../modules/blogs/lawyer-blog-editor-screen'),
  ['blogEditor', 'forms'],
);

/** A separate chunk, so that public pages do not load the list. */
export const lawyerScreens: Record<keyof typeof pages.lawyer, LazyScreen> = {
  dashboard: lazyScreen(
    () => import('../../modules/dashboards/lawyer-dashboard-screen'),
    ['verification', 'cases', 'dashboards', 'diary', 'room', 'lists', 'forms'],
  ),
  diary: lazyScreen(
    () => import('../../modules/diary/diary-screen'),
    ['diary', 'cases', 'casePage', 'room', 'lists', 'forms'],
  ),
  diaryImport: lazyScreen(
    () => import('../../modules/diary/import/import-screen'),
    ['diary', 'cases', 'casePage', 'room', 'forms'],
  ),
  profile: lazyScreen(
    () => import('../../modules/lawyers/lawyer-profile-screen'),
    ['accounts', 'verification', 'lawyerProfileForm', 'fees', 'forms', 'clientReviews'],
  ),
  licence: lazyScreen(
    () => import('../../modules/lawyers/lawyer-licence-screen'),
    ['verification', 'lawyerProfileForm', 'forms'],
  ),
  cases: lazyScreen(
    () => import('../../modules/cases/lawyer-cases-screen'),
    ['verification', 'cases', 'fees', 'forms', 'lists'],
  ),
  case: lazyScreen(
    () => import('../../modules/cases/lawyer-case-screen'),
    ['cases', 'casePage', 'room', 'appointments', 'fees', 'join', 'withdrawal', 'lists', 'forms'],
  ),
  money: lazyScreen(
    () => import('../../modules/money/income/lawyer-money-screen'),
    ['room', 'fees', 'forms', 'lists'],
  ),
  blogs: lazyScreen(
    () => import('../../modules/blogs/lawyer-blogs-screen'),
    ['verification', 'blogEditor', 'moderation', 'forms', 'lists'],
  ),
  blogNew: blogEditor,
  blog: blogEditor,
  requests: lazyScreen(
    () => import('../../modules/open-requests/lawyer-requests-screen'),
    ['cases', 'invitations', 'lists', 'forms'],
  ),
  request: lazyScreen(
    () => import('../../modules/open-requests/lawyer-request-screen'),
    ['invitations', 'fees', 'forms'],
  ),
  notifications: lazyScreen(
    () => import('../../modules/notifications/notifications-screen'),
    ['notifications', 'cases', 'lists'],
  ),
};
