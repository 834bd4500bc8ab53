import { inLanguage } from '@ainsathi/contract/languages';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, signIn, unique } from '../setup/client-people';
import { test } from '../setup/test';
import { sendNow } from '../setup/send-now';

test('a lawyer answers a request in the table: chosen, saved, counted', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  await newCase(request, { client, lawyer }, 'Heba deed challenged');
  await newCase(request, { client, lawyer, status: 'ACCEPTED' }, 'Eviction notice');
  await signIn(page, lawyer);
  await page.goto('/lawyer/cases');
  const row = page.getByRole('row').filter({ hasText: 'Heba deed challenged' });
  await expect(row).toContainText(client.user.name);
  await expect(row).toContainText(client.user.email);
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Unpaid');
  const places = page.getByRole('navigation', { name: 'Main' });
  await expect(places.getByRole('link', { name: 'Requests, 1 waiting', exact: true })).toBeVisible();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64);
  await row.getByRole('button', { name: /^Update Status/ }).click();
  await expect(page.getByText('Please select a status', { exact: true })).toBeVisible();
  await expect(row.getByRole('combobox')).toBeFocused();
  const accept = row.getByRole('button', { name: 'Accept Heba deed challenged' });
  await accept.click();
  await sendNow(page);
  await expect(accept).toHaveCount(0);
  await row.getByRole('combobox').selectOption({ label: 'Client Review & Approval' });
  await row.getByRole('button', { name: /^Update Status/ }).click();
  await sendNow(page);
  await expect(row.getByRole('button', { name: /^Client Review & Approval / })).toBeVisible();
  await expect(row.getByRole('combobox')).toHaveValue('');
  const groups = page.getByRole('navigation', { name: 'Cases by what comes next' });
  await expect(groups.getByRole('link', { name: 'To answer 0' })).toBeVisible();
  await expect(places.getByRole('link', { name: 'Cases', exact: true })).toBeVisible();
  await expect(groups.getByRole('link', { name: 'In progress 1' })).toBeVisible();
  // On a phone a row is a card, and the chosen group is whole.
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(150);
  await expect(row.getByRole('combobox')).toHaveCount(0);
  await groups.getByRole('link', { name: 'In progress 1' }).click();
  await expect(groups.getByRole('link', { name: 'In progress 1' })).toBeInViewport({ ratio: 1 });
});

test('the day of a hearing and the new messages of a case are whole in its row', async ({
  page,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const caseId = await newCase(request, { client, lawyer, status: 'CASE_INTAKE' }, 'Eviction notice');
  const startsAt = new Date(Date.now() + 12 * 86_400_000).toISOString();
  await ask(
    request,
    'mutation ($input: HearingInput!) { setHearing(input: $input) { case { id } } }',
    { input: { caseId, startsAt, court: 'Family Court', purpose: 'Evidence' } },
    lawyer.token,
  );
  await ask(
    request,
    'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
    { input: { caseId, clientKey: randomUUID(), body: 'When do we meet?' } },
    client.token,
  );
  await signIn(page, lawyer);
  await page.goto('/lawyer/cases');
  const row = page.getByRole('row').filter({ hasText: 'Eviction notice' });
  const nextDate = row.getByRole('cell').nth(3).getByText(/\d/).first();
  for (const mark of [nextDate, row.getByTitle('1 new message')])
    await expect(mark).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row.getByTitle(/^Hearing \d/)).toBeInViewport({ ratio: 1 });
});

