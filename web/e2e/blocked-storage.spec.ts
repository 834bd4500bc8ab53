import { type Browser, expect, type Page } from '@playwright/test';
import { refuseStorage, type Refusal } from './setup/blocked-storage';
import { newCase, newClient, newLawyer, password, signIn, type SignedIn } from './setup/client-people';
import { openReady, reloadReady } from './setup/ready-page';
import { test } from './setup/test';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function newPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  return page;
}

async function logIn(page: Page, { user }: SignedIn, secret: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to / }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log.getByText(text)).toBeVisible();
  await expect(log.getByText(/^(Sent|Read) /)).toBeVisible();
}

async function addDocument(page: Page, name: string): Promise<void> {
  await page.getByLabel('Add documents').setInputFiles({ name, mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('button', { name: new RegExp(`^${name} From you`) })).toBeVisible();
}

for (const refusal of ['forbidden', 'null', 'full'] satisfies Refusal[]) {
  test(`a page whose storage is ${refusal} signs in, sends and uploads, as long as it is open`, async ({
    browser,
    request,
  }) => {
    const [client, lawyer] = [await newClient(request), await newLawyer(request)];
    const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' });
    const page = await newPage(browser);
    await refuseStorage(page, refusal);
    await openReady(page, `/user/cases/${id}`);
    await logIn(page, client, password);
    await sendMessage(page, 'Shall I bring the deed?');
    await addDocument(page, 'Deed.pdf');
    await page.context().setOffline(true);
    await page.getByRole('textbox', { name: /^Message to / }).fill('And the receipt?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('leave this page open until it is sent')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('leave this page open until it is sent')).toHaveCount(0);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL(/\/user$/);
  });

  test(`a page whose storage is ${refusal} saves a list as a file`, async ({ browser }) => {
    const page = await newPage(browser);
    await refuseStorage(page, refusal);
    await openReady(page, '/admin/cases');
    const email = 'admin@ainsathi.test';
    const admin = { token: '', user: { id: '', name: '', email, role: 'ADMIN' } } as const;
    await logIn(page, admin, 'ainsathi-demo-2026');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  });
}

test('a phone without space stays signed in over a reload, and loses no message', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' });
  const page = await newPage(browser);
  await signIn(page, client);
  await refuseStorage(page, 'full');
  await openReady(page, `/user/cases/${id}`);
  await sendMessage(page, 'Shall I bring the deed?');
  await reloadReady(page);
  await expect(
    page.getByRole('log', { name: 'Messages' }).getByText('Shall I bring the deed?'),
  ).toBeVisible();
  await sendMessage(page, 'I bring it.');
});
