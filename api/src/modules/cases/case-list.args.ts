import { Allow } from 'class-validator';
import { GraphQLDate } from 'graphql-scalars';
import { ArgsType, Field, ID } from 'type-graphql';
import { nullable, PageArgs } from '../../graphql/fields';
import { CaseSort } from './case.enums';
import { RequestStep } from './request/request-step';
import { CaseGroup, CasePhase, CaseStatus } from './status/case.status';

/** The last field is the first argument of the schema. */
@ArgsType()
class CaseListArgs extends PageArgs {
  @Allow()
  @Field(() => CaseSort, { defaultValue: CaseSort.NEWEST, description: 'Order of the list.' })
  sort: CaseSort;

  @Allow()
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True for only the cases without news: see `Case.quietDays`.',
  })
  quiet: boolean;

  @Allow()
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True for only the cases whose people disagree about money: see `Case.moneyDisputedSince`.',
  })
  disputed: boolean;

  @Allow()
  @Field(() => String, {
    nullable: true,
    description:
      "Only cases whose title, client's name or email, lawyer's name or transaction ID contains this text.",
  })
  search: string | null;

  @Allow()
  @Field(() => CaseStatus, { nullable: true, description: 'Only cases with this status.' })
  status: CaseStatus | null;

  @Allow()
  @Field(() => CasePhase, { nullable: true, description: 'Only cases whose status is of this phase.' })
  phase: CasePhase | null;
}

@ArgsType()
export class OwnCaseListArgs extends CaseListArgs {
  @Allow()
  @Field(() => CaseGroup, { nullable: true, description: 'Only cases in this group.' })
  group: CaseGroup | null;
}

@ArgsType()
export class AllCaseListArgs extends CaseListArgs {
  @Allow()
  @Field(() => RequestStep, nullable('Only requests that have come so far; no own case.'))
  step: RequestStep | null;

  @Allow()
  @Field(() => GraphQLDate, nullable('Only requests until this day in Dhaka; no own case.'))
  requestedTo: Date | null;

  @Allow()
  @Field(() => GraphQLDate, nullable('Only requests from this day in Dhaka on; no own case.'))
  requestedFrom: Date | null;

  @Allow()
  @Field(() => ID, { nullable: true, description: 'Only cases of the client with this id.' })
  client: string | null;
}
