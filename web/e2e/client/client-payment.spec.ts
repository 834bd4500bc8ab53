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
