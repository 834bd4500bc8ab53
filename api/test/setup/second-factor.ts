import { setTimeout } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { Client } from './client';
import { graphql } from './graphql';
import type { Person } from './people';

/** An account's authenticator app. */
export interface Authenticator {
  secret: string;
  recoveryCodes: string[];
}

const STEP_MILLISECONDS = 30_000;

/** The code of an authenticator app, some steps of 30 seconds away from now. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * STEP_MILLISECONDS });
}

/** The code of the step before the present one, which is right until this step ends: at least three seconds. */
export async function codeOfLastStep(secret: string): Promise<string> {
  const left = STEP_MILLISECONDS - (Date.now() % STEP_MILLISECONDS);
  // A timer may fire a millisecond early, which would be in the step that ends.
  if (left < 3_000) await setTimeout(left + 50);
  return codeOf(secret, -1);
}

/** Sets up an authenticator app with the code of the step before, so that the present one is not used up. */
export async function enrol(client: Client): Promise<Authenticator> {
  const { beginTotp } = await client.query(graphql(`mutation { beginTotp { secret } }`));
  const { secret } = beginTotp;
  const { enableTotp } = await client.query(
    graphql(`mutation ($code: String!) { enableTotp(code: $code) { recoveryCodes } }`),
    { code: await codeOfLastStep(secret) },
  );
  return { secret, ...enableTotp };
}

/** The challenge of a sign-in with the right password. */
export async function challengeOf(visitor: Client, { email }: Person, password: string): Promise<string> {
  const { status, body } = await visitor.rest('POST', '/auth/login', { email, password });
  if (status !== 401) throw new Error(`The sign-in was answered with ${status}`);
  return (body as { challenge: string }).challenge;
}
