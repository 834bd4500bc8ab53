import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, openAs, type SignedIn } from './setup/client-people';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A Thursday in September, more than a week ahead: its day fills two lines on a phone in both languages. */
function longestDay(): number {
  const isLong = (days: number) =>
    /^Thu, .. Sep/.test(new Date(Date.now() + days * 86_400_000).toUTCString());
  return Array.from({ length: 380 }, (_, days) => days + 8).find(isLong) ?? NaN;
}

interface People {
  client: SignedIn;
  lawyer: SignedIn;
}

/** As long as people write: two lines of title and of facts on a desk. */
const longTitle = 'আমার চাচা জাল দলিল করে ব্রাহ্মণবাড়িয়ার পৈতৃক কৃষিজমি বিক্রি করেছেন, My uncle sold our land';
const long = {
  name: 'Advocate Mohammad Abdul Quddus Bhuiyan Chowdhury',
  chamberName: 'Chowdhury, Rahman and Partners, Advocates of the Supreme Court',
};

/** A hearing and an appointment ahead, and no message and no document. */
async function caseWithDates(
  request: APIRequestContext,
  { client, lawyer }: People,
  title = 'Cousin sold our family land with a forged deed',
): Promise<string> {
  const caseId = await newCase(request, { client, lawyer, status: 'HEARING_1' }, title);
  const hearing = {
    ...{
      caseId,
      startsAt: `${soon(longestDay()).slice(0, 10)}T04:30:00Z`,
      court: 'Joint District Judge Court 2, Dhaka',
      place: 'Room 214',
    },
    ...{ purpose: 'Evidence of the plaintiff', bring: 'The deed of 1998 and the ID card' },
  };
  const add = 'mutation ($input: HearingInput!) { setHearing(input: $input) { case { id } } }';
  await ask(request, add, { input: hearing }, lawyer.token);
  const startsAt = soon(9);
  const proposed = await ask<{ proposeAppointment: { case: { appointmentProposal: { id: string } } } }>(
    request,
    'mutation ($input: ProposeAppointmentInput!) { proposeAppointment(input: $input) { case { appointmentProposal { id } } } }',
    {
      input: {
        ...{ caseId, clientKey: randomUUID(), mode: 'CHAMBER', minutes: 30 },
        ...{ times: [startsAt], note: 'What the witness says' },
      },
    },
    lawyer.token,
  );
  await ask(
    request,
    'mutation ($id: ID!, $startsAt: DateTime!) { acceptAppointment(id: $id, startsAt: $startsAt) { case { id } } }',
    { id: proposed.proposeAppointment.case.appointmentProposal.id, startsAt },
    client.token,
  );
  return caseId;
}

/** The upper edge of the step, and the lower edge of what is to be brought, from the top of the window. */
async function places(page: Page) {
  await page.evaluate(() => scrollTo(0, 0));
  const step = page.getByRole('region', { name: /^(The next thing to do|এরপর যা করতে হবে)$/ });
  const hearing = page.getByRole('region', { name: /^(Next hearing|পরবর্তী শুনানি)$/ });
  const bring = await hearing
    .getByText(/The deed of 1998/)
    .first()
    .boundingBox();
  const bar = await page.locator('[data-bottom-bar]').boundingBox();
  return {
    step: (await step.boundingBox())?.y,
    bring: (bring?.y ?? Infinity) + (bring?.height ?? 0),
    end: bar?.y ?? page.viewportSize()?.height ?? 0,
  };
}

const sizes = [
  { width: 1366, height: 768, step: 300 },
  { width: 1440, height: 900, step: 300 },
  { width: 360, height: 740, step: 200 },
];

/** Expects the next step in the first view of both people, in both languages, at each size. */
async function expectStepInView(
  browser: Browser,
  people: People,
  id: string,
  look?: (page: Page, at: string) => Promise<void>,
): Promise<void> {
  for (const [area, person] of [
    ['user', people.client],
    ['lawyer', people.lawyer],
  ] as const)
    for (const language of ['', '/bn']) {
      const page = await openAs(browser, person, `${language}/${area}/cases/${id}`);
      for (const { width, height, step } of sizes) {
        await page.setViewportSize({ width, height });
        const at = `${language}/${area} at ${width}`;
        expect.soft((await places(page)).step, `step of ${at}`).toBeLessThanOrEqual(step);
        await look?.(page, at);
      }
      await page.context().close();
    }
}

test('the next step and the next hearing are in the first view', async ({ browser, request }) => {
  const people = { client: await newClient(request), lawyer: await newLawyer(request) };
  const id = await caseWithDates(request, people);
  await expectStepInView(browser, people, id, async (page, at) => {
    const { bring, end } = await places(page);
    expect.soft(bring, `hearing of ${at}`).toBeLessThanOrEqual(end);
    expect.soft(await page.locator('.cloth:visible').count(), `cloth of ${at}`).toBeLessThanOrEqual(1);
  });
});

test('the next step is in the first view below a long title, a long name and a long chamber', async ({
  browser,
  request,
}) => {
  const people = { client: await newClient(request), lawyer: await newLawyer(request, long) };
  const id = await caseWithDates(request, people, longTitle);
  await expectStepInView(browser, people, id);
});

test('a talk without messages is its box, which stays above the bar and the keyboard', async ({
  browser,
  request,
}) => {
  const people = { client: await newClient(request), lawyer: await newLawyer(request) };
  const id = await newCase(request, { ...people, status: 'CASE_INTAKE' });
  const page = await openAs(browser, people.client, `/user/cases/${id}`);
  const talk = page.locator('section').filter({ has: page.getByRole('textbox', { name: /^Message to / }) });
  const documents = page.locator('#case-documents section');
  for (const width of [1366, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await talk.boundingBox())?.height).toBeLessThanOrEqual(130);
    expect((await documents.boundingBox())?.height).toBeLessThanOrEqual(64);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  const box = page.locator('[data-composer]');
  const isAboveBar = async () => {
    const { y = 0, height = 0 } = (await box.boundingBox()) ?? {};
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    return y > 56 && y + height <= (bar?.y ?? 0) + 1;
  };
  await openReady(page, `/user/cases/${id}?tab=messages`);
  expect((await talk.boundingBox())?.height).toBeLessThanOrEqual(130);
  expect(await isAboveBar()).toBe(true);
  for (const body of ['When do we meet?', 'Shall I bring the deed?'])
    await ask(
      request,
      'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }',
      { input: { caseId: id, clientKey: randomUUID(), body } },
      people.lawyer.token,
    );
  await expect(page.getByRole('log')).toContainText('Shall I bring the deed?');
  // With a keyboard half of the height is left.
  for (const height of [568, 740, 320]) {
    await page.setViewportSize({ width: 320, height });
    await expect.poll(isAboveBar, { message: `${height}` }).toBe(true);
  }
});
