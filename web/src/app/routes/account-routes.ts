import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from './lazy-screen';

/** What every signed-in person has: changing the password. */
export const accountRoutes: RouteObject[] = [
  {
    index: true,
    lazy: lazyScreen(
      async () => (await import('../../screens/account/change-password-screen')).ChangePasswordScreen,
      'auth',
    ),
  },
];
