import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openAsAdmin } from '../setup/admin-people';
import { newCase, newClient, newLawyer, unique } from '../setup/client-people';
import { test } from '../setup/test';
import { sendNow } from '../setup/send-now';

test('the dashboard leads from each number to its list and measures the system', async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const status = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'System Status' }) });
  for (const part of ['Database', 'API Server', 'Authentication'])
    await expect(status.getByRole('listitem').filter({ hasText: part })).toContainText('Operational');
  const recent = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recent cases' }) });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  for (const [name, address] of [
    ['Total Users', '/admin/users'],
    ['Total Lawyers', '/admin/lawyers'],
    ['Total Cases', '/admin/cases'],
    ['Total Blogs', '/admin/blogs'],
    ['Total Reviews', '/admin/reviews'],
    ['Manage Reviews', '/admin/reviews'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', address);
});

test('the dashboard leads to the terms while they are the template, of which visitors read nothing', async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request, '/admin');
  const isCut = (line: Element) => line.scrollHeight > line.clientHeight;
  const said = page.getByRole('listitem').filter({ hasText: 'TERMS_DATE' }).locator('div').last();
  expect(await said.evaluate(isCut), 'the end of the sentence is hidden').toBe(false);
  await page.getByRole('link', { name: 'Read the terms The terms are still the template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(page.getByText(/template|apply since/i)).toHaveCount(0);
});

test('a client is found, edited in place, and the row says so', async ({ page, request }) => {
  const client = await newClient(request, `Runa ${unique()}`);
  await openAsAdmin(page, request, '/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(client.user.email);
  await expect(page).toHaveURL(/q=/);
  const row = page.getByRole('row').filter({ hasText: client.user.email });
  await expect(row).toContainText('No phone');
  const before = await row.boundingBox();
  await row.getByRole('button', { name: `Edit ${client.user.name}` }).click();
  const form = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Save' }) });
  await expect(form.getByLabel('Name')).toBeFocused();
  expect((await form.boundingBox())?.height).toBe(before?.height);
  await form.getByLabel('Name').fill('');
  await form.getByLabel('Name').press('Enter');
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter a name');
  await form.getByLabel('Name').fill('Runa Laila Begum');
  await form.getByLabel('Phone').fill('01712-345678');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('status')).toHaveText('Saved');
  await expect(row).toContainText('Runa Laila Begum');
  await expect(row).toContainText('+880 1712-345678');
  await expect(row.getByRole('button', { name: 'Edit Runa Laila Begum' })).toBeFocused();
});

test('order and page live in the address; Back brings the last view', async ({ page, request }) => {
  await openAsAdmin(page, request, '/admin/lawyers');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/sort=name&page=2/);
  await expect(page.getByText(/^11 to 20 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^1 to 10 of/)).toBeVisible();
});

test('a case gets one of the four statuses, and its page shows the step', async ({ page, request }) => {
  const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
  const title = `Boundary dispute ${unique()}`;
  const id = await newCase(request, { client, lawyer }, title);
  await openAsAdmin(page, request, `/admin/cases?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText(lawyer.user.name);
  const select = row.getByRole('combobox');
  await expect(select.getByRole('option')).toHaveText([
    'Select a status',
    'Pending',
    'Accepted',
    'Rejected',
    'Completed',
  ]);
  const before = await row.boundingBox();
  expect(before?.height).toBeLessThanOrEqual(64);
  await select.selectOption('Completed');
  await row.getByRole('button', { name: /^Update Status/ }).click();
  await expect(page.getByText(`Setting “${title}” to: Completed`).first()).toBeVisible();
  await sendNow(page);
  await expect(row.getByRole('button', { name: /^Completed / })).toBeVisible();
  expect((await row.boundingBox())?.height).toBe(before?.height);
  await row.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/cases/${id}$`));
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByText(/By an administrator/)).toBeVisible();
});

test('the cases that are filtered, or only those selected, are downloaded as a file', async ({
  page,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const mark = unique(6);
  for (const title of [`Alpha ${mark}`, `Beta ${mark}`]) await newCase(request, { client, lawyer }, title);
  await openAsAdmin(page, request, `/admin/cases?q=${mark}`);
  await expect(page.getByText('2 cases')).toBeVisible();
  const linesOf = async (button: string): Promise<string[]> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^cases-\d{4}-\d\d-\d\d\.csv$/);
    return readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\n');
  };
  expect(await linesOf('Export CSV')).toHaveLength(3);
  await page.getByRole('checkbox', { name: `Select Alpha ${mark}` }).check();
  const selected = await linesOf('Export 1 as CSV');
  expect(selected).toHaveLength(2);
  expect(selected[1]).toContain(`Alpha ${mark}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByRole('button', { name: 'Export 2 as CSV' })).toBeVisible();
  await page.route('**/cases.csv*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export 2 as CSV' }).click();
  await expect(page.getByText(/The file could not be downloaded/).first()).toBeVisible();
});

test('a case whose client was deleted shows Unknown', async ({ page, request }) => {
  const [client, lawyer] = await Promise.all([newClient(request), newLawyer(request)]);
  const title = `Missing heir ${unique()}`;
  await newCase(request, { client, lawyer }, title);
  await openAsAdmin(page, request, `/admin/users?q=${client.user.email}`);
  await page.getByRole('button', { name: `Delete ${client.user.name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Its one case stays, with the client shown as');
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await page.goto(`/admin/cases?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Unknown');
});

test('the navigation has five links; reviews, staff and the audit log are below it', async ({
  page,
  request,
}) => {
  await openAsAdmin(page, request, '/admin');
  const links = page.getByRole('complementary').getByRole('navigation').first().getByRole('link');
  await expect(links).toHaveText([/^Dashboard/, /^Users/, /^Lawyers/, /^Cases/, /^Blogs/]);
  const beside = page.getByRole('complementary').getByRole('navigation', { name: 'Leave' });
  await beside.getByRole('link', { name: 'Audit log' }).click();
  await expect(beside.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.getByRole('link', { name: /Manage Reviews/ }).click();
  await expect(page).toHaveURL(/\/admin\/reviews$/);
  await expect(page.getByRole('heading', { name: 'Manage Client Reviews' })).toBeVisible();
});
