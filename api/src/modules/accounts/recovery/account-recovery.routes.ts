import { anyRole } from '../../../auth/role';
import { messageSchema, shape, text } from '../../../rest/openapi/json-schema';
import type { Route } from '../../../rest/route';
import { parseInput } from '../../../validation/validate-input';
import {
  ACCOUNT_SECURED_MESSAGE,
  CONFIRMED_MESSAGES,
  PASSWORD_RESET_MESSAGE,
  RESET_ASKED_MESSAGE,
  UNLOCKED_MESSAGE,
} from '../account-messages';
import { deviceV1Schema, sessionV1Schema } from '../account.v1';
import { confirmEmail } from '../email/email-change.service';
import { beginPasskeyProof } from '../second-factor/passkeys/prove-passkey';
import { requestPasswordReset, resetPassword } from './password-reset.service';
import { secureAccount } from './secure-account';
import {
  IdentityInput,
  LinkInput,
  PasswordResetInput,
  PasswordResetRequestInput,
} from '../sessions/session.inputs';
import { confirmIdentity } from '../sessions/session.service';
import { unlockSignIn } from '../sessions/unlock-sign-in';

const secureRoute = (route: Pick<Route, 'path' | 'summary'>): Route => ({
  ...route,
  method: 'post',
  access: 'public',
  input: LinkInput,
  response: messageSchema,
  run: async (context, request) => {
    await secureAccount(context, (await parseInput(LinkInput, request.body)).token);
    return { message: ACCOUNT_SECURED_MESSAGE };
  },
});

/** The operations around a lost password, a changed email and the proof of who somebody is. */
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
  {
    method: 'post',
    path: '/auth/email/confirm',
    access: 'public',
    summary: 'Confirms the email of an account, or changes it, by the link mailed to it.',
    input: LinkInput,
    response: messageSchema,
    refusals: ['CONFLICT'],
    run: async (context, request) => {
      const confirmed = await confirmEmail(context, (await parseInput(LinkInput, request.body)).token);
      return { message: CONFIRMED_MESSAGES[confirmed] };
    },
  },
  secureRoute({
    path: '/auth/secure',
    summary: 'Puts out of an account whoever is in it, by a mailed link.',
  }),
  secureRoute({ path: '/auth/email/undo', summary: 'The same as `POST /auth/secure`.' }),
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
      return { token, _id: user.id, name: user.name, email: user.email, role: user.role };
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
