import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Auth, Public } from '../../../auth/directives';
import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { nullable } from '../../../graphql/fields';
import { parseInput } from '../../../validation/validate-input';
import { requireLoggedIn } from '../second-factor/login-challenges';
import { ChangePasswordInput, CompleteLoginInput, LoginInput, SHARED_ARGUMENT } from './session.inputs';
import { changePassword, completeLogin, login, logout } from './session.service';
import { ChangePasswordPayload, LoginPayload, LogoutPayload } from './session.types';

@Resolver()
export class SessionResolver {
  @Public()
  @Mutation(() => LoginPayload, {
    description:
      'Signs in and returns a token. An unknown email and a wrong password give the same error; an account with a second factor gives SECOND_FACTOR_REQUIRED, with the `challenge` for `completeLogin` the `methods`, and, where there is a passkey, the options for `navigator.credentials.get` as `passkey` in its extensions.',
  })
  async login(
    @Ctx() context: RequestContext,
    @Arg('email', {
      description:
        'Email address; upper and lower case count as the same. For a client also the sign-in phone, in any usual form.',
    })
    email: string,
    @Arg('password', { description: 'Password, exactly as it was set: spaces at either end count.' })
    password: string,
    @Arg('shared', () => Boolean, SHARED_ARGUMENT) shared: boolean,
  ): Promise<LoginPayload> {
    return requireLoggedIn(await login(context, await parseInput(LoginInput, { email, password, shared })));
  }

  @Public()
  @Mutation(() => LoginPayload, {
    description:
      'Goes on with a sign-in that was answered with SECOND_FACTOR_REQUIRED, on the same device, within 5 minutes and 5 tries.',
  })
  async completeLogin(
    @Ctx() context: RequestContext,
    @Arg('challenge', { description: 'What the extensions of the error had.' }) challenge: string,
    @Arg('code', () => String, nullable('The code of the authenticator app, or a recovery code.'))
    code: string | null,
    @Arg('passkey', () => GraphQLJSONObject, {
      nullable: true,
      description:
        'In place of the code: what `navigator.credentials.get` gave for the options in the extensions of the error, in the JSON of WebAuthn.',
    })
    passkey: object | null,
    @Arg('shared', () => Boolean, SHARED_ARGUMENT) shared: boolean,
  ): Promise<LoginPayload> {
    const input = { challenge, code, passkey, shared };
    return completeLogin(context, await parseInput(CompleteLoginInput, input));
  }

  @Auth(...anyRole)
  @Mutation(() => LogoutPayload, { description: 'Signs out: the token of this request is no longer valid.' })
  async logout(@Ctx() context: RequestContext): Promise<LogoutPayload> {
    await logout(context);
    return { message: 'You are signed out.' };
  }

  @Auth(...anyRole)
  @Mutation(() => ChangePasswordPayload, {
    description: 'Sets a new password. Every earlier token, on every device, is no longer valid.',
  })
  async changePassword(
    @Ctx() context: RequestContext,
    @Arg('currentPassword', { description: 'The password used until now.' }) currentPassword: string,
    @Arg('newPassword', {
      description: 'The new password: 8 to 128 characters, not one of the most common passwords.',
    })
    newPassword: string,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'The code of the authenticator app, or a recovery code. Where there is a second factor, the new session counts as proved anew only with it.',
    })
    code: string | null,
  ): Promise<ChangePasswordPayload> {
    const input = { currentPassword, newPassword, code: code ?? undefined };
    return changePassword(context, await parseInput(ChangePasswordInput, input));
  }
}
