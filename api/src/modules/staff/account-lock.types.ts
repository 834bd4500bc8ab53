import { Field, ID, ObjectType } from 'type-graphql';
import { MessageField } from '../../graphql/message-field';
import type { PlainSentence } from '../../i18n/sentences';

@ObjectType({ description: 'Result of `lockAccount`.' })
export class LockAccountPayload {
  @Field(() => ID, { description: 'Id of the locked account.' })
  lockedId: string;
}

@ObjectType({ description: 'Result of `unlockAccount`.' })
export class UnlockAccountPayload {
  @Field(() => ID, { description: 'Id of the account that is not locked any more.' })
  unlockedId: string;
}

@ObjectType({ description: 'Result of `endUserSessions`.' })
export class EndUserSessionsPayload {
  @MessageField()
  message: PlainSentence;
}

@ObjectType({ description: 'Result of `sendPasswordReset`.' })
export class SendPasswordResetPayload {
  @MessageField()
  message: PlainSentence;
}
