import { areaRoots, pages } from '@ainsathi/contract/addresses';
import type { RouteObject } from 'react-router-dom';
import type { LazyClient } from '../../graphql/lazy-client';
import { PublicLayout } from '../layouts/public-layout';
import { RootLayout } from '../layouts/root-layout';
import { areas } from './areas';
import { lazyScreen } from './lazy-screen';

// `import.meta.env.DEV` is constant at build time, so the styleguide is not part of the production build.
const styleguide: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'styleguide', lazy: lazyScreen(async () => (await import('../../ui/styleguide')).Styleguide) }]
  : [];

/** All routes; a new tree for each call, because loading a lazy route mutates it. Without a client on the server. */
export function createRoutes(client: LazyClient | null): RouteObject[] {
  const areaLayouts = async () => {
    const [layouts] = await Promise.all([import('../layouts/area-layout'), client?.load()]);
    return layouts;
  };
  return [
    {
      Component: RootLayout,
      children: [
        {
          path: areaRoots.client,
          lazy: lazyScreen(async () => (await areaLayouts()).ClientLayout),
          children: copy(areas.client),
        },
        {
          path: areaRoots.lawyer,
          lazy: lazyScreen(async () => (await areaLayouts()).LawyerLayout),
          children: copy(areas.lawyer),
        },
        {
          path: areaRoots.admin,
          lazy: lazyScreen(async () => (await areaLayouts()).AdminLayout),
          children: copy(areas.admin),
        },
        {
          lazy: lazyScreen(async () => (await areaLayouts()).AccountLayout),
          children: copy(areas.account),
        },
        ...styleguide,
        { path: pages.public.home, Component: PublicLayout, children: copy(areas.public) },
      ],
    },
  ];
}

function copy(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => ({ ...route }));
}
