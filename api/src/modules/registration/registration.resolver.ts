import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Public } from '../../auth/directives';
import type { RequestContext } from '../../context';
import { MessageField } from '../../graphql/fields';
import type { PlainSentence } from '../../i18n/sentences';
import { User } from '../accounts/account.types';
import { RegisterInput } from './registration.inputs';
import { register, REGISTERED_MESSAGE } from './registration.service';

@ObjectType({ description: 'Result of `register`.' })
export class RegisterPayload {
  @Field(() => User, { description: 'The new account; not signed in yet.' })
  user: User;

  @MessageField()
  message: PlainSentence;
}

@Resolver()
export class RegistrationResolver {
  @Public()
  @Mutation(() => RegisterPayload, { description: 'Registers a client or a lawyer. Does not sign in.' })
  async register(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
  ): Promise<RegisterPayload> {
    return { user: await register(context, input), message: REGISTERED_MESSAGE };
  }
}
