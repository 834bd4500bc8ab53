import { Role } from '../../auth/role';
import type { Route } from '../../rest/route';
import { countAll } from './statistics.queries';
import { totalsV1Schema } from './statistics.v1';

/** Calls about numbers. */
export const statisticsRoutes: Route[] = [
  {
    method: 'get',
    path: '/admin/stats',
    access: [Role.ADMIN],
    summary: 'How many clients, lawyers, cases, posts and reviews there are.',
    answer: totalsV1Schema,
    run: async (context) => countAll(context),
  },
];
