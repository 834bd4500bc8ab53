import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Identified } from '../../db/identified';
import { Auth } from '../../auth/directives';
import { Permission, anyRole, Role } from '../../auth/role';
import { PageOf, nullable, ResultOf } from '../../graphql/fields';
import { CaseAct } from './case-acts.policy';
import { CaseStatus, PaymentStatus } from './status/case.status';

@ObjectType({ description: 'The client of a case, with the contact details that the lawyer needs.' })
export class CaseClient {
  @Field(() => ID, { description: 'Opaque identifier, the same as `User.id`.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field({ description: 'Email address.' })
  email: string;

  @Field(() => String, nullable('Phone number in E.164 format, such as +8801712345678.'))
  phone: string | null;
}

@ObjectType({ description: 'The lawyer of a case, with the payment details for it.' })
export class CaseLawyer {
  @Field(() => ID, { description: 'Opaque identifier, the same as `Lawyer.id`.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field(() => String, nullable('Full name in Bangla; null when there is none.'))
  nameBangla: string | null;

  @Field(() => String, nullable('Path of a small portrait; null when there is none.'))
  profilePicSmall: string | null;

  @Field(() => String, nullable('District of the chamber.'))
  district: string | null;

  @Field(() => String, nullable('Name of the chamber.'))
  chamberName: string | null;

  @Field(() => String, nullable('Name of the chamber in Bangla; null when there is none.'))
  chamberNameBangla: string | null;

  @Field({ description: 'True when the lawyer is verified and has a public page.' })
  verified: boolean;

  @Field(() => Boolean, {
    description:
      'True while a fee can be agreed and paid: the lawyer is listed, or only the time of a verification ran out.',
  })
  payable?: boolean;

  @Field({ description: 'True while the account is locked: nobody reads what is written to the lawyer.' })
  isLocked: boolean;

  @Field({ description: 'True while the account waits for its deletion, of which the clients are notified.' })
  isLeaving: boolean;

  @Auth(...anyRole)
  @Field(() => String, {
    nullable: true,
    description:
      'Phone number for clients in E.164 format; null when the lawyer gives none. For the client null until the lawyer accepts the case.',
  })
  clientPhone: string | null;

  @Auth(...anyRole)
  @Field(() => String, {
    nullable: true,
    description: 'Address of the chamber. For the client null until the lawyer accepts the case.',
  })
  chamberAddress: string | null;

  @Auth(...anyRole)
  @Field(() => String, {
    nullable: true,
    description: 'Address of the chamber in Bangla. For the client null until the lawyer accepts the case.',
  })
  chamberAddressBangla: string | null;

  @Auth(...anyRole)
  @Field(() => String, {
    nullable: true,
    description: 'Bank account for fees. For the client null until the lawyer accepts the case.',
  })
  bankDetails: string | null;

  @Auth(...anyRole)
  @Field(() => String, {
    nullable: true,
    description:
      'Mobile payment account for fees, such as bKash. For the client null until the lawyer accepts the case.',
  })
  mobilePaymentDetails: string | null;
}

@ObjectType('Case', { description: "A client's request to a lawyer and all that follows." })
export class CaseType extends Identified {
  @Field({ description: 'Title, 1 to 200 characters.' })
  title: string;

  @Field({
    description:
      'What the client wrote, 1 to 10,000 characters; empty for the lawyer of a request that was withdrawn.',
  })
  description: string;

  @Field(() => CaseStatus, { description: 'The current status.' })
  status: CaseStatus;

  @Field(() => PaymentStatus, { description: 'Whether the fee is marked as paid.' })
  paymentStatus: PaymentStatus;

  @Field(() => String, {
    nullable: true,
    description:
      'The transaction ID of the payment that waits for an answer, else of the latest that was not refused, whatever its method; null while unpaid.',
  })
  bKashTrxId: string | null;

  @Field(() => GraphQLDateTime, nullable('When the transaction ID was submitted, UTC; null while unpaid.'))
  paidAt: Date | null;

  @Field(() => CaseClient, {
    nullable: true,
    description:
      'The client; null when the account was deleted, for the lawyer of a request that was withdrawn, and in an own case that nobody has joined.',
  })
  client: CaseClient | null;

  @Field({ description: 'Whether its lawyer added it, instead of a client who sent a request.' })
  isOwn: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the client joined an own case, UTC; null until then, and for other cases.',
  })
  joinedAt: Date | null;

  @Field(() => CaseLawyer, nullable('The lawyer; null when the account was deleted.'))
  lawyer: CaseLawyer | null;

  @Field(() => [CaseStatus], {
    description: 'The statuses that the signed-in user may set; empty for a client.',
  })
  settableStatuses: CaseStatus[];

  @Field({
    description:
      'True when the signed-in user can hand in a payment: the client of an unpaid case whose lawyer is verified, once it is accepted, and later while a fee or a refused payment is due.',
  })
  acceptsPayment: boolean;

  @Field(() => [CaseAct], { description: 'What the signed-in user may do in the case now.' })
  canAct: CaseAct[];

  closedAt: Date | null;

  @Field(() => GraphQLDateTime, nullable('When the client withdrew the request, UTC; null for all others.'))
  withdrawnAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'From when on the signed-in client can withdraw the request, UTC: 48 hours after it was sent; null once it is answered, and for everybody else.',
  })
  withdrawableAt: Date | null;

  @Field(() => GraphQLDateTime, nullable('When the case was last accepted, UTC; null without that step.'))
  acceptedAt: Date | null;

  @Field(() => [CaseStatus], {
    description:
      'Every status that it has had, in the order of the last time; without the one that a withdrawal gives.',
  })
  pastStatuses: CaseStatus[];

  @Auth(Role.LAWYER, Role.ADMIN, Permission.SUPPORT_USERS)
  @Field(() => Int, {
    nullable: true,
    description:
      'Days since the lawyer last set a status, an entry or a hearing, or wrote a message, once they are 30; null earlier and for pending and closed cases.',
  })
  quietDays: number | null;

  @Field(() => GraphQLDateTime, { description: 'When it was requested, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When the status or the payment last changed, UTC.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of cases.' })
export class CasePage extends PageOf(CaseType) {}

@ObjectType({ description: 'Result of `requestCase`.' })
export class RequestCasePayload extends ResultOf('case', CaseType, 'The new case.') {}

@ObjectType({ description: 'Result of `withdrawCase`.' })
export class WithdrawCasePayload {
  @Field(() => CaseType, { description: 'The case that was withdrawn.' })
  case: CaseType;

  @Field(() => CaseType, nullable('The request to the other lawyer; null where none was named.'))
  newCase: CaseType | null;
}

@ObjectType({ description: 'Result of `updateCaseStatus`.' })
export class UpdateCaseStatusPayload extends ResultOf('case', CaseType, 'The case after the change.') {}

@ObjectType({ description: 'Result of a change of a case.' })
export class CaseChangePayload extends ResultOf('case', CaseType, 'The case after the change.') {}
