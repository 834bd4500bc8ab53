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
  const area = (
    layout: keyof Awaited<ReturnType<typeof areaLayouts>>,
    children: RouteObject[],
    path?: string,
  ): RouteObject => ({
    path,
    lazy: lazyScreen(async () => ({ default: (await areaLayouts())[layout] }), ['areas']),
    children,
  });
  return [
    {
      Component: RootLayout,
      children: [
        area('ClientLayout', areas.client, areaRoots.client),
        area('LawyerLayout', areas.lawyer, areaRoots.lawyer),
        area('AdminLayout', areas.admin, areaRoots.admin),
        area('AccountLayout', areas.account),
        area('CallLayout', areas.call),
        { path: pages.public.home, Component: PublicLayout, children: areas.public },
      ],
    },
  ];
}
