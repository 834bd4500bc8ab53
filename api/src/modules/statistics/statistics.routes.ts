import { Role } from '../../auth/role';
import { get, type Route } from '../../rest/route';
import { countAll, type Totals } from './statistics.queries';
import { count, type JsonSchema, shape } from '../../rest/openapi/json-schema';

const totalsV1Schema: JsonSchema = shape<Totals>('Totals', {
  users: { ...count, description: 'Clients.' },
  lawyers: { ...count, description: 'Lawyers in every state of verification.' },
  cases: count,
  blogs: count,
  reviews: count,
});

export const statisticsRoutes: Route[] = [
  get('/admin/stats', [Role.ADMIN], {
    summary: 'The numbers of clients, lawyers, cases, posts and reviews.',
    response: totalsV1Schema,
    run: async ({ context }) => countAll(context),
  }),
];
