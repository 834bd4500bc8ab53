import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../../auth/directives';
import type { RequestContext } from '../../../context';
import { LoginPayload } from '../../accounts/sessions/session.types';
import { openPhoneAccount } from './open-phone-account.service';
import { PhoneAccountInput } from './phone-registration.inputs';

@Resolver()
export class PhoneRegistrationResolver {
  @Public()
  @Mutation(() => LoginPayload, {
    description:
      "Opens a client's account for a proved number, within 15 minutes of the code, and signs in. The number becomes the contact, too.",
  })
  async openPhoneAccount(
    @Ctx() context: RequestContext,
    @Arg('input', () => PhoneAccountInput, { description: 'The new account.' }) input: PhoneAccountInput,
  ): Promise<LoginPayload> {
    return openPhoneAccount(context, input);
  }
}
