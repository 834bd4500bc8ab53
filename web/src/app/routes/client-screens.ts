import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

/** A separate chunk, so that public pages do not load the list. */
export const clientScreens: Record<keyof typeof pages.client, LazyScreen> = {
  dashboard: lazyScreen(
    () => import('../../modules/dashboards/client-dashboard-screen'),
    ['cases', 'dashboards', 'fees', 'openRequests', 'room'],
  ),
  profile: lazyScreen(
    () => import('../../modules/accounts/client-profile-screen'),
    ['accounts', 'accountSettings', 'forms'],
  ),
  lawyers: lazyScreen(
    () => import('../../modules/lawyers/client-lawyers-screen'),
    ['directory', 'withdrawal', 'caseRequest'],
  ),
  lawyer: lazyScreen(() => import('../../modules/lawyers/client-lawyer-screen'), ['caseRequest', 'forms']),
  cases: lazyScreen(
    () => import('../../modules/cases/client-cases-screen'),
    ['cases', 'casePage', 'room', 'fees', 'forms', 'lists', 'openRequests'],
  ),
  case: lazyScreen(
    () => import('../../modules/cases/client-case-screen'),
    ['cases', 'casePage', 'room', 'appointments', 'fees', 'forms', 'join', 'withdrawal'],
  ),
  requests: lazyScreen(() => import('../../modules/open-requests/client-requests-screen'), ['openRequests']),
  request: lazyScreen(
    () => import('../../modules/open-requests/client-request-screen'),
    ['fees', 'openRequests'],
  ),
  notifications: lazyScreen(
    () => import('../../modules/notifications/notifications-screen'),
    ['notifications', 'cases', 'lists'],
  ),
};
