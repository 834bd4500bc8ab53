import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Lawyer } from '../lawyer.types';
import { VerificationStatus } from './verification.status';

registerEnumType(VerificationStatus, {
  name: 'VerificationStatus',
  description: "Status of the check of a lawyer's licence. Only verified lawyers are in the directory.",
  valuesConfig: {
    PENDING: { description: 'Waiting for the decision of an admin.' },
    VERIFIED: { description: 'An admin has checked the licence; the lawyer is in the directory.' },
    REJECTED: { description: 'An admin has rejected the licence and given a reason.' },
  },
});

@ObjectType({ description: 'Result of `verifyLawyer`.' })
export class VerifyLawyerPayload {
  @Field(() => Lawyer, { description: 'The lawyer after the change.' })
  lawyer: Lawyer;
}
