import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describeEnum, nullable } from '../../graphql/fields';
import { RequestStep } from '../cases/request/request-step';
import { ComplaintOutcome } from '../complaints/complaint.entity';
import { PaymentMethod } from '../money/payment.entity';

/** Never stored. */
export enum WaitingKind {
  LATE_LAWYERS = 'late-lawyers',
  UNANSWERED_REQUESTS = 'unanswered-requests',
  DISPUTES = 'disputes',
  LICENSES = 'licenses',
  REPORTS = 'reports',
}

describeEnum(WaitingKind, 'WaitingKind', 'What waits too long, or for the staff.', {
  LATE_LAWYERS: 'Lawyers with a request that has waited for 48 hours.',
  UNANSWERED_REQUESTS: 'Requests to several lawyers, open for a day without a proposal.',
  DISPUTES: 'Cases whose people disagree about money.',
  LICENSES: 'Lawyers whose licence waits for a decision, also for a renewal.',
  REPORTS: 'Texts that were reported, or whose author has answered.',
});

@ObjectType({ description: 'How many requests have come to a step.' })
export class StepCount {
  @Field(() => RequestStep, { description: 'The step.' })
  step: RequestStep;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'What lawyers confirmed of one method.' })
export class MethodSum {
  @Field(() => PaymentMethod, { description: 'How it was sent.' })
  method: PaymentMethod;

  @Field(() => Int, { description: 'How many payments.' })
  count: number;

  @Field(() => GraphQLSafeInt, { description: 'Their sum in poisha.' })
  amountPoisha: number;
}

@ObjectType({ description: 'How many complaints ended so.' })
export class OutcomeCount {
  @Field(() => ComplaintOutcome, { description: 'How they ended.' })
  outcome: ComplaintOutcome;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'How much waits.' })
export class WaitingCount {
  @Field(() => WaitingKind, { description: 'What.' })
  kind: WaitingKind;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'The numbers of the owners.' })
export class Numbers {
  @Field(() => [StepCount], {
    description: 'Requests of the period by step, without own cases; each step once.',
  })
  steps: StepCount[];

  @Field(() => Float, nullable('Median hours until the first answer; null without one.'))
  medianHours: number | null;

  @Field(() => [MethodSum], {
    description: 'Payments confirmed in the period, the greatest sum first; own cases count.',
  })
  payments: MethodSum[];

  @Field(() => [OutcomeCount], { description: 'Complaints closed in the period, and still, by outcome.' })
  complaints: OutcomeCount[];

  @Field(() => [WaitingCount], { description: 'What waits now, whatever the period; each kind once.' })
  waiting: WaitingCount[];
}
