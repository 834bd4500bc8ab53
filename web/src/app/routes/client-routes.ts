import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from './lazy-screen';

/** The client area, under /user. */
export const clientRoutes: RouteObject[] = [
  {
    index: true,
    lazy: lazyScreen(
      async () => (await import('../../features/client/client-dashboard-screen')).ClientDashboardScreen,
      'client',
      'cases',
    ),
  },
  {
    path: 'profile',
    lazy: lazyScreen(
      async () => (await import('../../features/client/client-profile-screen')).ClientProfileScreen,
      'client',
    ),
  },
  {
    path: 'lawyers',
    lazy: lazyScreen(
      async () => (await import('../../features/client/client-lawyers-screen')).ClientLawyersScreen,
      'client',
    ),
  },
  {
    path: 'lawyers/:id',
    lazy: lazyScreen(
      async () => (await import('../../features/client/client-lawyer-screen')).ClientLawyerScreen,
      'client',
    ),
  },
  {
    path: 'cases',
    lazy: lazyScreen(
      async () => (await import('../../features/client/client-cases-screen')).ClientCasesScreen,
      'client',
      'cases',
    ),
  },
  {
    path: 'cases/:id',
    lazy: lazyScreen(
      async () => (await import('../../features/client/client-case-screen')).ClientCaseScreen,
      'client',
      'cases',
    ),
  },
];
