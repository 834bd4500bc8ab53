import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { demoAdmin, openAsAdmin } from '../setup/admin-people';
import { ask, newCase, newClient, newLawyer, unique } from '../setup/client-people';
import { newcomer } from '../setup/lawyer-people';
import { test } from '../setup/test';

interface Decided {
  name: string;
  verification: string;
  verificationReason: string | null;
  verificationDecisions: { status: string }[];
}

/** Lawyers whose licences wait, in the order in which they handed them in. Gives their names. */
async function candidates(request: APIRequestContext, mark: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, n) => `${mark} ${'ABCDEFGHIJ'.charAt(n)} Akter`);
  const people = await Promise.all(names.map((name) => newcomer(request, name)));
  for (const [n, { token }] of people.entries())
    await ask(
      request,
      'mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { id } } }',
      { input: { licenseNumber: `${mark}-${n}`, practiceAreas: ['Tax Law'], district: 'Khulna' } },
      token,
    );
  return names;
}

async function decidedOf(request: APIRequestContext, mark: string): Promise<Decided[]> {
  const { adminLawyers } = await ask<{ adminLawyers: { items: Decided[] } }>(
    request,
    `query ($mark: String) { adminLawyers(search: $mark, limit: 20, sort: NAME) {
      items { name verification verificationReason verificationDecisions { status } } } }`,
    { mark },
    (await demoAdmin(request)).token,
  );
  return adminLawyers.items;
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'To verify' }).getByRole('listitem').filter({ hasText: name });
}

test('an admin decides ten lawyers with the keyboard alone', async ({ page, request }) => {
  const mark = unique(8);
  const names = await candidates(request, mark, 10);
  await openAsAdmin(page, request, `/admin/lawyers?state=pending&q=${mark}`);
  const title = (name: string) => page.getByRole('heading', { level: 2, name });
  await expect(title(names[0]!)).toBeVisible();
  await page.keyboard.press('j');
  await expect(title(names[1]!)).toBeFocused();
  await page.keyboard.press('k');
  await expect(title(names[0]!)).toBeFocused();

  for (const [n, name] of names.entries()) {
    await expect(title(name)).toBeVisible();
    if (n === 2) {
      await page.keyboard.press('r');
      const dialog = page.getByRole('dialog', { name: 'Reject this licence?' });
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.keyboard.press('r');
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('3');
      await expect(dialog.getByLabel('Reason, shown to the lawyer')).toHaveValue(/missing or incomplete/);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByText(`${name} was rejected, with your reason`, { exact: true })).toBeVisible();
    } else {
      await page.keyboard.press('v');
    }
    await expect(rowOf(page, name)).toContainText(n === 2 ? 'Rejected' : 'Verified');
    if (n === 4) {
      await page.keyboard.press('u');
      await expect(page.getByText(`${name} waits for a decision again`, { exact: true })).toBeVisible();
      await expect(title(name)).toBeFocused();
      await page.keyboard.press('v');
    }
  }
  await expect(page.getByText('All done.')).toBeVisible();
  await expect(page.getByText(/^\d+ checked today$/)).toBeVisible();

  const decided = await decidedOf(request, mark);
  expect(decided.map(({ verification }) => verification)).toEqual(
    names.map((_, n) => (n === 2 ? 'REJECTED' : 'VERIFIED')),
  );
  expect(decided[2]?.verificationReason).toMatch(/missing or incomplete/);
  expect(decided[4]?.verificationDecisions.map(({ status }) => status)).toEqual([
    'VERIFIED',
    'PENDING',
    'VERIFIED',
  ]);
  await page.getByRole('link', { name: 'Open the whole file' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText(/^Decided by AinSathi Editors/)).toBeVisible();
});

test('on a phone one file follows the other, with Undo above the buttons', async ({ page, request }) => {
  const mark = unique(8);
  const [first = '', second = ''] = await candidates(request, mark, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsAdmin(page, request, `/admin/lawyers?state=pending&q=${mark}`);
  await page.getByRole('link', { name: first }).click();
  const verify = page.getByRole('button', { name: `Verify ${first}` });
  const navigation = (await page.locator('[data-bottom-bar]').boundingBox())!;
  const button = (await verify.boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(navigation.y);
  await verify.click();
  await expect(page.getByRole('heading', { level: 2, name: second })).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  const reject = page.getByRole('button', { name: `Reject ${second}` });
  const [undoBox, rejectBox] = [(await undo.boundingBox())!, (await reject.boundingBox())!];
  expect(undoBox.y + undoBox.height).toBeLessThanOrEqual(rejectBox.y);
  await undo.click();
  await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
  await verify.click();
  await reject.click();
  await page.getByRole('radio', { name: 'Belongs to another name' }).check();
  await page.getByRole('button', { name: 'Reject licence' }).click();
  await expect(page.getByText('All done.')).toBeVisible();
  await expect(rowOf(page, second)).toContainText('Rejected');
});

test('the file of a client has contact and cases, and deletes the account', async ({ page, request }) => {
  const [client, lawyer] = await Promise.all([newClient(request, `Salma ${unique()}`), newLawyer(request)]);
  const title = `Boundary wall ${unique()}`;
  const id = await newCase(request, { client, lawyer }, title);
  await openAsAdmin(page, request, `/admin/users?q=${client.user.email}`);
  await page.getByRole('link', { name: client.user.name }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${client.user.id}$`));
  await expect(page.getByRole('link', { name: client.user.email })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', `/admin/cases/${id}`);
  await page.getByRole('button', { name: `Delete ${client.user.name}` }).click();
  await page.getByRole('button', { name: 'Delete user' }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByText(`${client.user.name} was deleted`, { exact: true })).toBeVisible();
  await page.goto(`/admin/users/${client.user.id}`);
  await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible();
});
