import { type Browser, expect, type Page } from '@playwright/test';
import { expectUsable } from './setup/accessible-page';
import { demoAdmin } from './setup/admin-people';
import { newCase, newClient, newLawyer, signIn, type SignedIn } from './setup/client-people';
import { runOnDatabase } from './setup/product-database';
import { test } from './setup/test';

async function pageOf(browser: Browser, person: SignedIn, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await page.goto(address);
  return page;
}

/** Lets a request be two days old. */
async function sentTwoDaysAgo(id: string): Promise<void> {
  await runOnDatabase(
    `update cases set created_at = now() - interval '49 hours', updated_at = now() - interval '49 hours' where id = $1`,
    [id],
  );
}

test('a request without an answer for two days is sent to another lawyer', async ({ browser, request }) => {
  const [client, lawyer, other] = [
    await newClient(request),
    await newLawyer(request),
    await newLawyer(request),
  ];
  const title = 'Wages of three months';
  const id = await newCase(request, { client, lawyer }, title);
  const page = await pageOf(browser, client, `/user/cases/${id}`);
  await expect(page.getByRole('heading', { name: 'Your lawyer is reading your request' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask another lawyer' })).toHaveCount(0);

  await sentTwoDaysAgo(id);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No answer for two days' })).toBeVisible();
  await expectUsable(page);
  await page.getByRole('link', { name: 'Ask another lawyer' }).click();
  await expect(page).toHaveURL(`/user/lawyers?instead=${id}`);
  await expect(page.getByText(`Send “${title}” to another lawyer`)).toBeVisible();

  await page.getByRole('searchbox').fill(other.user.name);
  await expect(page).toHaveURL(new RegExp(`search=.*instead=${id}`));
  await page.getByRole('button', { name: `Send it to this lawyer ${other.user.name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Send “${title}” to ${other.user.name}?` });
  await expect(dialog.getByText(`Your request to ${lawyer.user.name} is withdrawn.`)).toBeVisible();
  await expectUsable(page);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`Sent to ${other.user.name}`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/cases\/[0-9a-f-]{36}$/);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(`/user/cases/${id}`);
  await expect(page.getByRole('heading', { name: 'This request is withdrawn' })).toBeVisible();
  await page.goto('/user/cases');
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  await page.goto(`/user/lawyers?instead=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send it to this lawyer/ })).toHaveCount(0);
  const desk = await pageOf(browser, lawyer, `/lawyer/cases/${id}`);
  await expect(desk.getByText('Your client withdrew this request')).toBeVisible();
  await expect(desk.getByRole('button', { name: /^(Accept|Reject|Update Status)/ })).toHaveCount(0);
  await expectUsable(desk);
  await desk.goto('/lawyer/notifications');
  await expect(desk.getByText(`${client.user.name} has withdrawn “${title}”`)).toBeVisible();
});

test('a rejected request is sent to another lawyer, with the same text', async ({ browser, request }) => {
  const [client, lawyer, other] = [
    await newClient(request),
    await newLawyer(request),
    await newLawyer(request),
  ];
  const title = 'Wages of three months';
  const id = await newCase(request, { client, lawyer, status: 'REJECTED' }, title);
  const page = await pageOf(browser, client, `/user/cases/${id}`);
  await page.getByRole('link', { name: 'Ask another lawyer' }).click();
  await page.getByRole('searchbox').fill(other.user.name);
  await page.getByRole('button', { name: `Send it to this lawyer ${other.user.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`Sent to ${other.user.name}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Three months were not paid.')).toBeVisible();
});

test('a lawyer who is away gets no request until the day that the page names', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const moment = new Date(Date.now() + 6 * 3_600_000 + 30 * 86_400_000);
  const field = moment.toISOString().slice(0, 10);
  const said = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
  const form = await pageOf(browser, lawyer, '/lawyer/profile');
  await form.getByLabel('Not taking new cases until').fill(field);
  await form.getByRole('button', { name: 'Update Profile' }).click();
  await expect(form.getByText('Your public profile shows the changes now.')).toBeVisible();
  await form.reload();
  await expect(form.getByLabel('Not taking new cases until')).toHaveValue(field);

  const page = await pageOf(browser, client, `/lawyers/${lawyer.user.id}`);
  await expect(page.getByRole('heading', { name: `Takes no new cases until ${said}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send case request' })).toHaveCount(0);
  await expectUsable(page);
  await page.goto(`/user/lawyers/${lawyer.user.id}`);
  await expect(page.getByRole('heading', { name: `Takes no new cases until ${said}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send case request' })).toHaveCount(0);

  await form.getByLabel('Not taking new cases until').fill('');
  await form.getByRole('button', { name: 'Update Profile' }).click();
  await expect(form.getByText('Your public profile shows the changes now.')).toBeVisible();
  await page.goto(`/lawyers/${lawyer.user.id}`);
  await expect(page.getByRole('heading', { name: 'Send a case request' })).toBeVisible();
});

test('a case without news for 34 days is found by its lawyer and by administrators', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const title = 'A quiet boundary dispute';
  const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' }, title);
  await runOnDatabase(
    `update case_rooms set lawyer_active_at = now() - interval '34 days 1 hour' where case_id = $1`,
    [id],
  );
  const page = await pageOf(browser, lawyer, '/lawyer');
  await expect(page.getByRole('heading', { name: '1 case without news for 30 days' })).toBeVisible();
  await expectUsable(page);
  await page.getByRole('link', { name: /^See cases 1 case without news/ }).click();
  await expect(page).toHaveURL('/lawyer/cases?quiet=1');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: 'No news for 34 days' })).toBeVisible();
  await page.getByRole('button', { name: 'Add entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add entry' });
  await dialog.getByLabel('What happened?').fill('The survey is set for next week.');

  const admin = await pageOf(browser, await demoAdmin(request), '/admin/cases?status=quiet&q=quiet+boundary');
  await expect(admin.getByRole('link', { name: title }).first()).toBeVisible();
  await expectUsable(admin);
  await dialog.getByRole('button', { name: 'Add to the timeline' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No news for 34 days' })).toHaveCount(0);
});
