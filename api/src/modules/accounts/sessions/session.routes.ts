import { anyRole } from '../../../auth/role';
import { post, type Route } from '../../../rest/route';
import { identityToV1, loginV1Schema } from '../account.v1';
import { requireLoggedIn } from '../second-factor/login-challenges';
import { CompleteLoginInput, LoginInput } from './session.inputs';
import type { LoggedIn } from './open-session';
import { completeLogin, login, logout } from './session.service';

function loginToV1({ token, device, user }: LoggedIn) {
  return { token, device, ...identityToV1(user) };
}

export const sessionRoutes: Route[] = [
  post('/auth/login', 'public', {
    summary: 'Signs in and returns a bearer token.',
    input: LoginInput,
    response: loginV1Schema,
    refusals: ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED', 'ACCOUNT_LOCKED'],
    run: async ({ context, input }) => loginToV1(requireLoggedIn(await login(context, input))),
  }),
  post('/auth/login/second-factor', 'public', {
    summary: 'Goes on with a sign-in that asked for a second factor, and returns a bearer token.',
    input: CompleteLoginInput,
    response: loginV1Schema,
    refusals: ['UNAUTHENTICATED', 'ACCOUNT_LOCKED'],
    run: async ({ context, input }) => loginToV1(await completeLogin(context, input)),
  }),
  post('/auth/logout', anyRole, {
    summary: 'Signs out: the token of the request is no longer valid.',
    says: 'You are signed out.',
    run: ({ context }) => logout(context),
  }),
];
