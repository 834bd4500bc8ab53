import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page, type Response } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, signIn, type SignedIn } from './setup/client-people';
import { dayAhead } from './setup/days';
import { test } from './setup/test';

const first = dayAhead(16);
const moved = dayAhead(20);
const note = 'The father’s lawyer asked for time. The court orders 6,000 taka a month.';
const corrected = 'The father’s lawyer asked for time. The court orders 8,000 taka a month.';
const secret = {
  place: 'Room 412, old building',
  purpose: 'Evidence of the plaintiff',
  bring: 'The deed of 1998',
};

async function pageOf(browser: Browser, person: SignedIn, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  await page.goto(address);
  return page;
}

/** Says to the page that it is in a background tab, or in front again. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

const timelineOf = (page: Page): Locator => page.locator('section', { hasText: 'Timeline' }).last();

test('a lawyer adds, corrects and sets dates, the client follows, and an administrator sees dates alone', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' });
  const at = { client: `/user/cases/${id}`, lawyer: `/lawyer/cases/${id}` };
  const desk = await pageOf(browser, lawyer, at.lawyer);
  const phone = await pageOf(browser, client, '/user/cases');
  const unreadOfClient = async () =>
    (await ask<{ unreadNotificationCount: number }>(request, '{ unreadNotificationCount }', {}, client.token))
      .unreadNotificationCount;

  await test.step('a note is kept while its dialog is closed, sent once though the answer is lost, and read', async () => {
    // On a slow line the talk arrives later than the case, and may be newer.
    let arrive: () => void = () => undefined;
    const added = new Promise<void>((resolve) => (arrive = resolve));
    await phone.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('RoomMessages')) await added;
      return route.continue();
    });
    await phone.goto(at.client);
    await expect(timelineOf(phone)).toBeVisible();
    await desk.getByRole('button', { name: 'Add entry' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Add entry' });
    await dialog.getByLabel('What happened?').fill(note);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await desk.getByRole('button', { name: 'Add entry' }).click();
    await expect(dialog.getByLabel('What happened?')).toHaveValue(note);
    await desk.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('AddCaseEntry')) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await dialog.getByRole('button', { name: 'Add to the timeline' }).click();
    await expect(dialog.getByText('it is never sent twice')).toBeVisible();
    await desk.unroute('**/graphql');
    await dialog.getByRole('button', { name: 'Add to the timeline' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(note)).toHaveCount(1);
    arrive();
    await expect(phone.getByText(note)).toHaveCount(1);
    await expect(phone.getByRole('button', { name: /^(Add entry|Correct)/ })).toHaveCount(0);
    // The talk begins in the first view on a desk, below the next step.
    await expect(phone.getByRole('heading', { name: 'Messages' })).toBeInViewport();
  });

  await test.step('a correction takes its place, and the earlier text stays struck out', async () => {
    await desk.getByRole('button', { name: /^Correct/ }).click();
    const dialog = desk.getByRole('dialog', { name: 'Correct a note' });
    await dialog.getByRole('button', { name: 'Save the correction' }).click();
    await expect(dialog.getByText('Change the text first').first()).toBeVisible();
    await setHidden(phone, true);
    await dialog.getByLabel('What it should say').fill(corrected);
    await dialog.getByRole('button', { name: 'Save the correction' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByText(/^Corrected /)).toBeVisible();
    // A page that nobody sees marks nothing as read.
    await expect.poll(unreadOfClient).toBe(1);
    await expect(phone.getByText(corrected)).toHaveCount(0);
    await setHidden(phone, false);
    await expect.poll(unreadOfClient).toBe(0);
    await expect(phone.getByText(corrected)).toBeVisible();
    await expect(phone.getByText(/^Corrected /)).toBeVisible();
    await expect(phone.locator('del')).toBeHidden();
    await phone.getByText('Show the earlier text').click();
    await expect(phone.locator('del')).toHaveText(note);
  });

  await test.step('a hearing of the past says that nobody is notified, and one to come is first once it is set', async () => {
    await desk.getByRole('button', { name: 'Add entry' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Add entry' });
    await dialog.getByRole('radio', { name: 'Hearing' }).check();
    await dialog.getByLabel('Day of the hearing').fill('2026-01-04');
    await dialog.getByLabel('Time', { exact: true }).fill('10:30');
    await dialog.getByRole('combobox', { name: 'Court' }).fill('Family Court 3, Dhaka');
    await dialog.getByLabel('Place').fill(secret.place);
    await dialog.getByLabel('Purpose').fill(secret.purpose);
    await dialog.getByLabel('What to bring').fill(secret.bring);
    await expect(dialog.getByText('nobody is notified')).toBeVisible();
    await dialog.getByLabel('Day of the hearing').fill(first.field);
    await expect(dialog.getByText(`${first.long}, 10:30 am`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add to the timeline' }).click();
    await expect(dialog).toBeHidden();
    const card = phone.getByRole('region', { name: 'Next hearing' });
    for (const text of ['in 16 days', `${first.long}, 10:30 am`, secret.place, secret.purpose, secret.bring])
      await expect(card.getByText(text).first()).toBeVisible();
    await expect(timelineOf(phone).getByText(`Hearing set for ${first.short}, 10:30 am`)).toBeVisible();
  });

  await test.step('the client takes it into the calendar, and finds it in the list and on the dashboard', async () => {
    const waiting = phone.waitForEvent('download');
    await phone.getByRole('link', { name: /^Add to calendar/ }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^hearing-\d{4}-\d\d-\d\d\.ics$/);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(`DTSTART:${first.field.replaceAll('-', '')}T043000Z`);
    expect(file).toContain('BEGIN:VALARM');
    await phone.goto('/user/cases');
    await expect(phone.getByText(`Hearing ${first.short.replace(/ \d{4}$/, '')}`)).toBeVisible();
    await phone.goto('/user');
    await expect(phone.getByRole('region', { name: 'What needs you now' })).toContainText('10:30 am');
    await phone.getByRole('link', { name: /^Open case Hearing/ }).click();
    await expect(phone).toHaveURL(at.client);
    await desk.goto('/lawyer/cases');
    const nextDate = desk.getByRole('cell').getByText(first.short.replace(/ \d{4}$/, ''), { exact: true });
    await expect(nextDate).toBeVisible();
    await desk.goto('/lawyer');
    await expect(desk.getByRole('region', { name: 'Hearing dates' })).toContainText(first.long);
    await desk.goto(at.lawyer);
  });

  await test.step('another date takes the place of the first, in Bangla too', async () => {
    await desk.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: 'Change the hearing' });
    await expect(dialog.getByLabel('Day of the hearing')).toHaveValue(first.field);
    await dialog.getByLabel('Day of the hearing').fill(moved.field);
    await dialog.getByRole('button', { name: 'Save the hearing' }).click();
    await expect(dialog).toBeHidden();
    await expect(phone.getByRole('region', { name: 'Next hearing' }).getByText('in 20 days')).toBeVisible();
    await expect(timelineOf(phone).getByText(`Hearing moved to ${moved.short}, 10:30 am`)).toBeVisible();
    await phone.goto(`/bn${at.client}`);
    const card = phone.getByRole('region', { name: 'পরবর্তী শুনানি' });
    await expect(card.getByText('২০ দিন পর')).toBeVisible();
    await expect(card.getByText(/সকাল ১০:৩০/).first()).toBeVisible();
    await phone.goto(at.client);
  });

  await test.step('an administrator sees dates and courts, not what was written, and reads that it is recorded', async () => {
    const { login } = await ask<{ login: SignedIn }>(
      request,
      'mutation { login(email: "admin@ainsathi.test", password: "ainsathi-demo-2026") { token user { id name email role } } }',
    );
    const admin = await pageOf(browser, login, '/admin');
    const answers: Promise<string>[] = [];
    const keep = (response: Response) => {
      if (response.url().includes('/graphql')) answers.push(response.text());
    };
    admin.on('response', keep);
    await admin.goto(`/admin/cases/${id}`);
    await expect(admin.getByText('This visit is noted.')).toBeVisible();
    const dates = admin.locator('section', { has: admin.getByRole('heading', { name: 'Hearing dates' }) });
    await expect(dates.getByText(`${moved.long}, 10:30 am`)).toBeVisible();
    await expect(dates.getByText('Family Court 3, Dhaka')).toBeVisible();
    await expect(admin.getByText('looked at the record')).toBeVisible();
    await admin.waitForLoadState('networkidle');
    // An answer that nobody waits for would fail the test when the page is closed.
    admin.off('response', keep);
    const told = (await admin.content()) + (await Promise.all(answers)).join('\n');
    expect(answers).not.toHaveLength(0);
    for (const text of [note, corrected, ...Object.values(secret)]) expect(told).not.toContain(text);
    await admin.context().close();
  });

  await test.step('client and lawyer read that an administrator looked', async () => {
    for (const page of [phone, desk]) {
      await page.reload();
      await page.getByRole('button', { name: 'Who opened what' }).click();
      const dialog = page.getByRole('dialog', { name: 'Who opened what' });
      await expect(dialog.getByText('An administrator looked at the record')).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  await test.step('a cancelled hearing leaves the top, and the timeline says why', async () => {
    await desk.getByRole('button', { name: 'Cancel hearing' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Cancel this hearing?' });
    await dialog.getByLabel('Why?').fill('The judge is on leave.');
    await dialog.getByRole('button', { name: 'Cancel hearing' }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole('region', { name: 'Next hearing' })).toBeHidden();
    await expect(timelineOf(phone).getByText(`Hearing of ${moved.short} cancelled`)).toBeVisible();
    await expect(phone.getByText('The judge is on leave.')).toBeVisible();
    await expect(phone.getByRole('region', { name: 'Next hearing' })).toBeHidden();
  });

  await Promise.all([desk.context().close(), phone.context().close()]);
});