test('groups, search and order live in the address', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  for (const title of ['Alpha boundary wall', 'Beta mutation refused'])
    await newCase(request, { client, lawyer }, title);
  await newCase(request, { client, lawyer, status: 'REJECTED' }, 'Gamma loan notice');
  await signIn(page, lawyer);
  await page.goto('/lawyer/cases');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(3);
  await page.getByRole('link', { name: 'Closed 1' }).click();
  await expect(page).toHaveURL(/group=CLOSED/);
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'By title' });
  await expect(page).toHaveURL(/sort=TITLE/);
  await expect(rows.first()).toContainText('Alpha boundary wall');
  const title = page.getByRole('columnheader', { name: 'Case' });
  await expect(title).toHaveAttribute('aria-sort', 'ascending');
  await title.getByRole('link').click();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(rows.first()).toContainText('Gamma loan notice');
  await page.getByRole('searchbox', { name: 'Search cases' }).fill('mutation');
  await expect(page).toHaveURL(/q=mutation/);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Beta mutation refused');
  await page.getByRole('searchbox', { name: 'Search cases' }).fill('no such case');
  await expect(page.getByRole('heading', { name: 'No cases here' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all cases' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Phase' }).selectOption({ label: 'Hearings' });
  await expect(page).toHaveURL(/phase=HEARINGS/);
  await expect(page.getByRole('heading', { name: 'No cases here' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Phase' }).selectOption({ label: 'Intake' });
  await expect(rows).toHaveCount(3);
  const changed = page.getByRole('columnheader', { name: 'Changed' });
  for (const direction of ['descending', 'ascending']) {
    await changed.getByRole('link').click();
    await expect(changed).toHaveAttribute('aria-sort', direction);
  }
  await expect(rows.first()).toContainText('today');
  // A row opens wherever it is pressed: its link covers all but its own controls.
  await rows.filter({ hasText: 'Beta' }).getByText('Unpaid').click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Beta mutation refused' })).toBeVisible();
});

test('the case room says what comes next and tells each step', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer }, 'Maintenance for two children');
  await signIn(page, lawyer);
  await page.goto(`/lawyer/cases/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance for two children' })).toBeVisible();
  await expect(page.getByText('Accept or reject this request')).toBeVisible();
  await expect(page.getByText('Three months were not paid.')).toBeVisible();
  await expect(page.getByRole('link', { name: client.user.email })).toHaveAttribute(
    'href',
    `mailto:${client.user.email}`,
  );
  await page.getByRole('button', { name: 'Accept Maintenance for two children' }).click();
  await sendNow(page);
  await page.getByRole('combobox', { name: /^New status/ }).selectOption({ label: 'Hearing 1' });
  await page.getByRole('button', { name: /^Update Status/ }).click();
  await sendNow(page);
  await expect(page.getByText('Keep the status up to date')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'By you' }).first()).toContainText('Hearing 1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Keep the status up to date')).toBeHidden();
  await expect(page.getByRole('listitem').last()).toContainText('Hearing 1');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('a request is accepted in the list, and rejected with a reason, which can be undone', async ({
  page,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const [first, second] = [`Boundary wall ${unique(6)}`, `Unpaid rent ${unique(6)}`];
  const accepted = await newCase(request, { client, lawyer }, first);
  const rejected = await newCase(request, { client, lawyer }, second);
  const statusOf = async (id: string) =>
    (
      await ask<{ case: { status: string } }>(
        request,
        'query ($id: ID!) { case(id: $id) { status } }',
        { id },
        lawyer.token,
      )
    ).case.status;
  await signIn(page, lawyer);
  await page.clock.install();
  await page.goto('/lawyer/cases');
  await page.getByRole('button', { name: `Accept ${first}` }).click();
  await expect(page.getByText(`Accepting “${first}”`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Accept ${first}` })).toHaveCount(0);
  expect(await statusOf(accepted)).toBe('PENDING');
  // Leaving the page sends it.
  await page.goto('/lawyer/cases');
  await expect.poll(() => statusOf(accepted)).toBe('ACCEPTED');

  const reject = async () => {
    await page.getByRole('button', { name: `Reject ${second}` }).click();
    const dialog = page.getByRole('dialog', { name: `Reject “${second}”?` });
    await dialog.getByRole('button', { name: 'I have no time for a new case at present.' }).click();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByRole('button', { name: `Reject ${second}` })).toHaveCount(0);
  };
  await reject();
  await page.getByRole('button', { name: 'Undo' }).click();
  await reject();
  expect(await statusOf(rejected)).toBe('PENDING');
  // What can be undone is sent after eight seconds.
  await page.clock.fastForward(9_000);
  await expect.poll(() => statusOf(rejected)).toBe('REJECTED');
  const { case: answered } = await ask<{ case: { room: { messages: { items: { body: string }[] } } } }>(
    request,
    'query ($id: ID!) { case(id: $id) { room { messages { items { body } } } } }',
    { id: rejected },
    client.token,
  );
  expect(answered.room.messages.items.map(({ body }) => body)).toEqual([
    'I have no time for a new case at present.',
  ]);
});

