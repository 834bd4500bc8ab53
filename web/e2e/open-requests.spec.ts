import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import { demoAdmin } from './setup/admin-people';
import { ask, newClient, newLawyer, password, type SignedIn, signIn, unique } from './setup/client-people';
import { smsOf } from './setup/fee-steps';
import { openReady, reloadReady } from './setup/ready-page';
import { test } from './setup/test';
import { type Say, wordsIn } from './setup/words';

const PHONE = { width: 390, height: 844 };
/** Of two lines on a desk. */
const TITLE = 'তালাকের পর দেনমোহর পাইনি, ব্রাহ্মণবাড়িয়ার পৈতৃক জমির ভাগও আমার চাচারা আমাকে দেননি';
const LETTER = 'আপনার কাগজপত্র মন দিয়ে পড়েছি, মামলার আগে একটি নোটিশ পাঠাব। '.repeat(12);
const PARTY = 'কামাল উদ্দিন';

/** Lawyers of a district in which the demo has none, so that they are asked first. */
async function threeLawyers(request: APIRequestContext): Promise<SignedIn[]> {
  const lawyers: SignedIn[] = [];
  for (let n = 1; n <= 3; n += 1) lawyers.push(await newLawyer(request, { district: 'Panchagarh' }));
  return lawyers;
}

/** A browser at the width of a phone, of somebody signed in. */
async function openPhone(browser: Browser, person?: SignedIn): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  if (person) await signIn(page, person);
  return page;
}

/** A lawyer opens the request from the list, looks at the names, and says that there is no conflict of interest. */
async function openRequest(page: Page, say: Say): Promise<void> {
  await openReady(page, '/bn/lawyer/requests');
  await page.getByRole('main').getByRole('link').filter({ hasText: 'পঞ্চগড়' }).click();
  await expect(page.getByRole('heading', { name: say('Is there a conflict of interest?') })).toBeVisible();
  await page.getByRole('button', { name: say('Show the names') }).click();
  await expect(page.getByText(PARTY)).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);
  await page.getByRole('button', { name: say('No conflict, open the request') }).click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
}

/** The lawyer answers with a fee; the phone number in the message is hidden. */
async function propose(page: Page, say: Say, taka: number): Promise<void> {
  await page.getByLabel(say('Fee in taka')).fill(String(taka));
  await page
    .getByLabel(say('What it covers'))
    .fill('দেনমোহরের মামলার আরজি লেখা ও দাখিল, প্রথম আদালতের সব শুনানি, কোর্ট ফি ছাড়া');
  await page.getByLabel(say('Message to the client')).fill(`${LETTER}ফোন করুন: 01812-640276।`);
  await page.getByRole('button', { name: say('Send proposal') }).click();
  await expect(page.getByText(say('The client decides'))).toBeVisible();
  await expect(page.getByText('01812-640276')).toHaveCount(0);
}

/** Steps 1 to 4, as a visitor. */
async function writeRequest(page: Page, say: Say): Promise<void> {
  const next = page.getByRole('button', { name: 'পরের ধাপ' });
  await openReady(page, '/bn/ask');
  await next.click();
  await expect(page.getByRole('alert')).toContainText(say('Choose your district'));
  await page.getByText('তালাক, দেনমোহর, সন্তান').click();
  await page.getByRole('combobox', { name: say('District') }).fill('পঞ্চগড়');
  await page.getByRole('option', { name: 'পঞ্চগড়' }).click();
  await next.click();
  await expect(page.getByRole('heading', { name: say('The details') })).toBeFocused();
  await page.getByLabel(say('Title')).fill(TITLE);
  await page.getByLabel(say('Description')).fill('মার্চে তালাক হয়েছে। পাঁচ লাখ টাকা দেনমোহর এখনো পাইনি।');
  await next.click();
  await page.locator('#party1').fill(PARTY);
  await next.click();
  await expect(page.getByRole('heading', { name: say('Check and send') })).toBeVisible();
  expect.soft(await pageProblems(page, [390])).toEqual([]);
}

