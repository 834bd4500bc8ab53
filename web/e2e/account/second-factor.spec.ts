import { expect } from '@playwright/test';
import { pageProblems } from '../setup/accessible-page';
import { demoAdmin } from '../setup/admin-people';
import { codeField, codeOf, enrol, enterPassword } from '../setup/authenticator';
import { newClient, newLawyer, password, signIn } from '../setup/client-people';
import { test } from '../setup/test';

/** The same in Bangla digits. */
const inBangla = (code: string): string =>
  code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

test('a person sets up an authenticator app, signs out, and signs in with a code and with a recovery code', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  await enterPassword(page, client);
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Second factor' }).click();
  await page.getByRole('button', { name: 'Set up the app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  const field = page.getByLabel('Then enter the code that it shows');
  await field.fill('12');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('This code is not right, or was used already')).toBeVisible();
  await field.fill(codeOf(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();

  const codes = page.getByText(/^\d\d(-[0-9A-Z]{4}){3}$/);
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.nth(4).innerText();
  const goOn = page.getByRole('button', { name: 'Go to your second factor' });
  await expect(goOn).toBeDisabled();
  await page.getByLabel('I have kept these codes').check();
  await goOn.click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await enterPassword(page, client);
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill('000 000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This code is not right, or was used already')).toBeVisible();
  await codeField(page).fill(inBangla(codeOf(secret, 1)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user$/);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await enterPassword(page, client);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/account/second-factor');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});

test('a sign-in that was left open starts again with the password', async ({ page, request }) => {
  const client = await newClient(request);
  await enrol(request, client);
  await enterPassword(page, client);
  await codeField(page).fill('1');
  for (let tries = 0; tries < 5; tries += 1) {
    const answered = page.waitForResponse('**/graphql');
    await page.getByRole('button', { name: 'Continue' }).click();
    await answered;
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Please start again with your password/)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(client.user.email);
});

test('an old sign-in asks for the password and the code before it switches the factor off', async ({
  page,
  request,
}) => {
  const lawyer = await newLawyer(request);
  await signIn(page, lawyer);
  await page.goto('/account');
  await expect(page.getByText(/^Recommended for lawyers/)).toBeVisible();
  const { secret } = await enrol(request, lawyer);
  await page.getByRole('link', { name: 'Set up a second factor' }).click();
  let isRefused = false;
  await page.route('**/graphql', async (route) => {
    if (isRefused || !route.request().postData()?.includes('RemoveFactor')) return route.fallback();
    isRefused = true;
    const message = 'Please confirm with your password that it is you.';
    return route.fulfill({
      json: { data: null, errors: [{ message, extensions: { code: 'IDENTITY_REQUIRED' } }] },
    });
  });
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await codeField(dialog).fill(codeOf(secret));
  expect(await pageProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The second factor is switched off').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
});

test('an admin who must have a second factor is led to where it is set up', async ({ page, request }) => {
  await signIn(page, await demoAdmin(request));
  // This product only offers it: the answers are those of one where it must be.
  await page.route('**/graphql', async (route) => {
    if (!/SecondFactorMissing|OwnSecondFactors/.test(route.request().postData() ?? ''))
      return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"secondFactorMissing":false', '"secondFactorMissing":true');
    return route.fulfill({ response, body });
  });
  await page.goto('/admin/cases');
  await expect(page).toHaveURL(/\/account\/second-factor$/);
  await expect(page.getByText('Set up a second factor to go on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
});

test('the second step, setting up, the recovery codes and what is on are accessible', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  await enterPassword(page, client);
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/account/second-factor');
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set up the app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  await page.getByLabel('Then enter the code that it shows').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByLabel('I have kept these codes')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.goto('/account/second-factor');
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await enterPassword(page, client);
  await expect(codeField(page)).toBeVisible();
  expect(await pageProblems(page)).toEqual([]);
});
