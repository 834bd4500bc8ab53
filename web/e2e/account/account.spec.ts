import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { ask, newClient, password, signIn, unique, type SignedIn } from '../setup/client-people';
import { test } from '../setup/test';

/** Signs in by the form, as a person does on a device. */
async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/user$/);
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function onDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInByForm(page, email);
  return page;
}

const sessionsOf = (request: APIRequestContext, { token }: SignedIn) =>
  ask<{ mySessions: { current: boolean }[] }>(request, '{ mySessions { current } }', {}, token);

test('the password is changed inside the account', async ({ page, request }) => {
  const client = await newClient(request);
  await signIn(page, client);
  await page.goto('/user');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(`${unique()} over the haor`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await page.getByRole('link', { name: 'Devices' }).click();
  await expect(page.getByText('The password was changed')).toBeVisible();
});

test('a changed password does not sign the page out while its answer is on its way', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  await signIn(page, client);
  const socket = page.waitForEvent('websocket');
  await page.goto('/account');
  const isClosed = (await socket).waitForEvent('close');
  // The socket of the former session is closed at once; the answer with the new token comes a second later.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('mutation ChangePassword')) return route.fallback();
    const response = await route.fetch();
    await isClosed;
    await page.waitForTimeout(1_000);
    return route.fulfill({ response });
  });
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(`${unique()} over the haor`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
});

test('one device signs out another, which notices at its next step and stays a known device', async ({
  browser,
  request,
}) => {
  const client = await newClient(request);
  const [phone, desk] = [
    await onDevice(browser, client.user.email),
    await onDevice(browser, client.user.email),
  ];
  const device = await kept(desk, 'device');
  expect(device).toMatch(/^[\w-]{43}$/);
  await phone.goto('/account/devices');
  await expect(phone.getByText('This device')).toHaveCount(1);
  await expect(phone.getByText('Sign-in on a new device').first()).toBeVisible();
  await phone
    .getByRole('button', { name: /^Sign out Chrom/ })
    .first()
    .click();
  await expect(phone.getByText(/Chrom.* is signed out/).first()).toBeVisible();
  await desk.goto('/user/cases');
  await expect(desk).toHaveURL(/\/login$/);
  expect([await kept(desk, 'token'), await kept(desk, 'user'), await kept(desk, 'device')]).toEqual([
    null,
    null,
    device,
  ]);
  await phone.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(phone.getByText('You are signed out everywhere else', { exact: true })).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
  await phone.getByRole('button', { name: 'Logout' }).click();
  await expect(phone).toHaveURL(/\/$/);
  expect([await kept(phone, 'token'), await kept(phone, 'device')]).toEqual([null, expect.any(String)]);
});

test('on a phone the account is a list that opens one part a screen', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await newClient(request);
  await signIn(page, client);
  await page.goto('/account');
  await expect(page.getByLabel('Current password')).toBeHidden();
  await page.getByRole('link', { name: 'Sign-in' }).click();
  await expect(page).toHaveURL(/\/account\/password$/);
  await expect(page.getByLabel('Current password')).toBeVisible();
  await expect(page.getByRole('main').getByText(client.user.email)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Devices' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  expect((await sessionsOf(request, client)).mySessions).toHaveLength(1);
});

test('password managers are led to the change of the password', async ({ request }) => {
  const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/account/password']);
});
