import { GraphQLDate, GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { PageOf, describeEnum, nullable } from '../../../graphql/fields';
import { DeclineReason, InvitationState, ReportReason } from './invitation.entity';
import type { Masked } from '../../../platform/mask-contacts';
import { COURT_DATE, RequestView, URGENT } from '../open-request.types';

describeEnum(InvitationState, 'InvitationState', 'What an asked lawyer has done with a request.', {
  SENT: 'The lawyer has not said whether there is a conflict of interest.',
  CLEARED: 'There is no conflict of interest: the text is open.',
  PROPOSED: 'The lawyer sent a proposal.',
  DECLINED: 'The lawyer declined, with a reason.',
  LAPSED: 'The lawyer did not answer in time.',
  ENDED: 'The request ended, or five had answered.',
});

describeEnum(DeclineReason, 'DeclineReason', 'Why a lawyer declines a request.', {
  CONFLICT: 'A conflict of interest.',
  BUSY: 'No time.',
  NOT_MY_FIELD: 'Another field of law.',
  TOO_FAR: 'Too far away.',
  OTHER: 'Another reason.',
});

describeEnum(ReportReason, 'ReportReason', 'Why a lawyer reports a request.', {
  SPAM: 'It is no request.',
  UNLAWFUL: 'It has an unlawful purpose.',
  ABUSE: 'It abuses somebody.',
  CONTACT_DATA: 'It contains contact data.',
  OTHER: 'Another reason.',
});

export enum InvitationGroup {
  TO_ANSWER = 'to-answer',
  ANSWERED = 'answered',
  ENDED = 'ended',
}

describeEnum(InvitationGroup, 'InvitationGroup', 'A group of requests that were put to a lawyer.', {
  TO_ANSWER: 'They wait for the answer.',
  ANSWERED: 'Proposed or declined.',
  ENDED: 'Not answered in time, or ended before.',
});

@ObjectType('Invitation', {
  description: 'That a request was put to the signed-in lawyer. It never says who the client is.',
})
export class InvitationType extends RequestView {
  @Field(() => Boolean, URGENT)
  urgent: boolean;

  @Field(() => GraphQLDate, COURT_DATE)
  courtDate: string | null;

  @Field({ description: 'Whether the client has named the other side.' })
  hasOpposingParties: boolean;

  @Field(() => [String], {
    description:
      'The names of the other side; empty before `showOpposingParties`, and once the text closes again.',
  })
  opposingParties: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Title without contact data; null before `clearInvitation`, and once the text closes again.',
  })
  title: Masked | null;

  @Field(() => String, nullable('What happened, as `title`.'))
  description: Masked | null;

  @Field(() => InvitationState, { description: 'What the lawyer has done with it.' })
  state: InvitationState;

  @Field(() => DeclineReason, nullable('Why the lawyer declined.'))
  reason: DeclineReason | null;

  @Field({ description: 'Whether the lawyer reported it.' })
  reported: boolean;

  @Field(() => ID, nullable('Id of the case; null where the proposal was not accepted.'))
  caseId: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the lawyer was asked, UTC.' })
  invitedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when an answer is possible, UTC.' })
  dueAt: Date;
}

@ObjectType({ description: 'A page of requests that were put to a lawyer.' })
export class InvitationPage extends PageOf(InvitationType) {}

@ObjectType({ description: 'Result of an act of an asked lawyer.' })
export class InvitationPayload {
  @Field(() => InvitationType, { description: 'The invitation after the change.' })
  invitation: InvitationType;
}
