import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('AccountLock', { description: 'That nobody can sign in to an account.' })
export class AccountLockType {
  @Field({ description: 'The reason; shown at a sign-in with the right password.' })
  reason: string;

  @Field(() => GraphQLDateTime, { description: 'Since when, UTC.' })
  at: Date;
}
