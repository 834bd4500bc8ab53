import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { pageProblems } from '../setup/accessible-page';
import { codeField, codeOf, enrol, enterPassword } from '../setup/authenticator';
import { newClient, newLawyer, password, type SignedIn } from '../setup/client-people';
import { mailedPath } from '../setup/mailed-path';
import { runOnDatabase } from '../setup/product-database';
import { test } from '../setup/test';

/** Says in the second step that phone and codes are lost, and opens the mailed link. */
async function loseFactor(page: Page, request: APIRequestContext, person: SignedIn): Promise<void> {
  await enterPassword(page, person);
  await page.getByRole('button', { name: 'Lost your phone and your codes?' }).click();
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('We have sent a link to the email of your account.')).toBeVisible();
  const path = await mailedPath(request, person.user.email);
  expect(path).toMatch(/^\/account\/remove-factor#/);
  await page.goto(path);
  await page.getByRole('button', { name: 'Remove it in 72 hours' }).click();
  await expect(page.getByText(/^In 72 hours your password alone signs in/)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
}

test('a second factor is used, the phone is lost, and a recovery code opens the account and stops the removal', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  const { secret, recoveryCodes } = await enrol(request, client);
  await enterPassword(page, client);
  await codeField(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await signOut(page);

  await loseFactor(page, request, client);
  await enterPassword(page, client);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCodes[2] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/account/password');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill(`${password} and more`);
  const optionalCode = page.getByLabel('Code of your authenticator app (optional)');
  await optionalCode.fill('000000');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This code is not right, or was used already').first()).toBeVisible();
  await optionalCode.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await page.goto('/account/second-factor');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop it' })).toBeHidden();
});

test('phone and codes are lost, and 72 hours after the mailed link the password alone signs in', async ({
  page,
  request,
}) => {
  const lawyer = await newLawyer(request);
  await enrol(request, lawyer);
  await loseFactor(page, request, lawyer);
  await enterPassword(page, lawyer);
  await expect(codeField(page)).toBeVisible();
  await runOnDatabase('update factor_removals set due_at = now() where account_id = $1', [lawyer.user.id]);
  await runOnDatabase(`insert into jobs.job (name) values ('remove-lost-factors')`);
  await expect
    .poll(
      async () => (await request.get('/dev/outbox', { headers: { accept: 'application/json' } })).text(),
      {
        timeout: 40_000,
      },
    )
    .toContain('was removed, because it was said to be lost');
  await enterPassword(page, lawyer);
  await expect(page).toHaveURL(/\/lawyer$/);
});

test('the removal is stopped by the mail, and in the own account', async ({ page, request }) => {
  const client = await newClient(request);
  const { secret } = await enrol(request, client);
  await loseFactor(page, request, client);
  const path = await mailedPath(request, client.user.email);
  expect(path).toMatch(/^\/account\/keep-factor#/);
  await page.goto(path);
  await page.getByRole('button', { name: 'Stop the removal' }).click();
  await expect(page.getByText('The second factor stays as it is.')).toBeVisible();

  await enterPassword(page, client);
  await codeField(page).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await runOnDatabase(`insert into factor_removals values ($1, now() + interval '3 days', now())`, [
    client.user.id,
  ]);
  await page.goto('/account/second-factor');
  await expect(page.getByText(/^The second factor is removed on /)).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByText('The second factor stays as it is.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop it' })).toBeHidden();
});

test('what there is for a lost phone is accessible, and leads back to the code', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  await enrol(request, client);
  await enterPassword(page, client);
  await page.getByRole('button', { name: 'Lost your phone and your codes?' }).click();
  await expect(page.getByRole('button', { name: 'Send me the link' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back to the code' }).click();
  await expect(codeField(page)).toBeFocused();
});
