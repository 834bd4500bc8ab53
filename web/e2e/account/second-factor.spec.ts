import { expect } from '@playwright/test';
import { expectUsable } from '../setup/accessible-page';
import { demoAdmin } from '../setup/admin-people';
import { codeField, codeOf, enterPassword } from '../setup/authenticator';
import { newClient, signIn } from '../setup/client-people';
import { test } from '../setup/test';

/** The same in Bangla digits. */
const inBangla = (code: string): string =>
  code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

test('a person sets up an authenticator app, signs out, and signs in with a code and with a recovery code, on screens for everybody', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  await enterPassword(page, client);
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Second factor' }).click();
  await expect(page.getByRole('button', { name: 'Set up the app' })).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Set up the app' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectUsable(page);
  const secret = await page.getByText(/^[A-Z2-7]{32}$/).innerText();
  const field = page.getByLabel('Then enter the code that it shows');
  await field.fill('12');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('This code is not right, or was used already')).toBeVisible();
  await field.fill(codeOf(secret));
  await page.getByRole('button', { name: 'Switch on' }).click();

  const codes = page.getByText(/^\d\d(-[0-9A-Z]{4}){3}$/);
  await expect(codes).toHaveCount(10);
  await expectUsable(page);
  const recoveryCode = await codes.nth(4).innerText();
  const goOn = page.getByRole('button', { name: 'Go to your second factor' });
  await expect(goOn).toBeDisabled();
  await page.getByLabel('I have kept these codes').check();
  await goOn.click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expectUsable(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await enterPassword(page, client);
  await expect(codeField(page)).toBeFocused();
  await expectUsable(page);
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
