import { expect, type Page } from '@playwright/test';
import { schemeProblems } from './accessible-page';
import { unique } from './client-people';
import { dayAhead } from './days';

/** The SMS of a payment, by default of 25,000 taka. */
export const smsOf = (id: string, taka = '25,000'): string =>
  `Payment Tk ${taka}.00 to 01812640275 successful. Fee Tk 0.00. Balance Tk 31,870.50. TrxID ${id} at 05/02/2026 20:14`;

/** The lawyer accepts the request with a fee of 25,000 taka. */
export async function acceptWithFee(theirs: Page): Promise<void> {
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

/** The client accepts it. */
export async function acceptFee(mine: Page): Promise<void> {
  await expect(mine.getByRole('heading', { name: /asks for ৳ 25,000/ }).first()).toBeVisible();
  await mine.getByRole('button', { name: 'See the fee' }).click();
  await mine.evaluate(() => scrollTo(0, 0));
  expect(await schemeProblems(mine)).toEqual([]);
  await mine.getByRole('button', { name: 'Accept the fee' }).click();
  const dialog = mine.getByRole('dialog', { name: 'Accept ৳ 25,000?' });
  await expect(dialog).toContainText('Drafting and filing the plaint');
  await dialog.getByRole('button', { name: 'Accept the fee' }).click();
  await expect(mine.getByRole('heading', { name: 'Send ৳ 25,000' }).first()).toBeVisible();
}

/** The client pastes the SMS, whose ID is used once in the whole system, and hands the payment in. */
export async function payBySms(mine: Page): Promise<void> {
  const id = unique(10);
  await mine.getByLabel('Paste the SMS here').fill(smsOf(id));
  await expect(mine.getByText(`, ID ${id}. Right?`)).toContainText('৳\u00a025,000 by bKash, 5 February');
  await mine.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(mine.getByText(/to confirm\./)).toBeVisible();
}

/** The lawyer says that it arrived, and both see the number of the receipt. */
export async function confirmPayment(theirs: Page, mine: Page): Promise<void> {
  await theirs.getByRole('button', { name: 'See the payment' }).click();
  await expect(theirs.getByRole('heading', { name: 'Did ৳ 25,000 arrive?' })).toBeVisible();
  await theirs.getByRole('button', { name: 'It arrived' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'How much arrived?' });
  await expect(dialog.getByLabel('Amount received (৳)')).toHaveValue('25,000');
  await dialog.getByRole('button', { name: 'Confirm the payment' }).click();
  // Its backdrop fades over the page, whose contrast is measured below.
  await expect(dialog).toBeHidden();
  await expect(theirs.locator('[data-state=closed].fixed')).toHaveCount(0);
  const number = new RegExp(`Receipt ${dayAhead(0).field.slice(0, 4)}/0001`);
  await expect(theirs.getByText(number)).toBeVisible();
  expect(await schemeProblems(theirs)).toEqual([]);
  await expect(mine.getByText(number).first()).toBeVisible();
  await expect(mine.getByText('Your payment has arrived')).toHaveCount(1);
}

/** The client takes the receipt in both languages. */
export async function takeReceipts(mine: Page): Promise<void> {
  for (const language of ['in English', 'in Bangla']) {
    const [download] = await Promise.all([
      mine.waitForEvent('download'),
      mine
        .getByRole('button', { name: `Download receipt ${language}` })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^receipt-\d{4}-0001\.pdf$/);
  }
  await mine.evaluate(() => scrollTo(0, 0));
  expect(await schemeProblems(mine)).toEqual([]);
}
