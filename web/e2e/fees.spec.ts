import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { schemeProblems } from './setup/accessible-page';
import { newCase, newClient, newLawyer, signIn, unique, type SignedIn } from './setup/client-people';
import { acceptFee, acceptWithFee, smsOf } from './setup/fee-steps';
import { test } from './setup/test';

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

test('a payment that did not arrive is submitted again, with the same ID', async ({
  page,
  browser,
  request,
}) => {
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await besideOneAnother(page, theirs, request);
  await acceptWithFee(theirs);
  await acceptFee(page);
  const transactionId = unique(10);
  const id = page.getByLabel('Transaction ID', { exact: true });
  await page.getByLabel('Paste the SMS here').fill(smsOf(transactionId));
  expect(await schemeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText(/to confirm\./)).toBeVisible();

  await theirs.getByRole('tab', { name: 'Payment' }).click();
  await theirs.getByRole('button', { name: 'It did not arrive' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Why did it not arrive?' });
  await dialog.getByLabel('What did you find?').fill('No SMS came with this ID.');
  await dialog.getByRole('button', { name: 'Refuse the payment' }).click();
  await expect(theirs.getByText('Refused: No SMS came with this ID.')).toBeVisible();

  await expect(
    page.getByRole('heading', { name: /^Your payment of .* did not arrive: “No SMS came with this ID\.”$/ }),
  ).toBeVisible();
  expect(await schemeProblems(page)).toEqual([]);
  await expect(id).toHaveValue(transactionId);
  await page.getByRole('button', { name: 'Submit transaction ID' }).click();
  await expect(page.getByText(/to confirm\./)).toBeVisible();
  await context.close();
});

test('a fee is declined with a reason that the lawyer reads', async ({ page, browser, request }) => {
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await besideOneAnother(page, theirs, request);
  await acceptWithFee(theirs);
  await page.getByRole('tab', { name: 'Payment' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline this fee?' });
  await dialog.getByLabel('Why not?').fill('I cannot pay so much at once.');
  expect(await schemeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The fee is declined', { exact: true })).toBeVisible();
  await theirs.getByRole('tab', { name: 'Payment' }).click();
  await expect(theirs.getByText('I cannot pay so much at once.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Quote a new fee' })).toBeVisible();
  await context.close();
});
