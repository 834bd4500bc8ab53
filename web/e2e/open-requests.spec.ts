import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import { ask, newLawyer, password, type SignedIn, unique } from './setup/client-people';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';
import { type Say, wordsIn } from './setup/words';

const TITLE = 'তালাকের পর দেনমোহর পাইনি';

/** Lawyers of a district in which the demo has none, so that they are asked first. */
async function threeLawyers(request: APIRequestContext): Promise<SignedIn[]> {
  const lawyers: SignedIn[] = [];
  for (let n = 1; n <= 3; n += 1) lawyers.push(await newLawyer(request, { district: 'Panchagarh' }));
  return lawyers;
}

/** A lawyer looks at the names, says that there is no conflict of interest, and answers. */
async function propose(request: APIRequestContext, { token }: SignedIn, taka: number): Promise<void> {
  const { myInvitations } = await ask<{ myInvitations: { items: { id: string; title: string | null }[] } }>(
    request,
    '{ myInvitations(group: TO_ANSWER) { items { id title } } }',
    {},
    token,
  );
  const [{ id, title } = { id: '', title: '' }] = myInvitations.items;
  expect(title).toBeNull();
  for (const act of ['showOpposingParties', 'clearInvitation'])
    await ask(request, `mutation ($id: ID!) { ${act}(id: $id) { invitation { id } } }`, { id }, token);
  const fee = { amountPoisha: taka * 100, covers: 'দেনমোহরের মামলা, সব শুনানি' };
  const input = { invitationId: id, fee, message: 'ফোন করুন: 01812-640276।' };
  await ask(
    request,
    'mutation ($input: ProposalInput!) { sendProposal(input: $input) { invitation { id } } }',
    { input },
    token,
  );
}

/** Steps 1 to 4, as a visitor. */
async function writeRequest(page: Page, say: Say): Promise<void> {
  const next = page.getByRole('button', { name: say('Next') });
  await openReady(page, '/bn/ask');
  await next.click();
  await expect(page.getByRole('alert')).toContainText(say('Choose your district'));
  await page.locator('#about').selectOption('matter:family');
  await page.getByRole('combobox', { name: say('District') }).fill('পঞ্চগড়');
  await page.getByRole('option', { name: 'পঞ্চগড়' }).click();
  await next.click();
  await expect(page.getByRole('heading', { name: say('What happened?') })).toBeFocused();
  await page.getByLabel(say('Title')).fill(TITLE);
  await page.getByLabel(say('Description')).fill('মার্চে তালাক হয়েছে। পাঁচ লাখ টাকা দেনমোহর এখনো পাইনি।');
  await next.click();
  await page.locator('#party1').fill('কামাল উদ্দিন');
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

test('a visitor asks several lawyers, registers, compares their proposals and accepts one', async ({
  browser,
  request,
}) => {
  test.setTimeout(150_000);
  const say = await wordsIn('bn');
  const lawyers = await threeLawyers(request);
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await writeRequest(page, say);
  const address = await registerAndSend(page, say);
  await expect(page.getByRole('heading', { name: say('No answer yet') })).toBeVisible();
  for (const [index, lawyer] of lawyers.entries()) await propose(request, lawyer, 20_000 + index * 1_000);

  await page.goto(address);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('01812-640276')).toHaveCount(0);
  await expect(page.getByRole('rowheader')).toHaveText(lawyers.map(({ user }) => user.name));
  expect.soft(await pageProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  const fees = page.getByRole('article').getByText(say('Fee'), { exact: true });
  const tops = await fees.evaluateAll((terms) => terms.map((term) => term.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);

  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('alertdialog');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('Not for me') })
    .click();
  await dialog.getByRole('button', { name: say('Set it aside') }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('Accept this proposal') })
    .click();
  await expect(dialog).toContainText('২১,০০০');
  await dialog.getByRole('button', { name: 'রাজি', exact: true }).click();
  await expect(page).toHaveURL(/\/bn\/user\/cases\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole('link', { name: 'মামলাটি দেখুন' })).toBeVisible();
  for (const { token } of [lawyers[0], lawyers[2]].filter((lawyer) => lawyer !== undefined)) {
    const ended = '{ myInvitations(limit: 1) { items { title proposal { state } } } }';
    const { myInvitations } = await ask<{ myInvitations: { items: unknown[] } }>(request, ended, {}, token);
    expect(myInvitations.items).toMatchObject([{ title: null }]);
  }
});
