import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openAsAdmin } from '../setup/admin-people';
import { test } from '../setup/test';

test('the audit log is taken as a file, with a password where the sign-in is old', async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request, '/admin/audit');
  // Other tests are signed in as this admin as well, so that the first answer stands for an old sign-in.
  let isRefused = false;
  await page.route('**/admin/audit.csv*', async (route) => {
    if (isRefused) return route.fallback();
    isRefused = true;
    return route.fulfill({
      status: 403,
      json: { message: 'Please confirm with your password that it is you.', code: 'IDENTITY_REQUIRED' },
    });
  });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill('ainsathi-demo-2026');
  const downloaded = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const download = await downloaded;
  expect(readFileSync(await download.path(), 'utf8')).toContain('Number,Time (UTC),Act');
  await expect(dialog).toBeHidden();
});
