import { anyRole } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { email, messageSchema, shape, text } from '../../../rest/openapi/json-schema';
import type { Sentence } from '../../../i18n/sentences';
import { post, type Route } from '../../../rest/route';
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
import { confirmIdentity } from '../sessions/confirm-identity.service';
import { unlockSignIn } from '../sessions/unlock-sign-in';

/** A route that consumes a mailed link; `act` returns the message. */
const linkRoute = (
  path: string,
  summary: string,
  act: (context: RequestContext, token: string) => Promise<Sentence>,
  refusals?: Route['refusals'],
): Route =>
  post(path, 'public', {
    ...{ summary, refusals, input: LinkInput, response: messageSchema },
    run: async ({ context, input }) => ({ message: await act(context, input.token) }),
  });

/** Lost passwords and second factors, changed emails, proofs of identity. */
export const accountRecoveryRoutes: Route[] = [
  post('/auth/password-reset', 'public', {
    summary: 'Asks for a mail with a link to set a new password.',
    input: PasswordResetRequestInput,
    response: messageSchema,
    run: async ({ context, input }) => ({ message: await requestPasswordReset(context, input.email) }),
  }),
  post('/auth/password-reset/confirm', 'public', {
    summary: 'Sets a new password by a mailed link.',
    input: PasswordResetInput,
    response: shape('PasswordReset', { message: text, email }),
    run: async ({ context, input }) => resetPassword(context, input),
  }),
  linkRoute(
    '/auth/email/confirm',
    'Confirms the email of an account, or changes it, by the link mailed to it.',
    confirmEmail,
    ['CONFLICT'],
  ),
  linkRoute(
    '/auth/secure',
    'Secures an account by a mailed link: ends every session and restores the values of 7 days ago.',
    secureAccount,
  ),
  linkRoute('/auth/email/undo', 'The same as `POST /auth/secure`.', secureAccount),
  linkRoute(
    '/auth/secure/address',
    'Says, in part, to which email `POST /auth/secure` would send the link for a new password now.',
    lookAtSecureLink,
  ),
  post('/auth/second-factor/removal', 'public', {
    summary: 'Asks for a mail with a link that removes a lost second factor after 72 hours.',
    input: ChallengeInput,
    response: messageSchema,
    run: async ({ context, input }) => ({ message: await requestFactorRemoval(context, input.challenge) }),
  }),
  linkRoute(
    '/auth/second-factor/removal/confirm',
    'Begins, by a mailed link, the 72 hours after which a lost second factor is removed.',
    confirmFactorRemoval,
  ),
  linkRoute(
    '/auth/second-factor/removal/cancel',
    'Stops the removal of a lost second factor by a mailed link.',
    cancelFactorRemoval,
  ),
  post('/auth/unlock', 'public', {
    summary: 'Makes a device known by the link that is mailed when too many passwords were tried.',
    input: LinkInput,
    response: shape('Unlocked', { message: text, device: deviceV1Schema }),
    run: async ({ context, input }) => unlockSignIn(context, input.token),
  }),
  post('/auth/identity', anyRole, {
    summary: 'Proves with the password, and the second factor, who is signed in; the token is replaced.',
    input: IdentityInput,
    response: sessionV1Schema,
    run: async ({ context, input }) => {
      const { token, user } = await confirmIdentity(context, input);
      return { token, ...identityToV1(user) };
    },
  }),
  post('/auth/identity/passkey', anyRole, {
    summary: 'What a passkey has to sign for `POST /auth/identity`, for 5 minutes.',
    response: shape('PasskeyRequest', {
      options: {
        type: 'object',
        description: 'The options for `navigator.credentials.get`, in the JSON of WebAuthn.',
      },
    }),
    refusals: ['CONFLICT'],
    run: async ({ context }) => ({ options: await beginPasskeyProof(context) }),
  }),
];
