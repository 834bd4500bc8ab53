import { GraphQLSafeInt } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { PageOfCaseArgs } from '../../../graphql/page-args';
import { readPageRequest } from '../../../validation/page-request';
import { parseInput } from '../../../validation/validate-input';
import { CaseEventType } from '../../cases/case-event.types';
import { CaseType } from '../../cases/case.types';
import { CaseChangePayload } from '../../cases/room/case-room.types';
import { FeeAnswerInput, FeeInput } from './fee.inputs';
import { feesById, feesOfCases, standingFees } from './fee.loader';
import { acceptCase, answerFee, stateFee, withdrawFee } from './fee.service';
import { FeeType } from './fee.types';

@Resolver()
export class FeeResolver {
  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'Accepts a pending request, and states the fee with it where one is given. The client is told.',
  })
  async acceptCase(
    @Ctx() context: RequestContext,
    @Arg('caseId', () => ID, { description: 'Id of the case.' }) caseId: string,
    @Arg('fee', () => FeeInput, { nullable: true, description: 'The fee; null to agree on it later.' })
    fee: FeeInput | null | undefined,
  ): Promise<CaseChangePayload> {
    return { case: await acceptCase(context, caseId, fee ?? null) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, {
    description:
      'States a fee in a case that was taken on and is not closed. It replaces one that the client has not answered; an accepted one stays in force until the client accepts this one.',
  })
  async stateFee(
    @Ctx() context: RequestContext,
    @Arg('caseId', () => ID, { description: 'Id of the case.' }) caseId: string,
    @Arg('fee', () => FeeInput, { description: 'The sum, and what it covers.' }) fee: FeeInput,
  ): Promise<CaseChangePayload> {
    return { case: await stateFee(context, caseId, fee) };
  }

  @Auth(Role.LAWYER)
  @Mutation(() => CaseChangePayload, { description: 'Takes a fee back that the client has not answered.' })
  async withdrawFee(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the fee.' }) id: string,
  ): Promise<CaseChangePayload> {
    return { case: await withdrawFee(context, id) };
  }

  @Auth(Role.USER)
  @Mutation(() => CaseChangePayload, {
    description: 'Accepts or declines the fee that the lawyer has stated.',
  })
  async answerFee(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'Id of the fee.' }) id: string,
    @Arg('accept', { description: 'True to accept it, false to decline it.' }) accept: boolean,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Why it is declined, at most 500 characters.',
    })
    reason: string | null,
  ): Promise<CaseChangePayload> {
    return { case: await answerFee(context, id, await parseInput(FeeAnswerInput, { accept, reason })) };
  }
}

/** The fees of a case. */
@Resolver(() => CaseType)
export class CaseFeesResolver {
  @FieldResolver(() => FeeType, {
    nullable: true,
    description:
      'The fee that is due: accepted and not paid, else stated and not answered; null where there is none.',
  })
  async fee(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<FeeType | null> {
    return standingFees(context).load(id);
  }

  @FieldResolver(() => [FeeType], { description: 'Every fee that was stated, newest first.' })
  async fees(
    @Ctx() context: RequestContext,
    @Root() { id }: CaseType,
    @Args(() => PageOfCaseArgs) args: PageOfCaseArgs,
  ): Promise<FeeType[]> {
    return feesOfCases(context, readPageRequest(args)).load(id);
  }

  @FieldResolver(() => GraphQLSafeInt, {
    nullable: true,
    description: 'What is due in poisha: the sum of `fee`; null where no sum was stated.',
  })
  async dueAmountPoisha(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<number | null> {
    return (await standingFees(context).load(id))?.amountPoisha ?? null;
  }
}

/** The fee that an event speaks of. */
@Resolver(() => CaseEventType)
export class CaseEventFeeResolver {
  @FieldResolver(() => FeeType, {
    nullable: true,
    description: 'The fee that was stated, accepted, declined or withdrawn; null for other kinds.',
  })
  async fee(
    @Ctx() context: RequestContext,
    @Root() { kind, subjectId }: CaseEventType,
  ): Promise<FeeType | null> {
    return subjectId === null || !kind.startsWith('fee-') ? null : feesById(context).load(subjectId);
  }
}
