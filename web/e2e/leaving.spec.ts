import { expect, type Page } from '@playwright/test';
import { openAsAdmin } from './setup/admin-people';
import { newClient, newLawyer, signIn, unique } from './setup/client-people';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';

/** Holds back the responses to an operation. Returns the function that releases them. */
async function holdOperation(page: Page, name: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes(name)) await held;
    await route.continue();
  });
  return release;
}

test('leaving the sign-in page while it submits signs in without a redirect', async ({ page, request }) => {
  const { user } = await newClient(request, 'Parveen Akter');
  const release = await holdOperation(page, 'mutation Login');
  await openReady(page, '/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase 26');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/faq$/);
  release();
  await expect(page.getByRole('link', { name: 'Hello, Parveen Akter' })).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
});

test('leaving while a case request is being sent causes no redirect', async ({ page, request }) => {
  const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
  await signIn(page, client);
  const release = await holdOperation(page, 'requestCase');
  await page.goto(`/user/lawyers/${lawyer.user.id}?request=1`);
  await page.getByLabel('Title').fill('Wages');
  await page.getByLabel(/Description|happened/).fill('Three months were not paid.');
  await page.getByRole('button', { name: 'Send Case Request' }).last().click();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/user$/);
  const sent = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('requestCase') ?? false,
  );
  release();
  await (await sent).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'My Cases' }).first().click();
  await expect(page.getByRole('link', { name: 'Wages' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/user$/);
});

test('Back during a deletion closes the dialog once', async ({ page, request }) => {
  const name = `Delete ${unique(6)}`;
  await newClient(request, name);
  const release = await holdOperation(page, 'mutation DeleteUser');
  await openAsAdmin(page, request, '/admin');
  await page.getByRole('link', { name: 'Users' }).first().click();
  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/q=Delete/);
  await page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /delete/i })
    .click();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/users\?q=Delete/);
});

test('a page restored from the back/forward cache notices that the session has ended', async ({
  page,
  request,
}) => {
  await signIn(page, await newClient(request));
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // As by another tab while this page was in the back/forward cache, without a storage event.
  await page.evaluate(() => {
    localStorage.setItem('token', '');
    localStorage.removeItem('user');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/login$/);
});
