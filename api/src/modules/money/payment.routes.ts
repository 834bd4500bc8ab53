import { Role } from '../../auth/role';
import { csvSchema, sendCsv } from '../../rest/csv-download';
import { filterQuery } from '../../rest/lists';
import { get, put, queryText, type Route } from '../../rest/route';
import { dayInDhaka } from '../../validation/dhaka-day';
import { caseToV1, caseV1Schema } from '../cases/case.v1';
import { exportMoney, MONEY_COLUMNS } from './lawyer-money.queries';
import { PaymentInput } from './payment.inputs';
import { submitPayment } from './payment.service';

export const paymentRoutes: Route[] = [
  put('/users/cases/:id/payment', [Role.USER], {
    summary: 'Submits the bKash transaction ID of an accepted, unpaid case.',
    input: PaymentInput,
    idempotent: true,
    response: caseV1Schema,
    refusals: ['CONFLICT', 'EMAIL_NOT_CONFIRMED'],
    run: async ({ context, id, input, key }) => caseToV1(await submitPayment(context, id, input, key)),
  }),
  get('/lawyers/money.csv', [Role.LAWYER], {
    summary: 'What the signed-in lawyer confirmed in a month, as a file.',
    query: filterQuery('month', 'The month in Dhaka, such as 2026-11; default: this month.'),
    produces: 'text/csv',
    response: csvSchema,
    run: async ({ context, request, response }) => {
      const month = queryText(request, 'month') || dayInDhaka(context.now()).slice(0, 7);
      await sendCsv(response, `money-${month}`, Object.keys(MONEY_COLUMNS), exportMoney(context, month));
    },
  }),
];
