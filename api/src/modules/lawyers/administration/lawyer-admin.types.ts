import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PendingEmailField } from '../../accounts/email/pending-email-field';
import { Lawyer } from '../lawyer.types';

export enum AdminLawyerSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
  EMAIL = 'email',
  EXPERIENCE = 'experience',
  WAITING = 'waiting',
}

registerEnumType(AdminLawyerSort, {
  name: 'AdminLawyerSort',
  description: "Order of the admin's list of lawyers.",
  valuesConfig: {
    NEWEST: { description: 'Most recently registered first.' },
    OLDEST: { description: 'Earliest registered first.' },
    NAME: { description: 'By name.' },
    EMAIL: { description: 'By email.' },
    WAITING: {
      description:
        'Longest waiting first: by when the licence number was handed in, those without a number last.',
    },
    EXPERIENCE: { description: 'Most years of experience first, then by name.' },
  },
});

@ObjectType({ description: 'Result of `updateLawyer`.' })
export class UpdateLawyerPayload {
  @Field(() => Lawyer, { description: 'The lawyer after the change.' })
  lawyer: Lawyer;

  @PendingEmailField()
  pendingEmail: string | null;
}

@ObjectType({ description: 'Result of `deleteLawyer`.' })
export class DeleteLawyerPayload {
  @Field(() => ID, { description: 'Id of the deleted lawyer.' })
  deletedId: string;
}
