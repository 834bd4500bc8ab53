import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { messageSchema, shape, text } from '../../../rest/openapi/json-schema';
import type { Sentence } from '../../../i18n/sentences';
import type { Route } from '../../../rest/route';
import { parseInput } from '../../../validation/validate-input';
import {
  CONFIRMED_MESSAGES,
  FACTOR_KEPT_MESSAGE,
  FACTOR_REMOVAL_ASKED_MESSAGE,
  FACTOR_REMOVAL_BEGUN_MESSAGE,
  PASSWORD_RESET_MESSAGE,
  RESET_ASKED_MESSAGE,
  UNLOCKED_MESSAGE,
} from '../account-messages';
import { deviceV1Schema, identityToV1, sessionV1Schema } from '../account.v1';
import { confirmEmail } from '../email/email-change.service';
import {
  cancelFactorRemoval,
  confirmFactorRemoval,
  requestFactorRemoval,
} from '../second-factor/factor-removal.service';
import { beginPasskeyProof } from '../second-factor/passkeys/prove-passkey';
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
import { confirmIdentity } from '../sessions/session.service';
import { unlockSignIn } from '../sessions/unlock-sign-in';

/** A route for the secret of a mailed link; `act` gives the message. */
const linkRoute = (
  route: Pick<Route, 'path' | 'summary' | 'refusals'>,
  act: (context: RequestContext, token: string) => Promise<Sentence>,
): Route => ({
  ...route,
  method: 'post',
  access: 'public',
  input: LinkInput,
  response: messageSchema,
  run: async (context, request) => ({
    message: await act(context, (await parseInput(LinkInput, request.body)).token),
  }),
});

/** The operations around a lost password or second factor, a changed email and the proof of who somebody is. */
export const accountRecoveryRoutes: Route[] = [
  {
    method: 'post',
    path: '/auth/password-reset',
    access: 'public',
    summary: 'Asks for a mail with a link to set a new password.',
    input: PasswordResetRequestInput,
    response: messageSchema,
    run: async (context, request) => {
      const { email } = await parseInput(PasswordResetRequestInput, request.body);
      await requestPasswordReset(context, email);
      return { message: RESET_ASKED_MESSAGE };
    },
  },
  {
    method: 'post',
    path: '/auth/password-reset/confirm',
    access: 'public',
    summary: 'Sets a new password by a mailed link.',
    input: PasswordResetInput,
    response: messageSchema,
    run: async (context, request) => {
      await resetPassword(context, await parseInput(PasswordResetInput, request.body));
      return { message: PASSWORD_RESET_MESSAGE };
    },
  },
  linkRoute(
    {
      path: '/auth/email/confirm',
      summary: 'Confirms the email of an account, or changes it, by the link mailed to it.',
      refusals: ['CONFLICT'],
    },
    async (context, token) => CONFIRMED_MESSAGES[await confirmEmail(context, token)],
  ),
  linkRoute(
    {
      path: '/auth/secure',
      summary:
        'Secures an account by a mailed link: ends every session and restores the values of 7 days ago.',
    },
    secureAccount,
  ),
  linkRoute({ path: '/auth/email/undo', summary: 'The same as `POST /auth/secure`.' }, secureAccount),
  linkRoute(
    {
      path: '/auth/secure/address',
      summary:
        'Says, in part, to which email `POST /auth/secure` would send the link for a new password now.',
    },
    lookAtSecureLink,
  ),
  {
    method: 'post',
    path: '/auth/second-factor/removal',
    access: 'public',
    summary: 'Asks for a mail with a link that removes a lost second factor after 72 hours.',
    input: ChallengeInput,
    response: messageSchema,
    run: async (context, request) => {
      await requestFactorRemoval(context, (await parseInput(ChallengeInput, request.body)).challenge);
      return { message: FACTOR_REMOVAL_ASKED_MESSAGE };
    },
  },
  linkRoute(
    {
      path: '/auth/second-factor/removal/confirm',
      summary: 'Begins, by a mailed link, the 72 hours after which a lost second factor is removed.',
    },
    async (context, token) => {
      await confirmFactorRemoval(context, token);
      return FACTOR_REMOVAL_BEGUN_MESSAGE;
    },
  ),
  linkRoute(
    {
      path: '/auth/second-factor/removal/cancel',
      summary: 'Stops the removal of a lost second factor by a mailed link.',
    },
    async (context, token) => {
      await cancelFactorRemoval(context, token);
      return FACTOR_KEPT_MESSAGE;
    },
  ),
  {
    method: 'post',
    path: '/auth/unlock',
    access: 'public',
    summary: 'Makes a device known by the link that is mailed when too many passwords were tried.',
    input: LinkInput,
    response: shape('Unlocked', { message: text, device: deviceV1Schema }),
    run: async (context, request) => {
      const device = await unlockSignIn(context, (await parseInput(LinkInput, request.body)).token);
      return { message: UNLOCKED_MESSAGE, device };
    },
  },
  {
    method: 'post',
    path: '/auth/identity',
    access: anyRole,
    summary: 'Proves with the password, and the second factor, who is signed in; the token is replaced.',
    input: IdentityInput,
    response: sessionV1Schema,
    run: async (context, request) => {
      const { token, user } = await confirmIdentity(context, await parseInput(IdentityInput, request.body));
      return { token, ...identityToV1(user) };
    },
  },
  {
    method: 'post',
    path: '/auth/identity/passkey',
    access: anyRole,
    summary: 'What a passkey has to sign for `POST /auth/identity`, for 5 minutes.',
    response: shape('PasskeyRequest', {
      options: {
        type: 'object',
        description: 'The options for `navigator.credentials.get`, in the JSON of WebAuthn.',
      },
    }),
    refusals: ['CONFLICT'],
    run: async (context) => ({ options: await beginPasskeyProof(context) }),
  },
];
