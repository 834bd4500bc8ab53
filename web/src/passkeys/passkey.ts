import type * as WebAuthn from '@simplewebauthn/browser';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';
import { errorReason } from '../graphql/error-message';
import { fieldErrors } from '../graphql/failure';

export type PasskeyProblem = 'cancelled' | 'unsupported' | 'known' | 'failed';

class PasskeyError extends Error {
  override name = 'PasskeyError';

  constructor(readonly problem: PasskeyProblem) {
    super(`The browser gave no passkey: ${problem}`);
  }
}

const PROBLEMS: Partial<Record<string, PasskeyProblem>> = {
  // Also a timeout; browsers do not distinguish.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
};

export function passkeyProblem(error: unknown): PasskeyProblem {
  return (error instanceof Error ? PROBLEMS[error.name] : undefined) ?? 'failed';
}

type Library = typeof WebAuthn;

async function withLibrary<Answer>(ask: (library: Library) => Promise<Answer>): Promise<Answer> {
  const library = await import('@simplewebauthn/browser');
  if (!library.browserSupportsWebAuthn()) throw new PasskeyError('unsupported');
  try {
    return await ask(library);
  } catch (error) {
    throw new PasskeyError(passkeyProblem(error));
  }
}

/** @throws PasskeyError. */
export async function signWithPasskey(options: object): Promise<AuthenticationResponseJSON> {
  // The server made them for this call.
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return withLibrary((library) => library.startAuthentication({ optionsJSON }));
}

/** On this device or another. @throws PasskeyError. */
export async function createPasskey(options: object): Promise<RegistrationResponseJSON> {
  // The server made them for this call.
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return withLibrary((library) => library.startRegistration({ optionsJSON }));
}

/** Explains passkey errors; for other errors, their own reason. */
export function usePasskeyReason(): (error: unknown) => string {
  const { t } = useTranslation('accounts');
  return (error) => {
    if (error instanceof PasskeyError) return t(`passkey.${error.problem}`);
    const refused = fieldErrors(error).find(({ field }) => field === 'passkey' || field === 'response');
    return refused?.message ?? errorReason(error);
  };
}
