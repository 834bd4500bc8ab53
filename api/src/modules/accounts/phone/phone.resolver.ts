import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Auth, Public } from '../../../auth/directives';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { nullable } from '../../../graphql/fields';
import { parseInput } from '../../../validation/validate-input';
import { UpdateProfilePayload, User } from '../account.types';
import { ChangePasswordPayload } from '../sessions/session.types';
import { SHARED_ARGUMENT } from '../sessions/session.inputs';
import { requireLoggedIn } from '../second-factor/login-challenges';
import { findOwnSignInPhone, hasOwnPassword } from './own-sign-in';
import {
  ChangePhoneInput,
  NewPasswordInput,
  PhoneCodeInput,
  ProofInput,
  ProvePhoneInput,
} from './phone.inputs';
import { PhoneCodePayload, ProvePhonePayload } from './phone.types';
import { requestPhoneCode, sendPhoneCodeAgain } from './phone-code.service';
import { PhonePurpose } from './phone-proof.entity';
import { provePhone } from './prove-phone.service';
import { setPassword } from './set-password.service';
import { changeSignInPhone, removeSignInPhone } from './sign-in-phone.service';

@Resolver(() => User)
export class PhoneResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Number by which the user signs in, in E.164; null where there is none, and for other people than the user.',
  })
  async signInPhone(@Ctx() context: RequestContext, @Root() user: User): Promise<string | null> {
    return findOwnSignInPhone(context, user.id);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether the user has a password; null for other people than the user.',
  })
  async hasPassword(@Ctx() context: RequestContext, @Root() user: User): Promise<boolean | null> {
    return hasOwnPassword(context, user.id);
  }

  @Public()
  @Mutation(() => PhoneCodePayload, {
    description:
      'Sends a code of six digits to a phone, in the language of the request, good for 10 minutes. The answer is the same for a number with an account and without one. At most 1 a minute, 3 an hour and 6 a day for a number; a device on which its account has signed in has 5 an hour of its own.',
  })
  async requestPhoneCode(
    @Ctx() context: RequestContext,
    @Arg('phone', { description: 'The number, in any usual form, such as 01712-345678.' }) phone: string,
    @Arg('purpose', () => PhonePurpose, {
      defaultValue: PhonePurpose.SIGN_IN,
      description: 'What the code is for.',
    })
    purpose: PhonePurpose,
  ): Promise<PhoneCodePayload> {
    return requestPhoneCode(context, (await parseInput(PhoneCodeInput, { phone })).phone, purpose);
  }

  @Public()
  @Mutation(() => PhoneCodePayload, {
    description:
      'Sends another code, twice at most; the earlier ones stay right. Limits as `requestPhoneCode`.',
  })
  async sendPhoneCodeAgain(
    @Ctx() context: RequestContext,
    @Arg('proofId', () => ID, { description: 'What `requestPhoneCode` answered.' }) proofId: string,
  ): Promise<PhoneCodePayload> {
    return sendPhoneCodeAgain(context, (await parseInput(ProofInput, { proofId })).proofId);
  }

  @Public()
  @Mutation(() => ProvePhonePayload, {
    description:
      'Signs a client in by a code; 5 tries. A second factor is asked for as by `login`. A wrong, a late and a used code, and the code of another proof, give the same error, which names `code`.',
  })
  async provePhone(
    @Ctx() context: RequestContext,
    @Arg('proofId', () => ID, { description: 'What `requestPhoneCode` answered.' }) proofId: string,
    @Arg('code', { description: 'The code of the SMS, in any digits.' }) code: string,
    @Arg('shared', () => Boolean, SHARED_ARGUMENT) shared: boolean,
    @Arg('clientKey', () => ID, {
      nullable: true,
      description:
        'A UUID that the client app chooses. The same code with the same one answers again for 2 minutes, because an answer can get lost; without it a code acts once.',
    })
    clientKey: string | null,
  ): Promise<ProvePhonePayload> {
    const input = await parseInput(ProvePhoneInput, { proofId, code, shared, clientKey });
    const result = await provePhone(context, input);
    const numberIs = { newAccount: result === 'newAccount', unused: result === 'unused' };
    if (typeof result === 'string') return { token: null, device: null, user: null, ...numberIs };
    return { ...requireLoggedIn(result), ...numberIs };
  }

  @Auth(Role.USER)
  @Mutation(() => ChangePasswordPayload, {
    description:
      'Sets a first password, or one in place of a forgotten password, where no email is confirmed. Needs a sign-in or `confirmIdentity` of the last 15 minutes. Every earlier token is no longer valid.',
  })
  async setPassword(
    @Ctx() context: RequestContext,
    @Arg('newPassword', {
      description: 'The new password: 8 to 128 characters, not one of the most common passwords.',
    })
    newPassword: string,
  ): Promise<ChangePasswordPayload> {
    return setPassword(context, (await parseInput(NewPasswordInput, { newPassword })).newPassword);
  }

  @Auth(Role.USER)
  @Mutation(() => UpdateProfilePayload, {
    description:
      'Sets the number by which the user signs in. Needs a sign-in or `confirmIdentity` of the last 15 minutes. An email that is not confirmed waits for its link from then on.',
  })
  async changeSignInPhone(
    @Ctx() context: RequestContext,
    @Arg('proofId', () => ID, {
      description: 'The proof of a code for CHANGE; or one for which `provePhone` answered `newAccount`.',
    })
    proofId: string,
    @Arg('code', () => String, nullable('The code of the SMS; not with a proof that is proved already.'))
    code: string | null,
  ): Promise<UpdateProfilePayload> {
    return { user: await changeSignInPhone(context, await parseInput(ChangePhoneInput, { proofId, code })) };
  }

  @Auth(Role.USER)
  @Mutation(() => UpdateProfilePayload, {
    description:
      'Removes the number by which the user signs in, where an email is confirmed. Needs a sign-in or `confirmIdentity` of the last 15 minutes.',
  })
  async removeSignInPhone(@Ctx() context: RequestContext): Promise<UpdateProfilePayload> {
    return { user: await removeSignInPhone(context) };
  }
}
