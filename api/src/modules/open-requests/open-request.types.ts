import { GraphQLDate, GraphQLDateTime, GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../graphql/page-type';
import { CaseType } from '../cases/case.types';
import { DeclineReason, InvitationState, ReportReason } from './invitation.entity';
import type { Masked } from './mask-contacts';
import { OpenRequestState } from './open-request.entity';
import { ProposalState } from './proposal.entity';

registerEnumType(OpenRequestState, {
  name: 'OpenRequestState',
  description: 'What has become of a request to several lawyers.',
  valuesConfig: {
    OPEN: { description: 'Lawyers can answer it.' },
    ACCEPTED: { description: 'The client accepted a proposal: there is a case.' },
    WITHDRAWN: { description: 'The client withdrew it.' },
    EXPIRED: { description: 'Its time ended without an accepted proposal.' },
    CLOSED: { description: 'An admin closed it, and said why.' },
  },
});

registerEnumType(InvitationState, {
  name: 'InvitationState',
  description: 'What an asked lawyer has done with a request.',
  valuesConfig: {
    SENT: { description: 'The lawyer has not said whether there is a conflict of interest.' },
    CLEARED: { description: 'There is no conflict of interest: the text is open.' },
    PROPOSED: { description: 'The lawyer sent a proposal.' },
    DECLINED: { description: 'The lawyer declined, with a reason.' },
    LAPSED: { description: 'The lawyer did not answer in time.' },
    ENDED: { description: 'The request ended, or five had answered.' },
  },
});

registerEnumType(DeclineReason, {
  name: 'DeclineReason',
  description: 'Why a lawyer declines a request.',
  valuesConfig: {
    CONFLICT: { description: 'A conflict of interest.' },
    BUSY: { description: 'No time.' },
    NOT_MY_FIELD: { description: 'Another field of law.' },
    TOO_FAR: { description: 'Too far away.' },
    OTHER: { description: 'Another reason.' },
  },
});

registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'Why a lawyer reports a request.',
  valuesConfig: {
    SPAM: { description: 'It is no request.' },
    UNLAWFUL: { description: 'It has an unlawful purpose.' },
    ABUSE: { description: 'It abuses somebody.' },
    CONTACT_DATA: { description: 'It contains contact data.' },
    OTHER: { description: 'Another reason.' },
  },
});

registerEnumType(ProposalState, {
  name: 'ProposalState',
  description: 'What has become of a proposal.',
  valuesConfig: {
    SENT: { description: 'The client can accept it.' },
    ACCEPTED: { description: 'The client accepted it.' },
    SET_ASIDE: { description: 'The client set it aside.' },
    WITHDRAWN: { description: 'The lawyer withdrew it.' },
    LAPSED: { description: 'Its time ended.' },
    NOT_CHOSEN: { description: 'The request ended without it.' },
  },
});

/** The groups of a lawyer's list. */
export enum InvitationGroup {
  TO_ANSWER = 'to-answer',
  ANSWERED = 'answered',
  ENDED = 'ended',
}

registerEnumType(InvitationGroup, {
  name: 'InvitationGroup',
  description: 'A group of requests that were put to a lawyer.',
  valuesConfig: {
    TO_ANSWER: { description: 'They wait for the answer.' },
    ANSWERED: { description: 'Proposed or declined.' },
    ENDED: { description: 'Not answered in time, or ended before.' },
  },
});

export const ABOUT = { description: 'English name of the matter or the practice area.' };
export const DISTRICT = { description: 'District of the client.' };
export const URGENT = { description: 'Whether help is needed within two days.' };
const COURT_DATE = { nullable: true, description: 'The next court date, if there is one.' };

@ObjectType('Proposal', {
  description:
    "A lawyer's answer to a request, with a fee. Its terms never change; phone numbers, emails and links are hidden.",
})
export class ProposalType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

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

@ObjectType('OpenRequest', { description: 'A request of the signed-in client to several lawyers.' })
export class OpenRequestType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => String, ABOUT)
  about: string;

  @Field(() => String, DISTRICT)
  district: string;

  @Field({ description: 'Whether lawyers from all of Bangladesh are asked.' })
  anywhere: boolean;

  @Field(() => Boolean, URGENT)
  urgent: boolean;

  @Field(() => GraphQLDate, COURT_DATE)
  courtDate: string | null;

  @Field(() => String, { nullable: true, description: 'Title; null 90 days after the end.' })
  title: string | null;

  @Field(() => String, { nullable: true, description: 'What happened; null 90 days after the end.' })
  description: string | null;

  @Field(() => [String], { description: 'Who is on the other side; empty 90 days after the end.' })
  opposingParties: string[];

  @Field(() => OpenRequestState, { description: 'What has become of it.' })
  state: OpenRequestState;

  @Field(() => String, { nullable: true, description: 'Why an admin closed it; null for other states.' })
  closingReason: string | null;

  @Field(() => Int, { description: 'How many lawyers were asked, at most 24.' })
  asked: number;

  @Field(() => Int, { description: 'How many lawyers answered with a proposal.' })
  answered: number;

  @Field(() => ID, { nullable: true, description: 'Id of the case that an accepted proposal made.' })
  caseId: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was sent, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it ends, UTC.' })
  endsAt: Date;
}

@ObjectType('Invitation', {
  description: 'That a request was put to the signed-in lawyer. It never says who the client is.',
})
export class InvitationType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => String, ABOUT)
  about: string;

  @Field(() => String, DISTRICT)
  district: string;

  @Field(() => Boolean, URGENT)
  urgent: boolean;

  @Field(() => GraphQLDate, COURT_DATE)
  courtDate: string | null;

  @Field({ description: 'Whether the client has named the other side.' })
  hasOpposingParties: boolean;

  @Field(() => [String], {
    nullable: true,
    description:
      'The names of the other side; null before `showOpposingParties`, and once the text closes again.',
  })
  opposingParties: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Title without contact data; null before `clearInvitation`, and once the text closes again.',
  })
  title: Masked | null;

  @Field(() => String, { nullable: true, description: 'What happened, as `title`.' })
  description: Masked | null;

  @Field(() => InvitationState, { description: 'What the lawyer has done with it.' })
  state: InvitationState;

  @Field(() => DeclineReason, { nullable: true, description: 'Why the lawyer declined.' })
  reason: DeclineReason | null;

  @Field({ description: 'Whether the lawyer reported it.' })
  reported: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the case; null where the proposal was not accepted.',
  })
  caseId: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the lawyer was asked, UTC.' })
  invitedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when an answer is possible, UTC.' })
  dueAt: Date;
}

@ObjectType({ description: 'A page of requests to several lawyers.' })
export class OpenRequestPage extends PageOf(OpenRequestType) {}

@ObjectType({ description: 'A page of requests that were put to a lawyer.' })
export class InvitationPage extends PageOf(InvitationType) {}

@ObjectType({ description: 'Result of a change of a request.' })
export class OpenRequestPayload {
  @Field(() => OpenRequestType, { description: 'The request after the change.' })
  openRequest: OpenRequestType;
}

@ObjectType({ description: 'Result of `acceptProposal`.' })
export class AcceptProposalPayload {
  @Field(() => OpenRequestType, { description: 'The request after the change.' })
  openRequest: OpenRequestType;

  @Field(() => CaseType, { description: 'The case, with the agreed fee.' })
  case: CaseType;
}

@ObjectType({ description: 'Result of an act of an asked lawyer.' })
export class InvitationPayload {
  @Field(() => InvitationType, { description: 'The invitation after the change.' })
  invitation: InvitationType;
}
