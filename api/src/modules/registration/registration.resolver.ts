import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../auth/directives';
import type { RequestContext } from '../../context';
import { RegisterInput } from './registration.inputs';
import { register, REGISTERED_MESSAGE } from './registration.service';
import { RegisterPayload } from './registration.types';

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