const bottomOf = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0);

for (const { address, part, ...size } of [
  { address: '/lawyer/cases', part: 'row', width: 1366, height: 768 },
  { address: '/lawyer/cases', part: 'row', width: 390, height: 844 },
  { address: '/lawyer/requests', part: 'listitem', width: 390, height: 844 },
] as const)
  test(`after Accept no other button comes under the finger while it can be undone, in ${address} at ${size.width}`, async ({
    page,
    request,
  }) => {
    const [client, lawyer] = [await newClient(request), await newLawyer(request)];
    const titles = ['Boundary wall', 'Unpaid rent', 'Heba deed', 'Loan notice'].map(
      (title) => `${title} ${unique(6)}`,
    );
    for (const title of titles) await newCase(request, { client, lawyer }, title);
    await signIn(page, lawyer);
    await page.setViewportSize(size);
    await page.clock.install();
    await page.goto(address);
    const [title] = titles.slice(2);
    const row = page.getByRole('main').getByRole(part).filter({ hasText: title });
    const accept = row.getByRole('button', { name: `Accept ${title}` });
    await accept.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await accept.boundingBox()) ?? {};
    const before = await row.boundingBox();
    // A busy machine takes longer than the eight seconds.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByText(`Accepting “${title}”`).first()).toBeVisible();
    for (let second = 0; second < 8; second += 1) {
      const under = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('button, select, a')?.textContent,
        [x + width / 2, y + height / 2] as const,
      );
      for (const other of titles.filter((one) => one !== title)) expect(under ?? '').not.toContain(other);
      expect(await row.boundingBox()).toEqual(before);
      if (part === 'row') await expect(row).toContainText('Accepted');
      await expect(row.getByText('Pending', { exact: true }).and(page.locator(':not(option)'))).toHaveCount(
        0,
      );
      await page.clock.runFor(970);
    }
  });

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
])
  test(`a message with Undo covers no button of a dialog, whose field has the focus, at ${size.width}`, async ({
    page,
    request,
  }) => {
    const [client, lawyer] = [await newClient(request), await newLawyer(request)];
    const titles = ['first', 'second', 'third'].map(
      (name) => `The ${name} wall between two gardens ${unique(6)}`,
    );
    for (const title of titles) await newCase(request, { client, lawyer }, title);
    await signIn(page, lawyer);
    await page.setViewportSize(size);
    await page.clock.install();
    await page.goto('/lawyer/cases');
    for (const title of titles.slice(0, 2))
      await page.getByRole('button', { name: `Accept ${title}` }).click();
    await page.getByRole('button', { name: `Reject ${titles[2]}` }).click();
    const dialog = page.getByRole('dialog', { name: /^Reject “/ });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    const toasts = page.locator('[data-toast]');
    await expect(toasts).toHaveCount(2);
    const top = (await dialog.boundingBox())?.y ?? 0;
    for (const toast of await toasts.all())
      expect(bottomOf(await toast.boundingBox())).toBeLessThanOrEqual(top);
  });

test('the room of a waiting request begins with its text, in the first view', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(
    request,
    { client, lawyer },
    'Eviction of the tenant from the shop at Shaheb Bazar',
  );
  await signIn(page, lawyer);
  for (const language of ['en', 'bn'] as const)
    for (const { width, height, most } of [
      { width: 1366, height: 768, most: 300 },
      { width: 390, height: 844, most: 320 },
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(inLanguage(`/lawyer/cases/${id}`, language));
      const text = page.getByText('Three months were not paid.');
      await expect(text).toBeVisible();
      expect.soft((await text.boundingBox())?.y, `${width}, ${language}`).toBeLessThanOrEqual(most);
      for (const button of await page
        .getByRole('main')
        .getByRole('button', { name: /^(Accept|Reject|গ্রহণ|প্রত্যাখ্যান)/ })
        .all())
        await expect(button).toBeInViewport();
      await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    }
});
