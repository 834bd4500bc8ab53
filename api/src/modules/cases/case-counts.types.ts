import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How many cases the signed-in user has, grouped by what has to happen next.' })
export class CaseCounts {
  @Field(() => Int, { description: 'All cases.' })
  total: number;

  @Field(() => Int, { description: 'Pending: the lawyer has to accept or reject, or is absent.' })
  pending: number;

  @Field(() => Int, { description: 'Accepted and unpaid, without a refused payment: the client has to pay.' })
  toBePaid: number;

  @Field(() => Int, { description: 'With a payment of what is due that the lawyer refused.' })
  paymentsRefused: number;

  @Field(() => Int, {
    description: 'In progress: neither pending, nor to be paid, nor with a refused payment, nor closed.',
  })
  inProgress: number;

  @Field(() => Int, {
    description: 'Closed: the status is REJECTED, COMPLETED, FINAL_DISPOSAL or CASE_CLOSED.',
  })
  closed: number;

  @Field(() => Int, { description: 'Without news for 30 days: see `Case.quietDays`.' })
  quiet: number;

  @Field(() => Int, {
    description: 'With a fee that the client has not answered, without a refused payment.',
  })
  feesToAnswer: number;

  @Field(() => Int, { description: 'With a payment that the lawyer has not answered.' })
  toConfirm: number;

  @Field(() => Int, { description: 'With messages that the signed-in user has not read; 0 for admins.' })
  unread: number;
}
