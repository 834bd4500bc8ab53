import { expect, type Page } from '@playwright/test';
import { schemeProblems } from './setup/accessible-page';
import { newCase, newClient, newLawyer, openAs } from './setup/client-people';
import { dayAhead } from './setup/days';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';

const [first, second, moved] = [dayAhead(3), dayAhead(4), dayAhead(5)];

/** Fills in the dialog and sends it. */
async function propose(page: Page, ...days: { field: string }[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Propose a time to talk' });
  for (const [index, { field }] of days.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Add another time' }).click();
    await dialog.getByLabel('Day of the appointment').nth(index).fill(field);
    await dialog.getByLabel('Time', { exact: true }).nth(index).fill('10:30');
  }
  await dialog.getByRole('button', { name: 'Send the times' }).click();
  await expect(dialog).toBeHidden();
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Appointment' });

test('a client proposes times, and the lawyer chooses, moves and cancels', async ({ browser, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' });
  const mine = await openAs(browser, client, `/user/cases/${id}`);
  const theirs = await openAs(browser, lawyer, `/lawyer/cases/${id}`);

  await test.step('the client proposes two times, which wait for the lawyer', async () => {
    await mine.getByRole('button', { name: 'Propose a time' }).click();
    await propose(mine, first, second);
    await expect(cardOf(mine).getByText(/^Waiting for Advocate Test/)).toBeVisible();
    await theirs.reload();
    await expect(cardOf(theirs).getByText('Shirin Sultana proposes:')).toBeVisible();
    for (const page of [mine, theirs]) {
      expect.soft(await schemeProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });

  await test.step('the lawyer accepts the second, and both have it', async () => {
    await cardOf(theirs)
      .getByRole('radio', { name: `${second.long}, 10:30 am` })
      .check();
    await cardOf(theirs).getByRole('button', { name: 'Accept this time' }).click();
    await expect(cardOf(theirs).getByText('in 4 days')).toBeVisible();
    await mine.reload();
    await expect(cardOf(mine).getByText(`${second.long}, 10:30 am`).first()).toBeVisible();
    await expect(mine.getByText(`Appointment on ${second.short}, 10:30 am, in the chamber`)).toBeVisible();
    await mine.goto('/user');
    const tasks = mine.getByRole('region', { name: 'What needs you now' });
    await expect(tasks.getByRole('heading', { name: /appointment$/ })).toBeVisible();
    await expect(tasks).toContainText('10:30 am');
  });

  await test.step('the lawyer moves it, which is valid once the client has accepted', async () => {
    await cardOf(theirs).getByRole('button', { name: 'Move' }).click();
    await propose(theirs, moved);
    await openReady(mine, `/user/cases/${id}`);
    await expect(cardOf(mine).getByText('in 4 days')).toBeVisible();
    await cardOf(mine).getByRole('button', { name: 'Accept this time' }).click();
    await expect(cardOf(mine).getByText('in 5 days')).toBeVisible();
    await expect(
      mine.getByText(`Appointment moved to ${moved.short}, 10:30 am, in the chamber`),
    ).toBeVisible();
  });

  await test.step('the client cancels it', async () => {
    await cardOf(mine).getByRole('button', { name: 'Cancel' }).click();
    const dialog = mine.getByRole('dialog', { name: 'Cancel this appointment?' });
    await dialog.getByLabel(/^Why/).fill('I am travelling.');
    await dialog.getByRole('button', { name: 'Cancel the appointment' }).click();
    await expect(dialog).toBeHidden();
    await expect(cardOf(mine)).toHaveCount(0);
    await expect(mine.getByText(`Appointment of ${moved.short}, 10:30 am cancelled`)).toBeVisible();
    await theirs.reload();
    await expect(theirs.getByRole('button', { name: 'Propose a time' })).toBeVisible();
  });
});
