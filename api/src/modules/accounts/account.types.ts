import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Role } from '../../auth/role';
import { PageOf } from '../../graphql/page-type';
import { UserSort } from './account.queries';

registerEnumType(Role, {
  name: 'Role',
  description: 'Who somebody is to the product.',
  valuesConfig: {
    USER: { description: 'A client.' },
    LAWYER: { description: 'A lawyer (advocate).' },
    ADMIN: { description: 'Verifies and moderates.' },
  },
});

registerEnumType(UserSort, {
  name: 'UserSort',
  description: "Orders of the admin's list of users.",
  valuesConfig: {
    NEWEST: { description: 'Joined last first.' },
    OLDEST: { description: 'Joined first first.' },
    NAME: { description: 'By name.' },
    EMAIL: { description: 'By email.' },
  },
});

@ObjectType({ description: 'A person who can sign in, as the person and admins see it.' })
export class User {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Full name.' })
  name: string;

  @Field({ description: 'Lower case.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'E.164.' })
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

@ObjectType({ description: 'What registering answers.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The new account; not signed in yet.' })
  user: User;

  @Field({ description: 'A sentence for the person.' })
  message: string;
}

@ObjectType({ description: 'What signing in answers.' })
export class LoginPayload {
  @Field({ description: 'Bearer token; ends after 7 days, on logout, on password change and on deletion.' })
  token: string;

  @Field(() => User, { description: 'Who signed in.' })
  user: User;
}

@ObjectType({ description: 'What signing out answers.' })
export class LogoutPayload {
  @Field({ description: 'A sentence for the person.' })
  message: string;
}

@ObjectType({ description: 'What changing the password answers.' })
export class ChangePasswordPayload {
  @Field({ description: 'A new token: all earlier ones have ended.' })
  token: string;

  @Field(() => User, { description: 'Whose password it is.' })
  user: User;
}

@ObjectType({ description: 'What updating the own profile answers.' })
export class UpdateProfilePayload {
  @Field(() => User, { description: 'The profile as it stands now.' })
  user: User;
}

@ObjectType({ description: 'What updating a user answers.' })
export class UpdateUserPayload {
  @Field(() => User, { description: 'The user as it stands now.' })
  user: User;
}

@ObjectType({ description: 'What deleting a user answers.' })
export class DeleteUserPayload {
  @Field(() => ID, { description: 'The identifier of the user that is gone.' })
  deletedId: string;
}
