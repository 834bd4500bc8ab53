import { Field, ObjectType } from 'type-graphql';
import { MessageField } from '../../graphql/message-field';
import type { PlainSentence } from '../../i18n/sentences';
import { User } from '../accounts/account.types';

@ObjectType({ description: 'Result of `register`.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The new account; not signed in yet.' })
  user: User;

  @MessageField()
  message: PlainSentence;
}
