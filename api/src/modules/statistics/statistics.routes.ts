import { Role } from '../../auth/role';
import type { Route } from '../../rest/route';
import { countAll } from './statistics.search';

/** Calls about numbers. */
export const statisticsRoutes: Route[] = [
  {
    method: 'get',
    path: '/admin/stats',
    access: [Role.ADMIN],
    summary: 'How many clients, lawyers, cases, posts and reviews there are.',
    run: async (context) => countAll(context),
  },
];
