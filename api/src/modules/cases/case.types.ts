import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { anyRole, Role } from '../../auth/role';
import { PageOf } from '../../graphql/page-type';
import type { CaseEventView } from './case.loader';
import { type CaseCounts, CaseSort } from './case.queries';
import { CaseEventKind, CaseGroup, CaseStatus, PaymentStatus } from './case.status';

const statusDescriptions = Object.fromEntries(
  Object.entries(CaseStatus).map(([name, value]) => [
    name,
    { description: `Stored and sent by REST as \`${value}\`.` },
  ]),
) as Record<keyof typeof CaseStatus, { description: string }>;

registerEnumType(CaseStatus, {
  name: 'CaseStatus',
  description:
    'Where a case stands. Lawyers set the first 24, in any order; admins PENDING, ACCEPTED, REJECTED and COMPLETED; IN_PROGRESS is shown but set by nobody.',
  valuesConfig: statusDescriptions,
});

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Whether the client has handed in a transaction ID.',
  valuesConfig: { UNPAID: { description: 'Not yet.' }, PAID: { description: 'Yes.' } },
});

registerEnumType(CaseEventKind, {
  name: 'CaseEventKind',
  description: "What a line of a case's history tells.",
  valuesConfig: {
    REQUESTED: { description: 'The client sent the request.' },
    STATUS_CHANGED: { description: 'The lawyer or an admin set another status.' },
    PAYMENT_SUBMITTED: { description: 'The client handed in a transaction ID.' },
  },
});

registerEnumType(CaseGroup, {
  name: 'CaseGroup',
  description: 'Cases by what has to happen next.',
  valuesConfig: {
    TO_ANSWER: { description: 'Pending: the lawyer has to answer.' },
    TO_BE_PAID: { description: 'Accepted and unpaid: the client has to pay.' },
    IN_PROGRESS: { description: 'Neither of these, and not closed.' },
    CLOSED: { description: 'Rejected, completed, finally disposed of or closed.' },
  },
});

registerEnumType(CaseSort, {
  name: 'CaseSort',
  description: 'Orders of lists of cases.',
  valuesConfig: {
    NEWEST: { description: 'Requested last first.' },
    OLDEST: { description: 'Requested first first.' },
    TITLE: { description: 'By title.' },
    UPDATED: { description: 'Changed last first.' },
  },
});

@ObjectType({ description: 'The client of a case, as its lawyer and admins see it.' })
export class CaseClient {
  @Field(() => ID, { description: 'Opaque identifier of the account.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field({ description: 'Email.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'E.164.' })
  phone: string | null;
}

@ObjectType({ description: 'The lawyer of a case, with what belongs to this case alone.' })
export class CaseLawyer {
  @Field(() => ID, { description: 'Opaque identifier of the lawyer.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Path of the small picture.' })
  profilePicSmall: string | null;

  @Field(() => String, { nullable: true, description: 'District of the chamber.' })
  district: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the chamber.' })
  chamberName: string | null;

  @Field({ description: 'True while the lawyer is verified, and so has a public page.' })
  verified: boolean;

  @Auth(...anyRole)
  @Field(() => String, { nullable: true, description: 'For the client null until the case is accepted.' })
  bankDetails: string | null;

  @Auth(...anyRole)
  @Field(() => String, { nullable: true, description: 'For the client null until the case is accepted.' })
  mobilePaymentDetails: string | null;
}

@ObjectType('CaseEvent', { description: "A line of a case's history." })
export class CaseEventLine implements CaseEventView {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => CaseEventKind, { description: 'What happened.' })
  kind: CaseEventKind;

  @Field(() => CaseStatus, { nullable: true, description: 'The status before, for a change of status.' })
  from: CaseStatus | null;

  @Field(() => CaseStatus, {
    nullable: true,
    description: 'The status after, for a request or a change of status.',
  })
  to: CaseStatus | null;

  @Field(() => String, { nullable: true, description: 'Who did it; null when the account is gone.' })
  actorName: string | null;

  @Field(() => Role, { nullable: true, description: 'As whom.' })
  actorRole: Role | null;

  @Field(() => GraphQLDateTime, { description: 'When, UTC.' })
  createdAt: Date;
}

@ObjectType('Case', { description: "A client's request to a lawyer and all that follows." })
export class CaseType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: '1 to 200 characters.' })
  title: string;

  @Field({ description: '1 to 10,000 characters, in the words of the client.' })
  description: string;

  @Field(() => CaseStatus, { description: 'Where it stands.' })
  status: CaseStatus;

  @Field(() => PaymentStatus, { description: 'Whether it is paid.' })
  paymentStatus: PaymentStatus;

  @Field(() => String, { nullable: true, description: 'The bKash transaction ID that the client handed in.' })
  bKashTrxId: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the transaction ID was handed in, UTC.',
  })
  paidAt: Date | null;

  @Field(() => CaseClient, { nullable: true, description: 'Null when the account is gone.' })
  client: CaseClient | null;

  @Field(() => CaseLawyer, { nullable: true, description: 'Null when the account is gone.' })
  lawyer: CaseLawyer | null;

  @Field(() => [CaseStatus], { description: 'The statuses the viewer may set now; empty for a client.' })
  settableStatuses: CaseStatus[];

  @Field({
    description: 'True when the viewer can hand in a transaction ID now: own case, accepted, unpaid.',
  })
  acceptsPayment: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was requested, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When status or payment changed last, UTC.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of cases.' })
export class CasePage extends PageOf(CaseType) {}

@ObjectType('CaseCounts', { description: 'How many cases the viewer has, by what has to happen next.' })
export class CaseCountsType implements CaseCounts {
  @Field(() => Int, { description: 'All.' })
  total: number;

  @Field(() => Int, { description: 'Waiting for the answer of the lawyer.' })
  pending: number;

  @Field(() => Int, { description: 'Accepted and unpaid.' })
  toBePaid: number;

  @Field(() => Int, { description: 'Under way.' })
  inProgress: number;

  @Field(() => Int, { description: 'Rejected, completed or closed.' })
  closed: number;
}

@ObjectType({ description: 'What requesting a case answers.' })
export class RequestCasePayload {
  @Field(() => CaseType, { description: 'The new case.' })
  case: CaseType;
}

@ObjectType({ description: "What changing a case's status answers." })
export class UpdateCaseStatusPayload {
  @Field(() => CaseType, { description: 'The case as it stands now.' })
  case: CaseType;
}
