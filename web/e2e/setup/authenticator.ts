import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ask, password, type SignedIn } from './client-people';
import { openReady } from './ready-page';

const STEP_MILLISECONDS = 30_000;

/** The code of an authenticator app, some steps of 30 seconds away from now. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MILLISECONDS,
  });
}

/** The code of the step before the present one, which is right until this step ends: at least five seconds. */
async function codeOfLastStep(secret: string): Promise<string> {
  const left = STEP_MILLISECONDS - (Date.now() % STEP_MILLISECONDS);
  if (left < 5_000) await setTimeout(left + 50);
  return codeOf(secret, -1);
}

/** Sets up an authenticator app by the API, with a code of the past, so that the present one is not used up. */
export async function enrol(request: APIRequestContext, { token }: SignedIn) {
  const { beginTotp } = await ask<{ beginTotp: { secret: string } }>(
    request,
    'mutation { beginTotp { secret } }',
    {},
    token,
  );
  const { enableTotp } = await ask<{ enableTotp: { recoveryCodes: string[] } }>(
    request,
    'mutation ($code: String!) { enableTotp(code: $code) { recoveryCodes } }',
    { code: await codeOfLastStep(beginTotp.secret) },
    token,
  );
  return { secret: beginTotp.secret, recoveryCodes: enableTotp.recoveryCodes };
}

export const codeField = (scope: Page | Locator) => scope.getByLabel('Code of your authenticator app');

/** The first step of the sign-in. */
export async function enterPassword(page: Page, { user }: SignedIn): Promise<void> {
  await openReady(page, '/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
