import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ask, newClient, newLawyer, password, signIn, type SignedIn } from '../setup/client-people';
import { openReady } from '../setup/ready-page';
import { test } from '../setup/test';

/** Ends a session on the server, as another device does; the browser still has its token. */
const end = (request: APIRequestContext, { token }: SignedIn) =>
  ask(request, 'mutation { logout { message } }', {}, token);

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);

for (const address of ['/user/profile', '/user/lawyers', '/user/cases']) {
  test(`a session that has ended leads from ${address} to the sign-in, and nothing of it stays`, async ({
    page,
    request,
  }) => {
    const client = await newClient(request);
    await signIn(page, client);
    await end(request, client);
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has ended')).toBeVisible();
    expect(await stored(page)).toEqual([null, null]);
  });
}

test('after another password every tab says why it is signed out, in its language', async ({
  page,
  context,
  request,
}) => {
  const client = await newClient(request);
  await signIn(page, client);
  const bangla = await context.newPage();
  await page.goto('/user/profile');
  await bangla.goto('/bn/user/profile');
  await expect(bangla.getByRole('heading', { level: 1 })).toBeVisible();
  await ask(
    request,
    `mutation ($from: String!) { changePassword(currentPassword: $from, newPassword: "another passphrase") { token } }`,
    { from: password },
    client.token,
  );
  await expect(page.getByText('Signed out because the password was changed')).toBeVisible();
  await expect(bangla.getByText('পাসওয়ার্ড বদলানো হয়েছে, তাই লগআউট হয়েছে')).toBeVisible();
});

for (const moment of ['before', 'after'])
  test(`a public page stays open when the session ends ${moment} it is opened`, async ({ page, request }) => {
    const client = await newClient(request);
    await signIn(page, client);
    await openReady(page, '/');
    await expect(page.getByRole('link', { name: client.user.name })).toBeVisible();
    if (moment === 'before') await end(request, client);
    await page.locator('#lawyers').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Chamber' })).toBeVisible();
    // The page's socket tells it, without a press.
    if (moment === 'after') await end(request, client);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(/\/lawyers\/[\w-]+$/);
    expect(await stored(page)).toEqual([null, null]);
  });

test('unsaved input of the profile is restored after signing in again', async ({ page, request }) => {
  const lawyer = await newLawyer(request);
  await signIn(page, lawyer);
  await page.goto('/lawyer/profile');
  const bio = page.getByLabel('Bio');
  await bio.fill('Twenty years of family matters.');
  await page.getByLabel('University').fill('University of Khulna');
  await end(request, lawyer);
  // The page's socket tells it, without a press.
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(lawyer.user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/lawyer(\/profile)?$/);
  await page.goto('/lawyer/profile');

  await expect(page.getByText('We kept what you typed last time. It is not saved yet.')).toBeVisible();
  await expect(bio).toHaveValue('Twenty years of family matters.');
  await expect(page.getByLabel('University')).toHaveValue('University of Khulna');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(bio).toHaveValue('Twenty years of family matters.');
  await expect(page.getByText('We kept what you typed last time')).toHaveCount(0);
});
