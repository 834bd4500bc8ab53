import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, openAs, signIn } from './setup/client-people';
import { dayAhead } from './setup/days';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';

const minute = 60_000;
const hour = 60 * minute;

/** A moment in Dhaka: the day and the time as fields take them. */
function inDhaka(moment: number) {
  const [day = '', time = ''] = new Date(moment + 6 * hour).toISOString().split('T');
  return { day, time: time.slice(0, 5) };
}

/** A client, a lawyer and a case that the lawyer has accepted. */
async function newPair(request: APIRequestContext) {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  return { client, lawyer, id: await newCase(request, { client, lawyer, status: 'ACCEPTED' }) };
}

/** Opens the fields of a new hearing. */
async function addHearing(page: Page) {
  await page.getByRole('button', { name: 'Add entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add entry' });
  await dialog.getByRole('radio', { name: 'Hearing' }).check();
  return dialog;
}

test('a hearing in 6 minutes is taken by a device whose clock is 10 minutes ahead', async ({
  page,
  request,
}) => {
  const { lawyer, id } = await newPair(request);
  await page.clock.setSystemTime(Date.now() + 10 * minute);
  await signIn(page, lawyer);
  await openReady(page, `/lawyer/cases/${id}`);
  const dialog = await addHearing(page);
  const { day, time } = inDhaka(Date.now() + 6 * minute);
  await dialog.getByLabel('Day of the hearing').fill(day);
  await dialog.getByLabel('Time', { exact: true }).fill(time);
  await dialog.getByRole('combobox', { name: 'Court' }).fill('Family Court 3, Dhaka');
  await dialog.getByLabel('Purpose').fill('Evidence');
  await dialog.getByRole('button', { name: 'Add to the timeline' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('region', { name: 'Next hearing' });
  // One that has begun is not changed any more.
  await expect(card.getByRole('button', { name: 'Change' })).toBeVisible();
});

test('the diary opens on the day of the server', async ({ page, request }) => {
  const lawyer = await newLawyer(request);
  await page.clock.setSystemTime(Date.now() + 400 * 24 * hour);
  await signIn(page, lawyer);
  await openReady(page, '/lawyer/diary');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(inDhaka(Date.now()).day.slice(0, 4));
});

for (const days of [-2000, 400])
  test(`public pages stay as they were rendered for a clock that is off by ${days} days`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.clock.setSystemTime(Date.now() + days * 24 * hour);
    for (const path of ['/', '/bn', '/lawyers', '/blogs', '/ask', '/login']) await openReady(page, path);
    expect(errors).toEqual([]);
  });

const words = { en: 'Bangladesh time', bn: 'বাংলাদেশ সময়' };
const clock = { en: '10:30 am', bn: 'সকাল ১০:৩০' };
// In Bangla the place precedes the date, in sentences with a date.
const clockOfDhaka = { en: /10:30 am in Dhaka · /g, bn: /ঢাকায় (?:[^·\n]*, )?সকাল ১০:৩০ · /g };

/** A hearing and an agreed appointment at 10:30 in Dhaka. */
async function newDates(request: APIRequestContext) {
  const { client, lawyer, id } = await newPair(request);
  const at = (days: number) => `${dayAhead(days).field}T04:30:00Z`;
  await ask(
    request,
    'mutation ($input: HearingInput!) { setHearing(input: $input) { case { id } } }',
    { input: { caseId: id, startsAt: at(9), court: 'Family Court 3, Dhaka', purpose: 'Evidence' } },
    lawyer.token,
  );
  const proposal = {
    caseId: id,
    clientKey: crypto.randomUUID(),
    mode: 'CHAMBER',
    minutes: 30,
    times: [at(8)],
  };
  const { proposeAppointment } = await ask<{
    proposeAppointment: { case: { appointmentProposal: { id: string } } };
  }>(
    request,
    'mutation ($input: ProposeAppointmentInput!) { proposeAppointment(input: $input) { case { appointmentProposal { id } } } }',
    { input: proposal },
    lawyer.token,
  );
  await ask(
    request,
    'mutation ($id: ID!, $startsAt: DateTime!) { acceptAppointment(id: $id, startsAt: $startsAt) { case { id } } }',
    { id: proposeAppointment.case.appointmentProposal.id, startsAt: at(8) },
    client.token,
  );
  return { client, lawyer, id };
}

/** How often a page says the time of a date, and how often with whose time it is. */
async function timesOn(page: Page, language: 'en' | 'bn') {
  await expect(page.getByText(clock[language]).first()).toBeVisible();
  const text = await page.locator('main').innerText();
  const all = text.split(clock[language]).length - 1;
  return { all, named: text.match(clockOfDhaka[language])?.length ?? 0 };
}

test('a device of another zone reads whose time it is wherever a date is shown or asked for', async ({
  browser,
  request,
}) => {
  const { client, lawyer, id } = await newDates(request);
  const opened = (person: typeof client, path: string, timezoneId: string) =>
    openAs(browser, person, path, { timezoneId });
  for (const [zone, language] of [
    ['Asia/Dhaka', 'en'],
    ['Asia/Dubai', 'bn'],
    ['Europe/London', 'en'],
  ] as const) {
    const isAway = zone !== 'Asia/Dhaka';
    const prefix = language === 'bn' ? '/bn' : '';
    const page = await opened(client, `${prefix}/user/cases/${id}`, zone);
    const inRoom = await timesOn(page, language);
    expect(inRoom.all).toBeGreaterThan(3);
    expect.soft(inRoom.named, `${zone}, ${language}`).toBe(isAway ? inRoom.all : 0);
    await openReady(page, `${prefix}/user/cases?pay=${id}`);
    await page.getByRole('button', { name: { en: 'Type it myself', bn: 'নিজে লিখব' }[language] }).click();
    const label = { en: 'At what time', bn: 'কয়টায়' }[language];
    const named = page.getByLabel(`${label} (${words[language]})`, { exact: true });
    await expect(isAway ? named : page.getByLabel(label, { exact: true })).toBeVisible();
    await page.context().close();
  }
  for (const [person, path] of [
    [client, '/user'],
    [lawyer, `/lawyer/diary?day=${dayAhead(8).field}&days=7`],
    [lawyer, '/lawyer/notifications'],
    [lawyer, `/lawyer/cases/${id}`],
  ] as const) {
    const page = await opened(person, path, 'Asia/Dubai');
    const { all, named } = await timesOn(page, 'en');
    expect.soft(named, path).toBe(all);
    if (path.endsWith(id)) {
      const dialog = await addHearing(page);
      await expect(dialog.getByLabel('Time (Bangladesh time)', { exact: true })).toBeVisible();
    }
    await page.context().close();
  }
});
