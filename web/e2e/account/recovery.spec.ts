import { expect } from '@playwright/test';
import { newClient, unique } from '../setup/client-people';
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
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
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
