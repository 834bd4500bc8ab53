import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { describeEnum, nullable, PageOf } from '../../graphql/fields';

/** Never stored. */
export enum MoneyGroup {
  TO_CONFIRM = 'to-confirm',
  DUE = 'due',
  RECEIVED = 'received',
}

describeEnum(MoneyGroup, 'MoneyGroup', 'A part of the money of a lawyer.', {
  TO_CONFIRM: 'Payments that wait for an answer, the oldest first.',
  DUE: 'Cases whose accepted fees are more than what was confirmed, the oldest first.',
  RECEIVED: 'Payments that the lawyer has confirmed, the newest first.',
});

@ObjectType({ description: 'A payment, or what is due in a case.' })
export class MoneyRow {
  @Field(() => ID, { description: 'Id of the payment; of the group DUE of the case.' })
  id: string;

  caseId: string;
  paymentId: string | null;

  @Field(() => GraphQLSafeInt, nullable('In poisha: what the client says, what arrived, or what is due.'))
  amountPoisha: number | null;

  @Field(() => GraphQLDateTime, { description: 'When it was handed in, confirmed, or first agreed, UTC.' })
  at: Date;
}

@ObjectType({ description: 'A page of the money of a lawyer.' })
export class MoneyPage extends PageOf(MoneyRow) {}

@ObjectType({ description: 'The sums of a lawyer, in poisha.' })
export class MoneySums {
  @Field(() => GraphQLSafeInt, { description: 'Confirmed in the month.' })
  receivedPoisha: number;

  @Field(() => GraphQLSafeInt, { description: 'What clients say they have sent, unanswered today.' })
  toConfirmPoisha: number;

  @Field(() => GraphQLSafeInt, { description: 'Due today.' })
  duePoisha: number;
}