/** Registers and signs in; the request is sent then. Gives the address of the request. */
async function registerAndSend(page: Page, say: Say): Promise<string> {
  await page.getByRole('button', { name: say('Send to lawyers') }).click();
  await expect(page).toHaveURL('/bn/register');
  const email = `${unique().toLowerCase()}@example.com`;
  await page.getByLabel(say('Full name')).fill('শিরিন সুলতানা');
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Create Account') }).click();
  await expect(page).toHaveURL(/\/bn\/(login|user\/requests\/)/);
  if (page.url().endsWith('/login')) {
    await page.getByLabel(say('Password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: say('Sign In') }).click();
  }
  await expect(page).toHaveURL(/\/bn\/user\/requests\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  return page.url();
}

/** The proposals: in the order in which they came, none with a phone number, at 1440 px with their rows in line. */
async function compare(page: Page, say: Say, lawyers: readonly SignedIn[]): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(lawyers.length);
  await expect(page.getByText(say('No answer yet'))).toBeHidden();
  await expect(page.getByText('01812-640276')).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveText(lawyers.map(({ user }) => user.name));
  expect.soft(await pageProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const part of [
    page.getByText(/^ফি ৳/),
    page.getByRole('button', { name: say('Accept this proposal') }),
  ]) {
    const tops = await part.evaluateAll((parts) => parts.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(lawyers.length);
    expect(new Set(tops).size).toBe(1);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.getByRole('button', { name: say('Accept this proposal') }).first()).toBeInViewport({
    ratio: 1,
  });
  await page.setViewportSize(PHONE);
}

/** The client sets the first proposal aside and accepts the second, which leads to the case. */
async function choose(page: Page, say: Say): Promise<void> {
  const first = page.getByRole('article').first();
  const dialog = page.getByRole('alertdialog');
  await first.getByRole('button', { name: say('Not for me') }).click();
  await dialog.getByRole('button', { name: say('Set it aside') }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await first.getByRole('button', { name: say('Accept this proposal') }).click();
  await expect(dialog).toContainText('২১,০০০');
  await dialog.getByRole('button', { name: 'রাজি', exact: true }).click();
  await expect(page).toHaveURL(/\/bn\/user\/cases\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
}

/** The client pays the agreed fee by bKash. */
async function pay(page: Page, say: Say, lawyer: SignedIn): Promise<void> {
  const id = unique(10);
  await page.getByRole('tab', { name: say('Payment') }).click();
  await page.getByLabel(say('Paste the SMS here')).fill(smsOf(id, '21,000'));
  await expect(page.getByText(id)).toBeVisible();
  await page.getByRole('button', { name: say('Yes, submit') }).click();
  const waiting = say('Waiting for {{name}} to confirm.', { name: lawyer.user.name });
  await expect(page.getByText(waiting).first()).toBeVisible();
}

test('a visitor asks three lawyers, who check for a conflict and answer; one is chosen and paid', async ({
  browser,
  request,
}) => {
  const say = await wordsIn('bn');
  const lawyers = await threeLawyers(request);
  const page = await openPhone(browser);
  await writeRequest(page, say);
  const address = await registerAndSend(page, say);
  await expect(page.getByRole('heading', { name: say('No answer yet') })).toBeVisible();

  const [first, second, third] = await Promise.all(lawyers.map((lawyer) => openPhone(browser, lawyer)));
  if (!first || !second || !third) throw new Error('Three lawyers have a browser each.');
  for (const theirs of [first, second, third]) await openRequest(theirs, say);
  expect.soft(await pageProblems(first, [390])).toEqual([]);
  await first.setViewportSize(PHONE);
  for (const [index, theirs] of [first, second, third].entries())
    await propose(theirs, say, 20_000 + index * 1_000);

  // The page is not loaded again.
  await compare(page, say, lawyers);
  await choose(page, say);
  await pay(page, say, lawyers[1]!);
  await openReady(page, address);
  await expect(page.getByRole('link', { name: 'মামলাটি দেখুন' })).toBeVisible();

  await reloadReady(second);
  await expect(second.getByText(say('The client has accepted your proposal'))).toBeVisible();
  for (const theirs of [first, third]) {
    await reloadReady(theirs);
    await expect(theirs.getByText(say('Was not chosen')).first()).toBeVisible();
    await expect(theirs.getByText(TITLE)).toHaveCount(0);
  }
});

test('a lawyer reports a request and declines it; an administrator reads it and closes it with a reason', async ({
  browser,
  request,
}) => {
  const client = await newClient(request);
  const lawyer = await newLawyer(request, { district: 'Meherpur' });
  // Where nobody is left to be asked, the work of the next minute ends the request.
  await newLawyer(request, { district: 'Meherpur' });
  const input = { requestKey: randomUUID(), about: 'family', district: 'Meherpur', title: 'Earn from home' };
  const send =
    'mutation ($input: OpenRequestInput!) { sendOpenRequest(input: $input) { openRequest { id } } }';
  const { sendOpenRequest } = await ask<{ sendOpenRequest: { openRequest: { id: string } } }>(
    request,
    send,
    { input: { ...input, description: 'Write to me.' } },
    client.token,
  );

  const theirs = await openPhone(browser, lawyer);
  await openReady(theirs, '/lawyer/requests');
  await theirs.getByRole('main').getByRole('link').filter({ hasText: 'Meherpur' }).click();
  await theirs.getByRole('button', { name: 'No conflict, open the request' }).click();
  await theirs.getByRole('button', { name: 'Report', exact: true }).click();
  const reasons = theirs.getByRole('dialog');
  await reasons.getByRole('radio', { name: 'Spam' }).check();
  await reasons.getByRole('button', { name: 'Send the report' }).click();
  await expect(theirs.getByText('You have reported this request.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Decline', exact: true }).click();
  await reasons.getByRole('radio', { name: 'Not my field' }).check();
  await reasons.getByRole('button', { name: 'Decline the request' }).click();
  await expect(theirs.getByText('You have declined this request')).toBeVisible();
  await expect(theirs.getByText('Earn from home')).toHaveCount(0);

  const office = await (await browser.newContext()).newPage();
  await signIn(office, await demoAdmin(request));
  await openReady(office, '/admin/requests');
  const row = office.getByRole('row').filter({ hasText: 'Meherpur' });
  await row.getByRole('button', { name: /^Look at the reports/ }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByText('Write to me.')).toHaveCount(0);
  await dialog.getByLabel('Why do you read it?').fill('A lawyer reported it as spam');
  await dialog.getByRole('button', { name: 'Read the text' }).click();
  await expect(dialog.getByText('Write to me.')).toBeVisible();
  await dialog.getByLabel('Reason, which the client reads').fill('It is an advertisement');
  await dialog.getByRole('button', { name: 'Close the request' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);

  const mine = await openPhone(browser, client);
  await openReady(mine, `/user/requests/${sendOpenRequest.openRequest.id}`);
  await expect(mine.getByText('Closed by an administrator: It is an advertisement')).toBeVisible();
});
