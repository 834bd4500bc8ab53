import { Role } from '../../auth/role';
import type { Route } from '../../rest/route';
import { countAll } from './statistics.queries';
import { totalsV1Schema } from './statistics.v1';

export const statisticsRoutes: Route[] = [
  {
    method: 'get',
    path: '/admin/stats',
    access: [Role.ADMIN],
    summary: 'The numbers of clients, lawyers, cases, posts and reviews.',
    response: totalsV1Schema,
    run: async (context) => countAll(context),
  },
];
