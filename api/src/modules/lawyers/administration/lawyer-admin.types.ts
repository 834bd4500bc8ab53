import { Field, ID, ObjectType } from 'type-graphql';
import { PendingEmailField } from '../../accounts/email/pending-email-field';
import { Lawyer } from '../lawyer.types';
import { describeEnum, ResultOf } from '../../../graphql/fields';

export enum AdminLawyerSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
  EMAIL = 'email',
  EXPERIENCE = 'experience',
  WAITING = 'waiting',
  RISK = 'risk',
}

describeEnum(AdminLawyerSort, 'AdminLawyerSort', "Order of the admin's list of lawyers.", {
  NEWEST: 'Most recently registered first.',
  OLDEST: 'Earliest registered first.',
  NAME: 'By name.',
  EMAIL: 'By email.',
  WAITING: 'Longest waiting first: by when the licence number was handed in, those without a number last.',
  RISK: 'First those whose licence number or paper another lawyer has too, or whose number a deleted lawyer had; then longest waiting. For verifiers.',
  EXPERIENCE: 'Most years of experience first, then by name.',
});

@ObjectType({ description: 'Result of `updateLawyer`.' })
export class UpdateLawyerPayload {
  @Field(() => Lawyer, { description: 'The lawyer after the change.' })
  lawyer: Lawyer;

  @PendingEmailField()
  pendingEmail: string | null;
}

@ObjectType({ description: 'Result of `deleteLawyer`.' })
export class DeleteLawyerPayload extends ResultOf('deletedId', ID, 'Id of the deleted lawyer.') {}
