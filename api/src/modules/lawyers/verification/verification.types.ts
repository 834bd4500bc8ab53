import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Identified } from '../../../db/identified';
import { Lawyer } from '../lawyer.types';
import { VerificationStatus } from './verification.status';
import { describeEnum } from '../../../graphql/describe-enum';
import { nullable } from '../../../graphql/nullable';

describeEnum(
  VerificationStatus,
  'VerificationStatus',
  "Status of the check of a lawyer's licence. Only verified lawyers are in the directory.",
  {
    PENDING: 'Waiting for the decision of an admin.',
    VERIFIED: 'An admin has checked the licence; the lawyer is in the directory.',
    REJECTED: 'An admin has rejected the licence and given a reason.',
  },
);

@ObjectType({ description: 'Result of `verifyLawyer`.' })
export class VerifyLawyerPayload {
  @Field(() => Lawyer, { description: 'The lawyer after the change.' })
  lawyer: Lawyer;
}

@ObjectType('VerificationDecision', { description: "A decision of an admin on a lawyer's licence." })
export class VerificationDecisionType extends Identified {
  @Field(() => VerificationStatus, { description: 'What was decided; pending when a decision was undone.' })
  status: VerificationStatus;

  @Field(() => String, nullable('The licence number at that time.'))
  licenseNumber: string | null;

  @Field({ description: "The lawyer's name at that time." })
  lawyerName: string;

  @Field(() => String, nullable('The reason that the admin gave.'))
  reason: string | null;

  @Field(() => String, nullable('Name of the admin who decided; null when the account was deleted.'))
  decidedBy: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was decided, UTC.' })
  decidedAt: Date;
}

@ObjectType({ description: 'Another lawyer with the same licence number.' })
export class SameLicenseLawyer {
  @Field(() => ID, { description: 'Opaque identifier, the same as `Lawyer.id`.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field(() => VerificationStatus, { description: 'Status of the check of that licence.' })
  verification: VerificationStatus;
}
