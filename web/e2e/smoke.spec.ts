import { expect, test } from '@playwright/test';
import { consoleErrorsOf } from './setup/console-errors';

for (const address of ['/', '/blogs', '/faq', '/contact', '/login']) {
  test(`${address} shows a heading and reports no error`, async ({ page }) => {
    const consoleErrors = consoleErrorsOf(page);
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });
}

test('an address that does not exist answers 404 with a page', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
