import { Permission, Role } from '../../auth/role';
import { csvFile, sendCsv } from '../../rest/csv-download';
import { choiceQuery, filterQuery } from '../../rest/lists';
import { get, queryChoice, queryDay, type Route } from '../../rest/route';
import { DAY, dayInDhaka } from '../../validation/dhaka-day';
import { PaymentMethod } from '../money/payment.entity';
import { exportFile, FILES } from './numbers.export';
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
  ...FILES.map((file) =>
    get(`/admin/${file.name}.csv`, [Role.ADMIN], {
      may: [Permission.MANAGE_STAFF],
      summary: `${file.summary}, as a file.`,
      query: {
        ...filterQuery('from', 'The first day in Dhaka, such as 2026-11-01; default: 30 days in all.'),
        ...filterQuery('to', 'The last day; default: today. At most 366 days.'),
        ...(file.name === 'payments' && choiceQuery('method', 'Only those sent so.', PaymentMethod)),
      },
      ...csvFile,
      run: async ({ context, request, response }) => {
        const to = queryDay(request, 'to') ?? new Date(dayInDhaka(context.now()));
        const from = queryDay(request, 'from') ?? new Date(to.getTime() - 29 * DAY);
        const rows = await exportFile(context, file, from, to, queryChoice(request, 'method', PaymentMethod));
        await sendCsv(response, file.name, Object.keys(file.fields), rows);
      },
    }),
  ),
];
