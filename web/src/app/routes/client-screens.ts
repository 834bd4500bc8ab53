import type { pages } from '@ainsathi/contract/addresses';
import { type LazyScreen, lazyScreen } from './lazy-screen';

/** The screens of the client area; fetched with the first of them, so that the public pages do not carry the list. */
export const clientScreens: Record<keyof typeof pages.client, LazyScreen> = {
  dashboard: lazyScreen(
    async () => (await import('../../screens/client/client-dashboard-screen')).ClientDashboardScreen,
    'cases',
    'dashboards',
  ),
  profile: lazyScreen(
    async () => (await import('../../screens/client/client-profile-screen')).ClientProfileScreen,
    'accounts',
    'forms',
  ),
  lawyers: lazyScreen(
    async () => (await import('../../screens/client/client-lawyers-screen')).ClientLawyersScreen,
    'directory',
    'withdrawal',
    'caseRequest',
  ),
  lawyer: lazyScreen(
    async () => (await import('../../screens/client/client-lawyer-screen')).ClientLawyerScreen,
    'caseRequest',
    'forms',
  ),
  cases: lazyScreen(
    async () => (await import('../../screens/client/client-cases-screen')).ClientCasesScreen,
    'cases',
    'casePage',
    'fees',
    'forms',
    'lists',
  ),
  case: lazyScreen(
    async () => (await import('../../screens/client/client-case-screen')).ClientCaseScreen,
    'cases',
    'casePage',
    'room',
    'fees',
    'forms',
    'withdrawal',
  ),
  notifications: lazyScreen(
    async () => (await import('../../screens/account/notifications-screen')).NotificationsScreen,
    'notifications',
    'cases',
    'lists',
  ),
};
