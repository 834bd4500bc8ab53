import { expect, type Page } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, signIn, unique } from '../setup/client-people';
import { test } from '../setup/test';

const field = (page: Page) => page.getByLabel('Transaction ID', { exact: true });

async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a client pays below the row: details to copy, SMS pasted, payment completed', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const caseId = await newCase(request, { client, lawyer, status: 'ACCEPTED' });
  await signIn(page, client);
  await page.goto('/user/cases');
  const toggle = page.getByRole('button', { name: /^Pay the fee/ });
  await toggle.click();
  await expect(page).toHaveURL(new RegExp(`pay=${caseId}`));
  await page.goBack();
  await expect(field(page)).toHaveCount(0);
  await toggle.click();

  await page.getByRole('button', { name: 'Copy bKash (personal)' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('01812-640275');
  await expect(page.getByText('1234567890')).toBeHidden();
  await page.getByText('Show bank details').click();
  await expect(page.getByText('1234567890')).toBeVisible();

  const submit = page.getByRole('button', { name: 'Submit transaction ID' });
  await field(page).fill('   ');
  await submit.click();
  await expect(field(page)).toHaveAccessibleDescription(/Please enter bKash transaction ID/);
  await expect(field(page)).toBeFocused();

  const transactionId = unique(10);
  await paste(
    page,
    `You have sent Tk 15,000.00 to 01812640275. Balance Tk 88.10. TrxID ${transactionId}9 at 30/10/2025 21:02`,
  );
  await expect(field(page)).toHaveValue(`${transactionId}9`);
  await paste(
    page,
    `You have sent Tk 15,000.00 to 01812640275. Balance Tk 88.10. TrxID A${transactionId.slice(1)} at 30/10/2025 21:02`,
  );
  await expect(page.getByLabel('Amount sent')).toHaveValue('15,000');
  await expect(page.getByLabel('At what time')).toHaveValue('21:02');
  await expect(page.getByText('88.10')).toHaveCount(0);
  await submit.click();
  await expect(page.getByText('Payment completed').first()).toBeVisible();
  const paid = await ask<{ case: { paymentStatus: string; bKashTrxId: string } }>(
    request,
    'query ($id: ID!) { case(id: $id) { paymentStatus bKashTrxId } }',
    { id: caseId },
    client.token,
  );
  expect(paid.case).toEqual({ paymentStatus: 'PAID', bKashTrxId: `A${transactionId.slice(1)}` });
});

test('an ID of unusual length is asked about once and can be sent as it is', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const caseId = await newCase(request, { client, lawyer, status: 'ACCEPTED' });
  await signIn(page, client);
  await page.goto(`/user/cases/${caseId}`);
  await page.getByRole('button', { name: 'Pay the fee' }).click();
  await field(page).fill('ab-1');
  await page.getByRole('button', { name: 'Submit transaction ID' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/6 to 32 letters and digits/);
  const transactionId = unique(12);
  await field(page).fill(transactionId.toLowerCase());
  await page.getByRole('button', { name: 'Submit transaction ID' }).click();
  await expect(page.getByText(`Is ${transactionId} right?`)).toBeVisible();
  await page.getByRole('button', { name: 'Submit it as it is' }).click();
  await expect(page.getByText(`bKash transaction ID ${transactionId}`)).toBeVisible();
});

test('an ID that was used before is refused in words, and stays in the field', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const first = await newCase(request, { client, lawyer, status: 'ACCEPTED' }, 'First case');
  const second = await newCase(request, { client, lawyer, status: 'ACCEPTED' }, 'Second case');
  const transactionId = unique(10);
  await ask(
    request,
    'mutation ($caseId: ID!, $bKashTrxId: String!) { submitPayment(caseId: $caseId, bKashTrxId: $bKashTrxId) { case { id } } }',
    { caseId: first, bKashTrxId: transactionId },
    client.token,
  );
  await signIn(page, client);
  await page.goto(`/user/cases?pay=${second}`);
  await field(page).fill(transactionId);
  await page.getByRole('button', { name: 'Submit transaction ID' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update payment: ');
  await expect(field(page)).toHaveValue(transactionId);
});

test('a whole message put in by the keyboard is understood, without a paste event', async ({
  page,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const caseId = await newCase(request, { client, lawyer, status: 'ACCEPTED' });
  const transactionId = `T7${unique(8)}`;
  await signIn(page, client);
  await page.goto(`/user/cases/${caseId}`);
  await field(page).focus();
  await page.keyboard.insertText(
    `You have sent Tk 500.00 to 01812640275. TrxID ${transactionId} at 30/10/2025 21:02`,
  );
  await expect(field(page)).toHaveValue(transactionId);
  await page.getByRole('button', { name: 'Submit transaction ID' }).click();
  await expect(page.getByText(`bKash transaction ID ${transactionId}`)).toBeVisible();
});
