import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { FeeState } from './fee.entity';
import { describeEnum } from '../../graphql/describe-enum';

describeEnum(FeeState, 'FeeState', 'What has become of a stated fee.', {
  PROPOSED: 'The client has not answered it.',
  ACCEPTED: 'The client accepted it, or paid it at once.',
  DECLINED: 'The client declined it.',
  WITHDRAWN: 'The lawyer took it back before it was answered.',
  REPLACED: 'The lawyer stated another one, or the client accepted it in place of this one.',
});

@ObjectType('Fee', {
  description: 'A sum for stated work, as the lawyer stated it. Another sum is another fee.',
})
export class FeeType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  caseId: string;

  @Field(() => Int, { description: 'From 1 in each case.' })
  version: number;

  @Field(() => GraphQLSafeInt, { description: 'In poisha.' })
  amountPoisha: number;

  @Field({ description: 'The work that it is for, 1 to 500 characters.' })
  covers: string;

  @Field(() => FeeState, { description: 'What has become of it.' })
  state: FeeState;

  @Field(() => String, { nullable: true, description: 'Why the client declined it, if they said so.' })
  reason: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was stated, UTC.' })
  proposedAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was accepted, declined, withdrawn or replaced, UTC; null before.',
  })
  answeredAt: Date | null;
}

@ObjectType('CaseDue', { description: 'The fees of a case that are to be answered or paid.' })
export class CaseDueType {
  @Field(() => FeeType, {
    nullable: true,
    description:
      'The fee that is to be paid: accepted, and no payment counts for it; null where there is none.',
  })
  accepted: FeeType | null;

  @Field(() => FeeType, {
    nullable: true,
    description: 'The fee that the client has not answered; null where there is none.',
  })
  proposed: FeeType | null;
}
