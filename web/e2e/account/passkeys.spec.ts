import { expect, type Page } from '@playwright/test';
import { expectUsable } from '../setup/accessible-page';
import { newClient, password, type SignedIn } from '../setup/client-people';
import { addAuthenticator } from '../setup/virtual-authenticator';
import { test } from '../setup/test';

/** The product by its number, which browsers know no passkeys of. */
const numbered = (process.env.E2E_ORIGIN ?? '').replace('localhost', '127.0.0.1');

test.use({
  baseURL: numbered.replace('127.0.0.1', 'localhost'),
});

/** The first step of the sign-in. */
async function enterPassword(page: Page, { user }: SignedIn): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Adds a passkey as the first second factor, and gives a recovery code. */
async function addPasskey(page: Page, name: string): Promise<string> {
  await page.goto('/account/second-factor');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const field = page.getByLabel('Name of the passkey');
  await expect(field).toHaveValue(/^Chrome/);
  await expect(field).toBeFocused();
  await field.fill(name);
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  const code = await page
    .getByText(/^\d\d(-[0-9A-Z]{4}){3}$/)
    .first()
    .innerText();
  await page.getByLabel('I have kept these codes').check();
  await page.getByRole('button', { name: 'Go to your second factor' }).click();
  return code;
}

test('a person adds a passkey, signs in with it, confirms with it who they are, and removes it, on screens for everybody', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  await addAuthenticator(page);
  await enterPassword(page, client);
  await expect(page).toHaveURL(/\/user$/);
  await addPasskey(page, 'My phone');
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(page.getByText('Not used yet')).toBeVisible();
  await expectUsable(page);

  // The same device again differs from another.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Name of the passkey')).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await enterPassword(page, client);
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await expect(use).toBeFocused();
  await expectUsable(page);
  await use.click();
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/account/second-factor');
  await expect(page.getByText(/^Last used/)).toBeVisible();

  let isRefused = false;
  await page.route('**/graphql', async (route) => {
    if (isRefused || !route.request().postData()?.includes('RemovePasskey')) return route.fallback();
    isRefused = true;
    const message = 'Please confirm with your password that it is you.';
    return route.fulfill({
      json: { data: null, errors: [{ message, extensions: { code: 'IDENTITY_REQUIRED' } }] },
    });
  });
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await expect(dialog.getByRole('button', { name: 'Use a code instead' })).toBeVisible();
  await expectUsable(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('My phone was removed').first()).toBeVisible();
  await expect(page.getByText('recovery codes are left')).toBeHidden();
});

test('a passkey that is not at hand is replaced by a recovery code', async ({ page, request }) => {
  const client = await newClient(request);
  await addAuthenticator(page);
  await enterPassword(page, client);
  await expect(page).toHaveURL(/\/user$/);
  const code = await addPasskey(page, 'My phone');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  // As when the person closes the browser's question.
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));
  });
  await enterPassword(page, client);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/^The passkey was not used/)).toBeVisible();
  await page.getByRole('button', { name: 'Use a code instead' }).click();
  await expect(page.getByText(/^The passkey was not used/)).toBeHidden();
  await page.getByLabel('Recovery code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user$/);
});

test('an address that cannot have passkeys does not speak of them', async ({ page, request }) => {
  const client = await newClient(request);
  await page.goto(`${numbered}/login`);
  await page.getByLabel('Email').fill(client.user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await page.goto(`${numbered}/account/second-factor`);
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
  await expect(page.getByText(/passkey/i)).toHaveCount(0);
});
