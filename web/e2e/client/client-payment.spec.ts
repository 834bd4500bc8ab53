import { expect } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, signIn, unique } from '../setup/client-people';
import { smsOf } from '../setup/fee-steps';
import { test } from '../setup/test';

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
  await expect(page.getByLabel('Paste the SMS here')).toHaveCount(0);
  await toggle.click();

  await page.getByRole('button', { name: 'Copy bKash (personal)' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('01812-640275');
  await expect(page.getByText('1234567890')).toBeHidden();
  await page.getByText('Show bank details').click();
  await expect(page.getByText('1234567890')).toBeVisible();

  const transactionId = unique(10);
  await page.evaluate((text) => navigator.clipboard.writeText(text), smsOf(transactionId, '15,000'));
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `ID ${transactionId}. Right?` })).toBeFocused();
  await expect(page.getByText('31,870')).toHaveCount(0);
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText('Payment completed').first()).toBeVisible();
  const paid = await ask<{ case: { paymentStatus: string; bKashTrxId: string } }>(
    request,
    'query ($id: ID!) { case(id: $id) { paymentStatus bKashTrxId } }',
    { id: caseId },
    client.token,
  );
  expect(paid.case).toEqual({ paymentStatus: 'PAID', bKashTrxId: transactionId });
});
