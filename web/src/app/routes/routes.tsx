import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from '../layouts/public-layout';
import { RootLayout } from '../layouts/root-layout';
import { RouteErrorScreen } from '../route-error-screen';
import { adminRoutes } from './admin-routes';
import { clientRoutes } from './client-routes';
import { lawyerRoutes } from './lawyer-routes';
import { lazyScreen } from './lazy-screen';
import { publicRoutes } from './public-routes';

const areaLayouts = () => import('../layouts/area-layout');

// A constant that the build knows: the styleguide is not part of the product.
const styleguide: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'styleguide', lazy: lazyScreen(async () => (await import('../../ui/styleguide')).Styleguide) }]
  : [];

/** Every route of the product; a fresh tree each time, because loading a lazy route changes it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteErrorScreen,
      children: [
        {
          path: 'user',
          lazy: lazyScreen(async () => (await areaLayouts()).ClientLayout),
          children: copy(clientRoutes),
        },
        {
          path: 'lawyer',
          lazy: lazyScreen(async () => (await areaLayouts()).LawyerLayout),
          children: copy(lawyerRoutes),
        },
        {
          path: 'admin',
          lazy: lazyScreen(async () => (await areaLayouts()).AdminLayout),
          children: copy(adminRoutes),
        },
        {
          path: 'account',
          lazy: lazyScreen(async () => (await areaLayouts()).AccountLayout),
          children: [
            {
              path: 'password',
              lazy: lazyScreen(
                async () => (await import('../../features/auth/change-password-screen')).ChangePasswordScreen,
                'auth',
              ),
            },
          ],
        },
        ...styleguide,
        { path: '/', Component: PublicLayout, children: copy(publicRoutes) },
      ],
    },
  ];
}

function copy(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => ({ ...route }));
}
