import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../../auth/role';
import { PageOf } from '../../graphql/page-type';

registerEnumType(Role, {
  name: 'Role',
  description: 'The kind of account.',
  valuesConfig: {
    USER: { description: 'A client: a person with a legal problem.' },
    LAWYER: { description: 'A lawyer (advocate).' },
    ADMIN: { description: 'An administrator, who verifies lawyers and moderates content.' },
  },
});

/** The orders of the admin's list of clients. */
export enum UserSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
  EMAIL = 'email',
}

registerEnumType(UserSort, {
  name: 'UserSort',
  description: "Order of the admin's list of clients.",
  valuesConfig: {
    NEWEST: { description: 'Most recently registered first.' },
    OLDEST: { description: 'Earliest registered first.' },
    NAME: { description: 'By name.' },
    EMAIL: { description: 'By email.' },
  },
});

@ObjectType({ description: 'A person with an account. Only that person and admins see it.' })
export class User {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field({ description: 'Email address, in lower case.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 format, such as +8801712345678.',
  })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address: string | null;

  @Field(() => Role, { description: 'Client, lawyer or admin.' })
  role: Role;

  @Field(() => GraphQLDateTime, { description: 'When the account was registered, UTC.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of users.' })
export class UserPage extends PageOf(User) {}

@ObjectType({ description: 'Result of `register`.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The new account; not signed in yet.' })
  user: User;

  @Field({ description: 'A message to show to the user.' })
  message: string;
}

@ObjectType({ description: 'Result of `login`.' })
export class LoginPayload {
  @Field({
    description:
      'Bearer token. Valid for 7 days, or until the user logs out, changes the password or is deleted.',
  })
  token: string;

  @Field(() => User, { description: 'The user who signed in.' })
  user: User;
}

@ObjectType({ description: 'Result of `logout`.' })
export class LogoutPayload {
  @Field({ description: 'A message to show to the user.' })
  message: string;
}

@ObjectType({ description: 'Result of `changePassword`.' })
export class ChangePasswordPayload {
  @Field({ description: 'A new token; all earlier ones are no longer valid.' })
  token: string;

  @Field(() => User, { description: 'The user whose password was changed.' })
  user: User;
}

@ObjectType({ description: 'Result of `updateProfile`.' })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The profile after the change.' })
  user: User;
}

@ObjectType({ description: 'Result of `updateUser`.' })
export class UpdateUserPayload {
  @Field(() => User, { description: 'The client after the change.' })
  user: User;
}

@ObjectType({ description: 'Result of `deleteUser`.' })
export class DeleteUserPayload {
  @Field(() => ID, { description: 'Id of the deleted client.' })
  deletedId: string;
}
