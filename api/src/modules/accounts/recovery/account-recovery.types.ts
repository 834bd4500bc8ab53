import { Field, ObjectType } from 'type-graphql';
import { MessageField } from '../../../graphql/message-field';
import type { PlainSentence } from '../../../i18n/sentences';
import { User } from '../account.types';

@ObjectType({ description: 'Result of the calls around a lost password and a changed email.' })
export class AccountMessagePayload {
  @MessageField()
  message: PlainSentence;
}

@ObjectType({ description: 'Result of `cancelEmailChange`.' })
export class CancelEmailChangePayload {
  @Field(() => User, { description: 'The signed-in user, who keeps the present email.' })
  user: User;
}

@ObjectType({ description: 'Result of `unlockSignIn`.' })
export class UnlockSignInPayload extends AccountMessagePayload {
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
