import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { asNumber } from '../../db/columns';
import { describeEnum, nullable } from '../../graphql/fields';

/** The database stores the values. */
export enum FeeState {
  PROPOSED = 'proposed',
  ACCEPTED = 'accepted',
  DECLINED = 'declined',
  WITHDRAWN = 'withdrawn',
  REPLACED = 'replaced',
}

describeEnum(FeeState, 'FeeState', 'What has become of a stated fee.', {
  PROPOSED: 'The client has not answered it.',
  ACCEPTED: 'The client accepted it, or paid it at once.',
  DECLINED: 'The client declined it.',
  WITHDRAWN: 'The lawyer took it back before it was answered.',
  REPLACED: 'The lawyer stated another one, or the client accepted it in place of this one.',
});

@ObjectType({ description: 'A sum for stated work, as the lawyer stated it. Another sum is another fee.' })
@Entity('fees')
export class Fee extends Identified {
  @Column('uuid')
  caseId: string;

  @Field(() => Int, { description: 'From 1 in each case.' })
  @Column('integer')
  version: number;

  @Field(() => GraphQLSafeInt, { description: 'In poisha.' })
  @Column('bigint', { transformer: asNumber })
  amountPoisha: number;

  @Field({ description: 'The work that it is for, 1 to 500 characters.' })
  @Column('text')
  covers: string;

  @Field(() => FeeState, { description: 'What has become of it.' })
  @Column('text')
  state: FeeState;

  @Field(() => String, nullable('Why the client declined it, if they said so.'))
  @Column('text', { nullable: true })
  reason: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was stated, UTC.' })
  @Column('timestamptz')
  proposedAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was accepted, declined, withdrawn or replaced, UTC; null before.',
  })
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}

@ObjectType({ description: 'The fees of a case that are to be answered or paid.' })
export class CaseDue {
  @Field(
    () => Fee,
    nullable('The fee that is to be paid: accepted, and no payment counts for it; null where there is none.'),
  )
  accepted: Fee | null;

  @Field(() => Fee, nullable('The fee that the client has not answered; null where there is none.'))
  proposed: Fee | null;
}
