import { GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Identified } from '../../../db/identified';
import type { Masked } from '../../../platform/mask-contacts';
import { ProposalState } from './proposal.entity';
import { describeEnum } from '../../../graphql/fields';

describeEnum(ProposalState, 'ProposalState', 'What has become of a proposal.', {
  SENT: 'The client can accept it.',
  ACCEPTED: 'The client accepted it.',
  SET_ASIDE: 'The client set it aside.',
  WITHDRAWN: 'The lawyer withdrew it.',
  LAPSED: 'Its time ended.',
  NOT_CHOSEN: 'The request ended without it.',
});

@ObjectType('Proposal', {
  description:
    "A lawyer's answer to a request, with a fee. Its terms never change; phone numbers, emails and links are hidden.",
})
export class ProposalType extends Identified {
  requestId: string;
  lawyerId: string;

  @Field(() => GraphQLSafeInt, { description: 'The fee in poisha.' })
  amountPoisha: number;

  @Field(() => String, { description: 'The work that the fee is for.' })
  covers: Masked;

  @Field(() => String, { description: 'What the lawyer writes to the client.' })
  message: Masked;

  @Field(() => String, { nullable: true, description: 'What the lawyer needs from the client.' })
  needs: Masked | null;

  @Field(() => ProposalState, { description: 'What has become of it.' })
  state: ProposalState;

  @Field(() => GraphQLDateTime, { description: 'Until when it can be accepted, UTC.' })
  validUntil: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was sent, UTC.' })
  sentAt: Date;
}
