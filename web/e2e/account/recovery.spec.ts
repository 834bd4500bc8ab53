import { expect } from '@playwright/test';
import { newClient, signIn, unique } from '../setup/client-people';
import { mailedPath } from '../setup/mailed-path';
import { test } from '../setup/test';

test('a lost password is replaced by the link of a mail', async ({ page, request }) => {
  const { user } = await newClient(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter your email');
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  const link = await mailedPath(request, user.email);
  await page.goto(link);
  const fresh = `${unique()} over the haor`;
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page.getByRole('alert')).toContainText('Use at least 8 characters');
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your new password is set. Please sign in with it.')).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(fresh);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user$/);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(`${fresh} again`);
  await page.getByRole('button', { name: 'Set a new password' }).click();
  await expect(page.getByText('This link has expired or was used. Ask for a new one.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('a link that was cut off says so, and has no form', async ({ page }) => {
  for (const path of ['/account/reset', '/account/confirm', '/account/secure', '/account/undo-email']) {
    await page.goto(path);
    await expect(page.getByText('This link is incomplete')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});

test('a change of email asks who it is when the sign-in is old, and goes on by itself', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  await signIn(page, client);
  await page.goto('/user/profile');
  // A session is old after 15 minutes; the first answer is the one that the server gives then.
  let isRefused = false;
  await page.route('**/graphql', async (route) => {
    if (isRefused || !route.request().postData()?.includes('UpdateClientProfile')) return route.fallback();
    isRefused = true;
    const message = 'Please confirm with your password that it is you.';
    return route.fulfill({
      json: { data: null, errors: [{ message, extensions: { code: 'IDENTITY_REQUIRED' } }] },
    });
  });
  const email = `${unique().toLowerCase()}@example.com`;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Update Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The password is not right')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('a long enough passphrase 26');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('giving up the proof leaves the form as it was', async ({ page, request }) => {
  const client = await newClient(request);
  await signIn(page, client);
  await page.goto('/user/profile');
  await page.route('**/graphql', async (route) =>
    route.request().postData()?.includes('UpdateClientProfile')
      ? route.fulfill({
          json: {
            data: null,
            errors: [{ message: 'Please confirm.', extensions: { code: 'IDENTITY_REQUIRED' } }],
          },
        })
      : route.fallback(),
  );
  await page.getByLabel('Email').fill('another@example.com');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm it is you' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByLabel('Email')).toHaveValue('another@example.com');
  await expect(page.getByText(/Failed to update profile/)).toBeVisible();
});
