import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Auth, Public } from '../../../auth/directives';
import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { nullable } from '../../../graphql/fields';
import { parseInput } from '../../../validation/validate-input';
import { confirmEmail } from '../email/email-change.service';
import {
  cancelFactorRemoval,
  confirmFactorRemoval,
  requestFactorRemoval,
} from '../second-factor/factor-removal.service';
import { requestPasswordReset, resetPassword } from './password-reset.service';
import { lookAtSecureLink } from './new-password-address';
import { secureAccount } from './secure-account';
import {
  ChallengeInput,
  IdentityInput,
  LinkInput,
  PasswordResetInput,
  PasswordResetRequestInput,
} from '../sessions/session.inputs';
import { confirmIdentity } from '../sessions/confirm-identity.service';
import {
  AccountMessagePayload,
  ConfirmIdentityPayload,
  UnlockSignInPayload,
} from '../sessions/session.types';
import { unlockSignIn } from '../sessions/unlock-sign-in';

const TOKEN = { description: 'The secret of the mailed link: the part after `#`.' };

@Resolver()
export class AccountRecoveryResolver {
  @Public()
  @Mutation(() => AccountMessagePayload, {
    description:
      'Asks for a mail with a link to set a new password. The response does not tell whether the email has an account.',
  })
  async requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('email', { description: 'Email address of the account.' }) email: string,
  ): Promise<AccountMessagePayload> {
    const input = await parseInput(PasswordResetRequestInput, { email });
    return { message: await requestPasswordReset(context, input.email) };
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description:
      'Sets a new password by a mailed link, which works once and for 30 minutes. Every session ends.',
  })
  async resetPassword(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
    @Arg('newPassword', {
      description: 'The new password: 8 to 128 characters, not one of the most common passwords.',
    })
    newPassword: string,
  ): Promise<AccountMessagePayload> {
    const input = await parseInput(PasswordResetInput, { token, newPassword });
    return resetPassword(context, input);
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description:
      'Confirms the email of an account by a mailed link; by the link at a new address, changes it, and every session ends.',
  })
  async confirmEmail(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
  ): Promise<AccountMessagePayload> {
    return { message: await confirmEmail(context, (await parseInput(LinkInput, { token })).token) };
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description:
      'Secures an account by the link of a mail about a new device, password, second factor or email: ends every session, restores the values of 7 days ago, blocks the password, and mails a link for a new one.',
  })
  async secureAccount(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
  ): Promise<AccountMessagePayload> {
    return { message: await secureAccount(context, (await parseInput(LinkInput, { token })).token) };
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description:
      'Says, in part, to which email `secureAccount` would send the link for a new password now. It changes nothing; a query would show the secret in addresses.',
  })
  async lookAtSecureLink(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
  ): Promise<AccountMessagePayload> {
    return { message: await lookAtSecureLink(context, (await parseInput(LinkInput, { token })).token) };
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description: 'The same as `secureAccount`.',
    deprecationReason: 'Use `secureAccount`.',
  })
  async undoEmailChange(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
  ): Promise<AccountMessagePayload> {
    return this.secureAccount(context, token);
  }

  @Public()
  @Mutation(() => UnlockSignInPayload, {
    description:
      'Makes this device known by a mailed link, so that passwords that others try do not hinder the sign-in on it. It does not sign in.',
  })
  async unlockSignIn(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
  ): Promise<UnlockSignInPayload> {
    return unlockSignIn(context, (await parseInput(LinkInput, { token })).token);
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description:
      'Asks for a mail with a link that removes a lost second factor after 72 hours. The challenge of the sign-in says that the password was right.',
  })
  async requestFactorRemoval(
    @Ctx() context: RequestContext,
    @Arg('challenge', { description: 'What the extensions of the error SECOND_FACTOR_REQUIRED had.' })
    challenge: string,
  ): Promise<AccountMessagePayload> {
    const input = await parseInput(ChallengeInput, { challenge });
    return { message: await requestFactorRemoval(context, input.challenge) };
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description:
      'Begins, by a mailed link, the 72 hours after which a lost second factor is removed. A mail a day can stop it.',
  })
  async confirmFactorRemoval(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
  ): Promise<AccountMessagePayload> {
    return { message: await confirmFactorRemoval(context, (await parseInput(LinkInput, { token })).token) };
  }

  @Public()
  @Mutation(() => AccountMessagePayload, {
    description: 'Stops the removal of a lost second factor by a mailed link.',
  })
  async cancelFactorRemoval(
    @Ctx() context: RequestContext,
    @Arg('token', TOKEN) token: string,
  ): Promise<AccountMessagePayload> {
    return { message: await cancelFactorRemoval(context, (await parseInput(LinkInput, { token })).token) };
  }

  @Auth(...anyRole)
  @Mutation(() => ConfirmIdentityPayload, {
    description:
      'Proves with the password, or with a code to the sign-in phone where no email is confirmed, and a code or a passkey where there is a second factor, who is signed in, after the error IDENTITY_REQUIRED. The token of this request is replaced by another.',
  })
  async confirmIdentity(
    @Ctx() context: RequestContext,
    @Arg('password', () => String, nullable('The password of the signed-in user; not with `proofId`.'))
    password: string | null,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'The code of the authenticator app, or a recovery code. Where it is wanted and missing, the error names the field `code`.',
    })
    code: string | null,
    @Arg('passkey', () => GraphQLJSONObject, {
      nullable: true,
      description:
        'In place of the code: what `navigator.credentials.get` gave for the options of `beginPasskeyProof`, in the JSON of WebAuthn.',
    })
    passkey: object | null,
    @Arg('proofId', () => ID, nullable('In place of the password: the proof of a code for IDENTITY.'))
    proofId: string | null,
    @Arg('phoneCode', () => String, nullable('The code that was sent for the proof.'))
    phoneCode: string | null,
  ): Promise<ConfirmIdentityPayload> {
    const input = { password, code, passkey, proofId, phoneCode };
    return confirmIdentity(context, await parseInput(IdentityInput, input));
  }
}
