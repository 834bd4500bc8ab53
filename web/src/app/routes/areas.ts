import type { RouteObject } from 'react-router-dom';
import { adminRoutes } from './admin-routes';
import { clientRoutes } from './client-routes';
import { lazyScreen } from './lazy-screen';
import { lawyerRoutes } from './lawyer-routes';
import { publicRoutes } from './public-routes';

/** For every signed-in role: changing the password. */
const accountRoutes: RouteObject[] = [
  {
    index: true,
    lazy: lazyScreen(
      async () => (await import('../../screens/account/change-password-screen')).ChangePasswordScreen,
      'auth',
    ),
  },
];

/** Every screen of the product by the address of its area; the router adds the frames. */
export const areas = {
  '/': publicRoutes,
  '/user': clientRoutes,
  '/lawyer': lawyerRoutes,
  '/admin': adminRoutes,
  '/account/password': accountRoutes,
};

/** The addresses of all screens as the router writes them, such as `/lawyers/:id`. */
export function screenAddresses(): string[] {
  return Object.entries(areas).flatMap(([area, routes]) =>
    routes.map(({ path }) => (path ? `${area === '/' ? '' : area}/${path}` : area)),
  );
}
