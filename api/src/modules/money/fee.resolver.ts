import { GraphQLSafeInt } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { IdOf, ClientKeyArg, PageOfCaseArgs, nullable } from '../../graphql/fields';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { readPageRequest } from '../../validation/page-request';
import { parseInput } from '../../validation/validate-input';
import { CaseEventType } from '../cases/events/case-event.types';
import { CaseChangePayload, CaseType } from '../cases/case.types';
import { NotificationKind } from '../notifications/notification.kinds';
import { Notification } from '../notifications/notification.entity';
import { CaseDue, Fee, FeeState } from './fee.entity';
import { FeeAnswerInput, FeeInput } from './fee.inputs';
import { duesOfCases, loadDueFee } from './case-dues';
import { feesById, feesOfCases } from './fee.loader';
import { acceptCase, answerFee, stateFee, withdrawFee } from './fee.service';

@Resolver(() => CaseType)
export class CaseFeesResolver {
  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'Accepts a pending request, and states the fee with it where one is given. The client is notified.',
  })
  async acceptCase(
    @Ctx() context: RequestContext,
    @IdOf('case', 'caseId') caseId: string,
    @Arg('fee', () => FeeInput, nullable('The fee; null to agree on it later.'))
    fee: FeeInput | null | undefined,
    @ClientKeyArg() clientKey: string | null,
  ): Promise<CaseChangePayload> {
    return { case: await acceptCase(context, caseId, fee ?? null, clientKey) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'States a fee in a case that was taken on and is not closed. It replaces one that the client has not answered; an accepted one stays in force until the client accepts this one.',
  })
  async stateFee(
    @Ctx() context: RequestContext,
    @IdOf('case', 'caseId') caseId: string,
    @Arg('fee', () => FeeInput, { description: 'The sum, and what it covers.' }) fee: FeeInput,
    @ClientKeyArg() clientKey: string | null,
  ): Promise<CaseChangePayload> {
    return { case: await stateFee(context, caseId, fee, clientKey) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, { description: 'Takes a fee back that the client has not answered.' })
  async withdrawFee(
    @Ctx() context: RequestContext,
    @IdOf('fee') id: string,
    @ClientKeyArg() clientKey: string | null,
  ): Promise<CaseChangePayload> {
    return { case: await withdrawFee(context, id, clientKey) };
  }

  @Auth(Role.USER)
  @Mutation(() => CaseChangePayload, {
    description: 'Accepts or declines the fee that the lawyer has stated.',
  })
  async answerFee(
    @Ctx() context: RequestContext,
    @IdOf('fee') id: string,
    @Arg('accept', { description: 'True to accept it, false to decline it.' }) accept: boolean,
    @Arg('reason', () => String, nullable('Why it is declined, at most 500 characters.'))
    reason: string | null,
    @ClientKeyArg() clientKey: string | null,
  ): Promise<CaseChangePayload> {
    const answer = await parseInput(FeeAnswerInput, { accept, reason });
    return { case: await answerFee(context, id, answer, clientKey) };
  }

  @FieldResolver(() => Fee, {
    nullable: true,
    description:
      'The fee that is due: accepted and not paid, else stated and not answered; null where there is none.',
  })
  async fee(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<Fee | null> {
    return loadDueFee(context, id);
  }

  @FieldResolver(() => CaseDue, {
    description: 'What is due: the fee to be paid, and the fee that waits for an answer.',
  })
  async due(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<CaseDue> {
    return duesOfCases(context).load(id);
  }

  @FieldResolver(() => [Fee], { description: 'Every fee that was stated, newest first.' })
  async fees(
    @Ctx() context: RequestContext,
    @Root() { id }: CaseType,
    @Args(() => PageOfCaseArgs) args: PageOfCaseArgs,
  ): Promise<Fee[]> {
    return feesOfCases(context, readPageRequest(args)).load(id);
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'What is due in poisha: the sum of `fee`; null where no sum was stated.',
  })
  async dueAmountPoisha(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<number | null> {
    return (await loadDueFee(context, id))?.amountPoisha ?? null;
  }
}

@Resolver(() => CaseEventType)
export class CaseEventFeeResolver {
  @FieldResolver(() => Fee, {
    nullable: true,
    description: 'The fee that was stated, accepted, declined or withdrawn; null for other kinds.',
  })
  async fee(@Ctx() context: RequestContext, @Root() { kind, subjectId }: CaseEventType): Promise<Fee | null> {
    return subjectId === null || !kind.startsWith('fee-') ? null : feesById(context).load(subjectId);
  }
}

@Resolver(() => Notification)
export class FeeNotificationResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the client has accepted the fee; null for other kinds, and where it is not known.',
  })
  feeAccepted(@Root() { kind, status }: Notification): boolean | null {
    if (kind !== NotificationKind.FEE_ANSWERED) return null;
    if (status === FeeState.ACCEPTED) return true;
    return status === FeeState.DECLINED ? false : null;
  }
}
