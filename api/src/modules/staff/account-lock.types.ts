import { Field, ID, ObjectType } from 'type-graphql';

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
  @Field({ description: 'A message to show to the user.' })
  message: string;
}

@ObjectType({ description: 'Result of `sendPasswordReset`.' })
export class SendPasswordResetPayload {
  @Field({ description: 'A message to show to the user.' })
  message: string;
}
