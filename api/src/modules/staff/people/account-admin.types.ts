import { Field, ID, ObjectType } from 'type-graphql';
import { PageOf, describeEnum } from '../../../graphql/fields';
import { User } from '../../accounts/account.types';
import { PendingEmailField } from '../../accounts/email/pending-email-field';

export enum UserSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
  EMAIL = 'email',
}

describeEnum(UserSort, 'UserSort', "Order of the admin's list of clients.", {
  NEWEST: 'Most recently registered first.',
  OLDEST: 'Earliest registered first.',
  NAME: 'By name.',
  EMAIL: 'By email.',
});

@ObjectType({ description: 'A page of users.' })
export class UserPage extends PageOf(User) {}

@ObjectType({ description: 'Result of `updateUser`.' })
export class UpdateUserPayload {
  @Field(() => User, { description: 'The client after the change.' })
  user: User;

  @PendingEmailField()
  pendingEmail: string | null;
}

@ObjectType({ description: 'Result of `deleteUser`.' })
export class DeleteUserPayload {
  @Field(() => ID, { description: 'Id of the deleted client.' })
  deletedId: string;
}
