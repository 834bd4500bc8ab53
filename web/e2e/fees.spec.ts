import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { schemeProblems } from './setup/accessible-page';
import { newCase, newClient, newLawyer, signIn, unique, type SignedIn } from './setup/client-people';

// A colour that is on its way to another scheme has a contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A client and a lawyer, each at the page of their new case. */
async function besideOneAnother(page: Page, other: Page, request: APIRequestContext) {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer }, 'Wages of three months');
  const open = async (at: Page, person: SignedIn, path: string) => {
    await at.setViewportSize({ width: 390, height: 844 });
    await signIn(at, person);
    await at.goto(path);
  };
  await open(page, client, `/user/cases/${id}`);
  await open(other, lawyer, `/lawyer/cases/${id}`);
  return { client, lawyer };
}

/** The SMS of a payment of 25,000 taka, whose ID is used once in the whole system. */
const smsOf = (id: string) =>
  `You have received payment Tk 25,000.00. Fee Tk 0.00. Balance Tk 31,870.50. TrxID ${id} at 05/02/2026 20:14`;

/** The lawyer accepts the request with a fee of 25,000 taka. */
async function acceptWithFee(theirs: Page): Promise<void> {
  await theirs.getByRole('button', { name: 'Accept with a fee' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Accept this case with a fee?' });
  await dialog.getByRole('button', { name: 'Accept case' }).click();
  await expect(dialog.getByText('Enter the fee in taka, such as 25,000').first()).toBeVisible();
  await dialog.getByLabel('Fee in taka').fill('২৫,০০০');
  await dialog.getByLabel('What it covers').fill('Drafting and filing the plaint');
  expect(await schemeProblems(theirs)).toEqual([]);
  await dialog.getByRole('button', { name: 'Accept case' }).click();
  await expect(theirs.getByText('Waiting for your client’s answer').first()).toBeVisible();
}

async function acceptFee(mine: Page): Promise<void> {
  await mine.reload();
  await expect(mine.getByRole('heading', { name: /asks for ৳ 25,000/ }).first()).toBeVisible();
  await mine.getByRole('button', { name: 'See the fee' }).click();
  expect(await schemeProblems(mine)).toEqual([]);
  await mine.getByRole('button', { name: 'Accept the fee' }).click();
  const dialog = mine.getByRole('dialog', { name: 'Accept ৳ 25,000?' });
  await expect(dialog).toContainText('Drafting and filing the plaint');
  await dialog.getByRole('button', { name: 'Accept the fee' }).click();
  await expect(mine.getByRole('heading', { name: 'Send ৳ 25,000' }).first()).toBeVisible();
}

/** The client pastes the SMS and hands the payment in. */
async function payBySms(mine: Page): Promise<void> {
  const id = unique(10);
  await mine.getByLabel('Transaction ID', { exact: true }).fill(smsOf(id));
  await expect(mine.getByLabel('Transaction ID', { exact: true })).toHaveValue(id);
  await expect(mine.getByLabel('Amount sent (৳)')).toHaveValue('Tk 25,000.00');
  await expect(mine.getByLabel('On which day')).toHaveValue('2026-02-05');
  await mine.getByRole('button', { name: 'Submit transaction ID' }).click();
  await expect(mine.getByText(/to confirm\./)).toBeVisible();
}

test('a fee is accepted, paid by a pasted SMS and confirmed, and both have the receipt', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const theirs = await context.newPage();
  await besideOneAnother(page, theirs, request);
  await acceptWithFee(theirs);
  await acceptFee(page);
  await payBySms(page);

  await theirs.reload();
  await theirs.getByRole('button', { name: 'See the payment' }).click();
  await expect(theirs.getByRole('heading', { name: 'Did ৳ 25,000 arrive?' })).toBeVisible();
  await theirs.getByRole('button', { name: 'It arrived' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'How much arrived?' });
  await expect(dialog.getByLabel('Amount sent (৳)')).toHaveValue('25,000');
  await dialog.getByRole('button', { name: 'Confirm the payment' }).click();
  // Its backdrop fades over the page, whose contrast is measured below.
  await expect(dialog).toBeHidden();
  await expect(theirs.locator('[data-state=closed].fixed')).toHaveCount(0);
  const number = new RegExp(`Receipt ${new Date().getFullYear()}/0001`);
  await expect(theirs.getByText(number)).toBeVisible();
  expect(await schemeProblems(theirs)).toEqual([]);

  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();
  for (const language of ['in English', 'in Bangla']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: `Download receipt ${language}` })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^receipt-\d{4}-0001\.pdf$/);
  }
  expect(await schemeProblems(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByText('Payment confirmed: ৳ 25,000')).toBeVisible();
  await context.close();
});

test('a payment that did not arrive is handed in again, with the same ID', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const theirs = await context.newPage();
  await besideOneAnother(page, theirs, request);
  await acceptWithFee(theirs);
  await acceptFee(page);
  const transactionId = unique(10);
  const id = page.getByLabel('Transaction ID', { exact: true });
  await id.fill(smsOf(transactionId));
  await page.getByRole('button', { name: 'Submit transaction ID' }).click();
  await expect(page.getByText(/to confirm\./)).toBeVisible();

  await theirs.reload();
  await theirs.getByRole('tab', { name: 'Payment' }).click();
  await theirs.getByRole('button', { name: 'It did not arrive' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Why did it not arrive?' });
  await dialog.getByLabel('What did you find?').fill('No SMS came with this ID.');
  await dialog.getByRole('button', { name: 'Refuse the payment' }).click();
  await expect(theirs.getByText('Refused: No SMS came with this ID.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Your payment has not arrived').first()).toBeVisible();
  await expect(page.getByText(/No SMS came with this ID\./).first()).toBeVisible();
  await id.fill(transactionId);
  await page.getByRole('button', { name: 'Submit transaction ID' }).click();
  await expect(page.getByText(/to confirm\./)).toBeVisible();
  await context.close();
});

test('a fee is declined with a reason that the lawyer reads', async ({ page, browser, request }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const theirs = await context.newPage();
  await besideOneAnother(page, theirs, request);
  await acceptWithFee(theirs);
  await page.reload();
  await page.getByRole('tab', { name: 'Payment' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this fee?' });
  await dialog.getByLabel('Why not?').fill('I cannot pay so much at once.');
  expect(await schemeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The fee is declined', { exact: true })).toBeVisible();
  await theirs.reload();
  await theirs.getByRole('tab', { name: 'Payment' }).click();
  await expect(theirs.getByText('I cannot pay so much at once.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'State a new fee' })).toBeVisible();
  await context.close();
});
