import { Field, ObjectType } from 'type-graphql';
import { User } from '../accounts/account.types';

@ObjectType({ description: 'Result of `register`.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The new account; not signed in yet.' })
  user: User;

  @Field({ description: 'A message to show to the user.' })
  message: string;
}
