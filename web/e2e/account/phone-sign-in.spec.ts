import { type Browser, expect, type Page } from '@playwright/test';
import { newClient, password } from '../setup/client-people';
import { consoleErrorsOf } from '../setup/console-errors';
import { enterCode } from '../setup/phone-code';
import { openReady } from '../setup/ready-page';
import { runOnDatabase } from '../setup/product-database';
import { test } from '../setup/test';

/** A browser without stored data, as if the minute between two codes were over. */
async function freshPage(browser: Browser, address: string): Promise<Page> {
  await runOnDatabase(`delete from rate_limits where expire < 1000 * extract(epoch from now()) + 60000`);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await openReady(page, address);
  return page;
}

test('a client registers, signs in and replaces a forgotten password by phone alone', async ({
  browser,
  request,
}) => {
  const local = `01812640${String(Date.now() % 1_000).padStart(3, '0')}`;
  const first = await freshPage(browser, '/register');
  await enterCode(first, request, local);
  await expect(first.getByLabel('Your name')).toBeFocused();
  await first.getByLabel('Your name').fill('Moyna Khatun');
  await first.getByRole('button', { name: 'Open an account' }).click();
  await expect(first).toHaveURL(/\/user$/);
  await expect(first.locator('a[href^="mailto:"]')).toHaveCount(0);

  const second = await freshPage(browser, '/login');
  await enterCode(second, request, local);
  await expect(second).toHaveURL(/\/user$/);
  await openReady(second, '/account/password');
  await second.getByLabel('New password', { exact: true }).fill('monsoon over the haor');
  await second.getByRole('button', { name: 'Set the password' }).click();
  await expect(second.getByText('Your password is set')).toBeVisible();

  const third = await freshPage(browser, '/forgot-password');
  await enterCode(third, request, local);
  await third.getByLabel('New password', { exact: true }).fill('boats on the Jamuna');
  await third.getByRole('button', { name: 'Set the password' }).click();
  await expect(third.getByText('Your password is set')).toBeVisible();

  const fourth = await freshPage(browser, '/login');
  await fourth.getByLabel('Email').fill(local);
  await fourth.getByLabel('Password', { exact: true }).fill('boats on the Jamuna');
  await fourth.getByRole('button', { name: 'Sign In' }).click();
  await expect(fourth).toHaveURL(/\/user$/);
});

test('on a phone that others use the session is its tab’s, and leaving quickly leaves nothing', async ({
  page,
  context,
  request,
}) => {
  const client = await newClient(request);
  const consoleErrors = consoleErrorsOf(page);
  await openReady(page, '/login');
  await page.getByLabel('Others use this phone').check();
  await page.getByLabel('Email').fill(client.user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Leave quickly' })).toBeVisible();
  expect(consoleErrors).toEqual([]);

  const other = await context.newPage();
  await openReady(other, '/');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Leave quickly' }).click();
  await expect(page).toHaveURL('about:blank');
  expect(await other.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
