import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from './lazy-screen';

/** What every signed-in person has, under /account. */
export const accountRoutes: RouteObject[] = [
  {
    path: 'password',
    lazy: lazyScreen(
      async () => (await import('../../features/auth/change-password-screen')).ChangePasswordScreen,
      'auth',
    ),
  },
];
