import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { parseInput } from '../../validation/validate-input';
import { PaymentInput } from './payment.inputs';
import { submitPayment } from './payment.service';
import { SubmitPaymentPayload } from './payment.types';

@Resolver()
export class PaymentResolver {
  @Auth(Role.USER)
  @Mutation(() => SubmitPaymentPayload, {
    description:
      'Submits the bKash transaction ID of the fee for an accepted, unpaid case, which marks it as paid.',
  })
  async submitPayment(
    @Ctx() context: RequestContext,
    @Arg('caseId', () => ID, { description: 'Id of the case, one of the signed-in client.' }) caseId: string,
    @Arg('bKashTrxId', {
      description: 'The transaction ID: 6 to 32 letters and digits. Each can be used for one case only.',
    })
    bKashTrxId: string,
  ): Promise<SubmitPaymentPayload> {
    return { case: await submitPayment(context, caseId, await parseInput(PaymentInput, { bKashTrxId })) };
  }
}
