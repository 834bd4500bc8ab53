import { Field, ID, ObjectType } from 'type-graphql';
import { Lawyer } from '../lawyer.types';
import { VerificationStatus } from './verification.status';
import { describeEnum, ResultOf } from '../../../graphql/fields';

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
export class VerifyLawyerPayload extends ResultOf('lawyer', Lawyer, 'The lawyer after the change.') {}

@ObjectType({ description: 'Another lawyer with the same licence number.' })
export class SameLicenseLawyer {
  @Field(() => ID, { description: 'Opaque identifier, the same as `Lawyer.id`.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field(() => VerificationStatus, { description: 'Status of the check of that licence.' })
  verification: VerificationStatus;
}
