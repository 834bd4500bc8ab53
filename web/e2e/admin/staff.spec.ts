import { expect } from '@playwright/test';
import { schemeProblems } from '../setup/accessible-page';
import { openAsAdmin } from '../setup/admin-people';
import { newClient, password, unique } from '../setup/client-people';
import { mailedPath } from '../setup/mailed-path';
import { test } from '../setup/test';

test('an owner invites a verifier, who joins by the link and sees lawyers but no clients', async ({
  page,
  request,
  browser,
}) => {
  const email = `${unique().toLowerCase()}@example.com`;
  await openAsAdmin(page, request, '/admin');
  await page.getByRole('link', { name: 'Manage Staff' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
  const form = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Invite a colleague' }) });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(form.getByText('Choose at least one role')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Verifier' }).check();
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`${email} is invited`)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  expect(await schemeProblems(page)).toEqual([]);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await mailedPath(request, email));
  await theirs.getByLabel('Full name').fill('Vera Verifier');
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  expect(await schemeProblems(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(theirs).toHaveURL(/\/login/);
  await expect(theirs.getByLabel('Email')).toHaveValue(email);
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const places = theirs.getByRole('navigation', { name: 'Admin Panel' });
  await expect(places.getByRole('link')).toHaveText([/Dashboard/, /Lawyers/]);
  await expect(theirs.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
  await places.getByRole('link', { name: /Lawyers/ }).click();
  await expect(theirs.getByRole('heading', { name: 'All lawyers' })).toBeVisible();
  for (const address of ['/admin/users', '/admin/staff', '/admin/audit', '/admin/blogs/new']) {
    await theirs.goto(address);
    await expect(theirs.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
  }
  expect(await schemeProblems(theirs)).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'End the work of Vera Verifier' }).click();
  await page.getByRole('button', { name: 'End the work', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0);
  await theirs.goto('/admin/lawyers');
  await expect(theirs).toHaveURL(/\/login/);
  await context.close();
});

test('an owner locks a client, who reads why at the sign-in, and removes the lock', async ({
  page,
  request,
  browser,
}) => {
  const client = await newClient(request);
  await openAsAdmin(page, request, `/admin/users/${client.user.id}`);
  await page.getByRole('button', { name: `Lock the account of ${client.user.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Lock this account' });
  await dialog.getByRole('button', { name: 'Lock the account' }).click();
  await expect(dialog.getByText('Enter the reason')).toBeVisible();
  expect(await schemeProblems(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('Somebody else uses it');
  await dialog.getByRole('button', { name: 'Lock the account' }).click();
  await expect(page.getByText(/^Locked since/)).toBeVisible();
  expect(await schemeProblems(page)).toEqual([]);

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto('/login');
  await theirs.getByLabel('Email').fill(client.user.email);
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs.getByText('This account is locked: Somebody else uses it')).toBeVisible();
  await page.getByRole('button', { name: `Unlock the account of ${client.user.name}` }).click();
  await expect(page.getByText('This person can sign in.')).toBeVisible();
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs).toHaveURL(/\/user/);
  await theirs.context().close();
});
