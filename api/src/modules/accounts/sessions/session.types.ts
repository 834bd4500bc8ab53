import { Field, ObjectType } from 'type-graphql';
import { MessageField } from '../../../graphql/fields';
import type { Sentence } from '../../../i18n/sentences';
import { User } from '../account.types';

@ObjectType({ description: 'Result of `login`.' })
export class LoginPayload {
  @Field({
    description:
      'Bearer token. Valid for 7 days, or until the user logs out, changes the password or is deleted.',
  })
  token: string;

  @Field({
    description:
      'Secret that the client keeps, over signing out too, and sends as `X-Device`, so that its next sign-in is known. It opens nothing by itself.',
  })
  device: string;

  @Field(() => User, { description: 'The user who signed in.' })
  user: User;
}

@ObjectType({ description: 'Result of `changePassword`.' })
export class ChangePasswordPayload {
  @Field({ description: 'A new token; all earlier ones are no longer valid.' })
  token: string;

  @Field(() => User, { description: 'The user whose password was changed.' })
  user: User;
}

@ObjectType({ description: 'Result of the calls around a lost password and a changed email.' })
export class AccountMessagePayload {
  @MessageField()
  message: Sentence;

  @Field(() => String, {
    nullable: true,
    description: 'After `resetPassword` the email address with which the account signs in; else null.',
  })
  email?: string | null;
}

@ObjectType({ description: 'Result of `logout`.' })
export class LogoutPayload {
  @MessageField()
  message: Sentence;
}

@ObjectType({ description: 'Result of `unlockSignIn`.' })
export class UnlockSignInPayload extends LogoutPayload {
  @Field({ description: 'What the client keeps and sends as `X-Device`, as after a sign-in.' })
  device: string;
}

@ObjectType({ description: 'Result of `confirmIdentity`.' })
export class ConfirmIdentityPayload {
  @Field({ description: 'A new token; the one of the request is no longer valid.' })
  token: string;

  @Field(() => User, { description: 'The signed-in user.' })
  user: User;
}
