import { Role } from '../../auth/role';
import { put, type Route } from '../../rest/route';
import { caseToV1, caseV1Schema } from '../cases/case.v1';
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
];
