import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

/** The screens of the client area; fetched with the first of them, so that the public pages do not carry the list. */
export const clientScreens: Record<keyof typeof pages.client, LazyScreen> = {
  dashboard: lazyScreen(() => import('../../screens/client/client-dashboard-screen'), 'cases', 'dashboards'),
  profile: lazyScreen(
    () => import('../../screens/client/client-profile-screen'),
    'accounts',
    'accountSettings',
    'forms',
  ),
  lawyers: lazyScreen(
    () => import('../../screens/client/client-lawyers-screen'),
    'directory',
    'withdrawal',
    'caseRequest',
  ),
  lawyer: lazyScreen(() => import('../../screens/client/client-lawyer-screen'), 'caseRequest', 'forms'),
  cases: lazyScreen(
    () => import('../../screens/client/client-cases-screen'),
    'cases',
    'casePage',
    'room',
    'fees',
    'forms',
    'lists',
  ),
  case: lazyScreen(
    () => import('../../screens/client/client-case-screen'),
    'cases',
    'casePage',
    'room',
    'appointments',
    'fees',
    'forms',
    'withdrawal',
  ),
  requests: lazyScreen(() => import('../../screens/client/client-requests-screen'), 'openRequests'),
  request: lazyScreen(() => import('../../screens/client/client-request-screen'), 'fees', 'openRequests'),
  notifications: lazyScreen(
    () => import('../../screens/account/notifications-screen'),
    'notifications',
    'cases',
    'lists',
  ),
};
