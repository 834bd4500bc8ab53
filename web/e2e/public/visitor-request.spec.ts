import { expect, type APIRequestContext, type Page } from '@playwright/test';
import {
  ask,
  newClient,
  newLawyer,
  password,
  signIn as storeSession,
  unique,
  type SignedIn,
} from '../setup/client-people';
import { openReady, reloadReady } from '../setup/ready-page';
import { test } from '../setup/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const title = 'Partition of a homestead';
const description = 'Four heirs, one of them abroad.';

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Case Request' });
const sent = (page: Page) => page.getByRole('status').filter({ hasText: 'Case request sent successfully!' });

async function write(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
}

async function signIn(page: Page, { user }: SignedIn): Promise<void> {
  // The registration, which has an email field too, may still be shown.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

async function casesOf(request: APIRequestContext, token: string): Promise<string[]> {
  const { myCases } = await ask<{ myCases: { items: { title: string }[] } }>(
    request,
    '{ myCases { items { title } } }',
    {},
    token,
  );
  return myCases.items.map((one) => one.title);
}

test('from an article to a sent request in two forms, with nothing typed twice', async ({
  page,
  request,
}) => {
  const { blogs } = await ask<{ blogs: { items: { id: string; author: { listed: boolean } | null }[] } }>(
    request,
    '{ blogs(limit: 20) { items { id author { listed } } } }',
    {},
    '',
  );
  const article = blogs.items.find(({ author }) => author?.listed);
  await openReady(page, `/blogs/${article?.id}`);
  await page.getByRole('link', { name: 'Send Case Request' }).click();
  await expect(page.getByText('What you write is kept.')).toBeVisible();

  await sendButton(page).click();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter a title/);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  // What was written outlives the page.
  await reloadReady(page);
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await sendButton(page).click();

  await expect(page.getByText(`“${title}” is sent as soon as you are signed in.`)).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByLabel('Full name').fill('Rahima Khatun');
  await page.getByLabel('Email').fill(`visitor.${unique(8)}@e2e.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).dblclick();

  await expect(sent(page)).toBeVisible();
  await expect(page.locator('#request').getByText(title)).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect(await casesOf(request, token)).toEqual([title]);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft'))),
  ).toEqual([]);
  await page.getByRole('link', { name: 'Open the case' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a request whose answer was lost is kept, and sent again makes one case', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  await openReady(page, `/lawyers/${lawyer.user.id}`);
  await write(page);
  let isLost = false;
  await page.route('**/graphql*', async (route) => {
    if (isLost || !route.request().postData()?.includes('RequestCase')) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, client);
  await expect(page.getByText('Failed to send case request')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await sendButton(page).click();
  await expect(sent(page)).toBeVisible();
  expect(await casesOf(request, client.token)).toEqual([title]);
});

test('a lawyer who signs in cannot send it, and finds the text kept', async ({ page, request }) => {
  const [other, lawyer] = [await newLawyer(request), await newLawyer(request)];
  await openReady(page, `/lawyers/${lawyer.user.id}`);
  await write(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, other);
  await expect(page.getByText('Case requests are sent from a client account.')).toBeVisible();
  await expect(page.getByText(description)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out and send it from a client account' }).click();
  const client = await newClient(request);
  await expect(page.getByText(`“${title}” is sent as soon as you are signed in.`)).toBeVisible();
  await signIn(page, client);
  await expect(sent(page)).toBeVisible();
  expect(await casesOf(request, client.token)).toEqual([title]);
});

test('what a visitor wrote does not go to somebody else who signs in', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  await openReady(page, `/lawyers/${lawyer.user.id}`);
  await write(page);
  await openReady(page, '/login');
  await expect(page.getByText(`You wrote a request to ${lawyer.user.name} in this window`)).toBeVisible();
  await signIn(page, client);
  await expect(page).toHaveURL(/\/user$/);
  await openReady(page, `/lawyers/${lawyer.user.id}`);
  await expect(page.getByLabel('Title')).toHaveValue('');
  expect(await casesOf(request, client.token)).toEqual([]);
});

for (const path of ['/lawyers', '/user/lawyers'])
  test(`on a phone the first lawyer is on the first screen of ${path}`, async ({ page, request }) => {
    if (path.startsWith('/user')) {
      await openReady(page, '/login');
      await signIn(page, await newClient(request));
      await expect(page).toHaveURL(/\/user$/);
    }
    await openReady(page, path);
    const card = await page.getByRole('article').first().boundingBox();
    expect(card?.y).toBeLessThan(440);
    await page.getByRole('searchbox').fill('qqq');
    await expect(page).toHaveURL(/search=qqq/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

test('what a client types and sends on the public page is not lost', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  await storeSession(page, client);
  await page.goto(`/lawyers/${lawyer.user.id}`, { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Title').fill('Wages of three months');
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('There is a problem');
  await expect(page.getByLabel('Title')).toHaveValue('Wages of three months');
  await reloadReady(page);
  await expect(page.getByLabel('Title')).toHaveValue('Wages of three months');
  await page.getByLabel('Description').fill('The factory is closed.');
  await sendButton(page).dblclick();
  await expect(sent(page)).toBeVisible();
  expect(await casesOf(request, client.token)).toEqual(['Wages of three months']);
  await reloadReady(page);
  await expect(page.getByLabel('Title')).toHaveValue('');
});

for (const width of [390, 1440])
  test(`the button to send stays where it is for somebody who is signed in, at ${width} px`, async ({
    page,
    request,
  }) => {
    const [client, lawyer] = [await newClient(request), await newLawyer(request)];
    await storeSession(page, client);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/lawyers/${lawyer.user.id}`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
    const place = async () => (await sendButton(page).boundingBox())?.y;
    const asVisitor = await place();
    await expect(page.getByText('You are asked to sign in')).toBeHidden();
    expect(await place()).toBe(asVisitor);
  });
