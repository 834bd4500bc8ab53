import { GraphQLSafeInt } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { IdOf, ClientKeyArg, PageOfCaseArgs, ResultOf } from '../../graphql/fields';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { readPageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { CaseEventType } from '../cases/events/case-event.types';
import { CaseChangePayload, CaseType } from '../cases/case.types';
import { ConfirmPaymentInput, FeePaymentInput, PaymentInput, RefusePaymentInput } from './payment.inputs';
import { paymentsById, paymentsOfCases, refusedPayments } from './payment.loader';
import { confirmPayment, refusePayment, submitFeePayment, submitPayment } from './payment.service';
import { Payment } from './payment.entity';

@ObjectType({ description: 'Result of `submitPayment` and `submitFeePayment`.' })
class SubmitPaymentPayload extends ResultOf('case', CaseType, 'The case, now paid.') {}

@Resolver(() => CaseType)
export class CasePaymentsResolver {
  @Auth(Role.USER)
  @Mutation(() => SubmitPaymentPayload, {
    description: 'Submits the bKash transaction ID of what is due in a case, which marks it as paid.',
  })
  async submitPayment(
    @Ctx() context: RequestContext,
    @IdOf('case, one of the signed-in client', 'caseId') caseId: string,
    @Arg('bKashTrxId', {
      description: 'The transaction ID: 6 to 32 letters and digits. Each can be used for one case only.',
    })
    bKashTrxId: string,
    @ClientKeyArg() clientKey: string | null,
  ): Promise<SubmitPaymentPayload> {
    const input = await parseInput(PaymentInput, { bKashTrxId });
    return { case: await submitPayment(context, caseId, input, clientKey) };
  }

  @Auth(Role.USER)
  @Mutation(() => SubmitPaymentPayload, {
    description:
      'Hands in a payment of the fee that is due, or of a case without a stated fee, which marks it as paid. It accepts a fee that was not answered. The lawyer confirms or refuses it.',
  })
  async submitFeePayment(
    @Ctx() context: RequestContext,
    @Arg('input', () => FeePaymentInput, { description: 'What was paid, and how.' }) input: FeePaymentInput,
  ): Promise<SubmitPaymentPayload> {
    return { case: await submitFeePayment(context, input) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description: 'Confirms that a payment arrived; the client gets a receipt.',
  })
  async confirmPayment(
    @Ctx() context: RequestContext,
    @IdOf('payment') id: string,
    @Arg('amountPoisha', () => GraphQLSafeInt, { description: 'What arrived, in poisha.' })
    amountPoisha: number,
    @ClientKeyArg() clientKey: string | null,
  ): Promise<CaseChangePayload> {
    const input = await parseInput(ConfirmPaymentInput, { amountPoisha });
    return { case: await confirmPayment(context, id, input.amountPoisha, clientKey) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description: 'Says that a payment did not arrive: the fee is due again, and the transaction ID is free.',
  })
  async refusePayment(
    @Ctx() context: RequestContext,
    @IdOf('payment') id: string,
    @Arg('reason', { description: 'Why, 1 to 500 characters; the client reads it.' }) reason: string,
    @ClientKeyArg() clientKey: string | null,
  ): Promise<CaseChangePayload> {
    const input = await parseInput(RefusePaymentInput, { reason });
    return { case: await refusePayment(context, id, input.reason, clientKey) };
  }

  @FieldResolver(() => Payment, {
    nullable: true,
    description: 'The last payment of what is due, where the lawyer refused it; null otherwise.',
  })
  async refusedPayment(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<Payment | null> {
    return refusedPayments(context).load(id);
  }

  @FieldResolver(() => [Payment], {
    description:
      'What was handed in, newest first, but before it what waits for an answer; refused ones too.',
  })
  async payments(
    @Ctx() context: RequestContext,
    @Root() { id }: CaseType,
    @Args(() => PageOfCaseArgs) args: PageOfCaseArgs,
  ): Promise<Payment[]> {
    return paymentsOfCases(context, readPageRequest(args)).load(id);
  }
}

@Resolver(() => CaseEventType)
export class CaseEventPaymentResolver {
  @FieldResolver(() => Payment, {
    nullable: true,
    description: 'The payment that was handed in, confirmed or refused; null for other kinds.',
  })
  async payment(
    @Ctx() context: RequestContext,
    @Root() { kind, subjectId }: CaseEventType,
  ): Promise<Payment | null> {
    return subjectId === null || !kind.startsWith('payment-') ? null : paymentsById(context).load(subjectId);
  }
}
