import { Role } from '../../auth/role';
import { idempotencyKey, parameter, type Route } from '../../rest/route';
import { parseInput } from '../../validation/validate-input';
import { caseToV1, caseV1Schema } from '../cases/case.v1';
import { PaymentInput } from './payment.inputs';
import { submitPayment } from './payment.service';

export const paymentRoutes: Route[] = [
  {
    method: 'put',
    path: '/users/cases/:id/payment',
    access: [Role.USER],
    summary: 'Submits the bKash transaction ID of an accepted, unpaid case.',
    input: PaymentInput,
    idempotent: true,
    response: caseV1Schema,
    refusals: ['CONFLICT', 'EMAIL_NOT_CONFIRMED'],
    run: async (context, request) =>
      caseToV1(
        await submitPayment(
          context,
          parameter(request, 'id'),
          await parseInput(PaymentInput, request.body),
          idempotencyKey(request),
        ),
      ),
  },
];
