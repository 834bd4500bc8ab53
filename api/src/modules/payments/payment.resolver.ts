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
    description: 'Hands in the bKash transaction ID of an accepted, unpaid case.',
  })
  async submitPayment(
    @Ctx() context: RequestContext,
    @Arg('caseId', () => ID, { description: 'The own case.' }) caseId: string,
    @Arg('bKashTrxId', { description: '6 to 32 letters and digits; counts once in the whole system.' })
    bKashTrxId: string,
  ): Promise<SubmitPaymentPayload> {
    return { case: await submitPayment(context, caseId, await parseInput(PaymentInput, { bKashTrxId })) };
  }
}
