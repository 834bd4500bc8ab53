import { areaRoots, pages } from '@ainsathi/contract/addresses';
import type { RouteObject } from 'react-router-dom';
import type { LazyClient } from '../../graphql/lazy-client';
import { PublicLayout } from '../layouts/public-layout';
import { RootLayout } from '../layouts/root-layout';
import { createAreas } from './areas';
import { lazyScreen } from './lazy-screen';

/** A new tree for each call. @param client null on the server. */
export function createRoutes(client: LazyClient | null): RouteObject[] {
  const areas = createAreas();
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
          lazy: lazyScreen(async () => ({ default: (await areaLayouts()).ClientLayout })),
          children: areas.client,
        },
        {
          path: areaRoots.lawyer,
          lazy: lazyScreen(async () => ({ default: (await areaLayouts()).LawyerLayout })),
          children: areas.lawyer,
        },
        {
          path: areaRoots.admin,
          lazy: lazyScreen(async () => ({ default: (await areaLayouts()).AdminLayout })),
          children: areas.admin,
        },
        {
          lazy: lazyScreen(async () => ({ default: (await areaLayouts()).AccountLayout })),
          children: areas.account,
        },
        {
          lazy: lazyScreen(async () => ({ default: (await areaLayouts()).CallLayout })),
          children: areas.call,
        },
        { path: pages.public.home, Component: PublicLayout, children: areas.public },
      ],
    },
  ];
}
