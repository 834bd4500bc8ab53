import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { schemeProblems } from './setup/accessible-page';
import { newClient, newLawyer, signIn, type SignedIn } from './setup/client-people';
import { dayAhead } from './setup/days';
import { acceptFee, acceptWithFee, confirmPayment, payBySms, takeReceipts } from './setup/fee-steps';
import { test } from './setup/test';

const JPEG = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('JFIF\0'),
  Buffer.alloc(400),
]);
const hearing = dayAhead(16);

/** A browser of their own, with the screen of a phone. */
async function phoneOf(browser: Browser, person: SignedIn): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signIn(page, person);
  return page;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to / }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('a case from the request to the hearing, on the phones of a client and an advocate', async ({
  browser,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const mine = await phoneOf(browser, client);
  const theirs = await phoneOf(browser, lawyer);

  await test.step('the client asks, and the advocate accepts with a fee', async () => {
    await mine.goto(`/user/lawyers/${lawyer.user.id}?request=1`);
    await mine.getByLabel('Title').fill('Wages of three months');
    await mine.getByLabel('Description').fill('Nothing was paid since August.');
    await mine.getByRole('button', { name: 'Send Case Request' }).click();
    await expect(mine.getByText('Case request sent successfully!')).toBeVisible();
    await mine.goto('/user/cases');
    await mine
      .getByRole('link', { name: /Wages of three months/ })
      .first()
      .click();
    await expect(mine).toHaveURL(/\/user\/cases\/[0-9a-f-]{36}$/);
    await theirs.goto('/lawyer');
    await theirs
      .getByRole('link', { name: /Wages of three months/ })
      .first()
      .click();
    await expect(theirs).toHaveURL(/\/lawyer\/cases\/[0-9a-f-]{36}$/);
    await acceptWithFee(theirs);
  });

  await test.step('the fee is accepted, paid by a pasted SMS and confirmed, and has a receipt', async () => {
    await acceptFee(mine);
    await payBySms(mine);
    await confirmPayment(theirs, mine);
    await takeReceipts(mine);
    await tab(mine, 'Overview').click();
    await expect(mine.getByText('Payment confirmed: ৳ 25,000')).toBeVisible();
  });

  await test.step('the advocate asks for a document, and the client photographs it', async () => {
    await tab(theirs, 'Documents').click();
    await theirs.getByRole('button', { name: 'Ask for documents' }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByLabel('Document', { exact: true }).fill('The contract of employment');
    await dialog.getByRole('button', { name: 'Ask your client' }).click();
    await expect(dialog).toBeHidden();
    await tab(mine, 'Documents').click();
    await expect(mine.getByText('Documents needed from you')).toBeVisible();
    await mine
      .getByLabel(/^Add documents The contract of employment/)
      .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: JPEG });
    await expect(mine.getByText(/^Received \d/)).toBeVisible();
    await theirs.getByRole('button', { name: /^photo\.jpg/ }).click();
    const opened = theirs.getByRole('dialog');
    const address = await opened.getByRole('img', { name: 'photo.jpg' }).getAttribute('src');
    expect((await theirs.context().request.get(address ?? '')).headers()['content-type']).toBe('image/jpeg');
    expect((await mine.context().request.get(address ?? '')).status()).toBe(404);
    await opened.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a message written without a connection arrives once it is back, is read and answered', async () => {
    await tab(mine, 'Messages').click();
    // Between the tabs and the bar at the bottom, whole.
    await expect(mine.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    await mine.context().setOffline(true);
    await write(mine, 'I have added the contract.');
    await expect(log(mine).getByText('Not sent. It is kept here.')).toBeVisible();
    await mine.context().setOffline(false);
    await expect(tab(theirs, 'Messages')).toHaveAccessibleName('Messages 1 new message');
    await tab(theirs, 'Messages').click();
    await expect(log(theirs).getByText('I have added the contract.')).toHaveCount(1);
    await expect(log(mine).getByText(/^Read /)).toBeVisible();
    await expect(tab(theirs, 'Messages')).toHaveAccessibleName('Messages');
    await write(theirs, 'It is enough. We file on Sunday.');
    await expect(log(mine).getByText('It is enough. We file on Sunday.')).toBeVisible();
  });

  await test.step('the advocate sets a hearing, and the client takes it into the calendar', async () => {
    await tab(theirs, 'Overview').click();
    await theirs.getByRole('button', { name: 'Set a hearing' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Add entry' });
    await dialog.getByLabel('Day of the hearing').fill(hearing.field);
    await dialog.getByLabel('Time', { exact: true }).fill('10:30');
    await dialog.getByRole('combobox', { name: 'Court' }).fill('Labour Court 1, Dhaka');
    await dialog.getByLabel('Purpose').fill('First hearing');
    await dialog.getByRole('button', { name: 'Add to the timeline' }).click();
    await expect(dialog).toBeHidden();
    await tab(mine, 'Overview').click();
    const card = mine.getByRole('region', { name: 'Next hearing' });
    await expect(card.getByText(`${hearing.long}, 10:30 am`).first()).toBeVisible();
    const [download] = await Promise.all([
      mine.waitForEvent('download'),
      mine.getByRole('link', { name: /^Add to calendar/ }).click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(`DTSTART:${hearing.field.replaceAll('-', '')}T043000Z`);
  });

  await test.step('every part can be used by everybody, and is no page of a third person', async () => {
    for (const page of [mine, theirs])
      for (const part of ['Overview', 'Messages', 'Documents', 'Payment']) {
        await tab(page, part).click();
        await expect(tab(page, part)).toHaveAttribute('aria-selected', 'true');
        await page.evaluate(() => scrollTo(0, 0));
        expect.soft(await schemeProblems(page), part).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      }
    const stranger = await phoneOf(browser, await newClient(request));
    await stranger.goto(new URL(mine.url()).pathname);
    await expect(stranger.getByText('This case is not here')).toBeVisible();
  });
});
