import { expect } from '@playwright/test';
import { openAsAdmin } from '../setup/admin-people';
import { ask, newLawyer, unique, type SignedIn } from '../setup/client-people';
import { newcomer } from '../setup/lawyer-people';
import type { APIRequestContext } from '@playwright/test';
import { test } from '../setup/test';

async function candidate(request: APIRequestContext, licenseNumber?: string): Promise<SignedIn> {
  const lawyer = await newcomer(request, `Advocate Candidate ${unique()}`);
  if (licenseNumber)
    await ask(
      request,
      'mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { id } } }',
      { input: { licenseNumber, practiceAreas: ['Tax Law'], district: 'Khulna', experience: 4 } },
      lawyer.token,
    );
  return lawyer;
}

test('a licence is verified from the queue, and the lawyer is then public', async ({ page, request }) => {
  const { user } = await candidate(request, `LIC-${unique()}`);
  expect((await request.get(`/api/v1/public/lawyers/${user.id}`)).status()).toBe(404);
  await openAsAdmin(page, request, `/admin/lawyers?state=pending&q=${encodeURIComponent(user.name)}`);
  await page.getByRole('button', { name: `Verify ${user.name}` }).click();
  await expect(
    page.getByText(`${user.name} is verified and listed in the directory`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'To verify' }).getByRole('listitem')).toContainText('Verified');
  expect((await request.get(`/api/v1/public/lawyers/${user.id}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Load the list again' }).click();
  await expect(page.getByRole('heading', { name: 'No lawyers found' })).toBeVisible();
});

test('a verified lawyer’s new name is public once an admin has accepted it', async ({ page, request }) => {
  const lawyer = await newLawyer(request);
  const { name: before } = lawyer.user;
  const after = `Advocate Renamed ${unique(8)}`;
  await ask(
    request,
    'mutation ($input: LawyerProfileInput!) { updateLawyerProfile(input: $input) { lawyer { id } } }',
    { input: { name: after } },
    lawyer.token,
  );
  await page.goto(`/lawyers/${lawyer.user.id}`);
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
  await openAsAdmin(page, request, '/admin/lawyers');
  await expect(page.getByRole('heading', { name: /^Names to check/ })).toBeVisible();
  const waiting = page.getByRole('listitem').filter({ hasText: `Until now ${before}.` });
  await expect(waiting).toContainText(after);
  await waiting.getByRole('button', { name: `Accept the new name ${after}` }).click();
  await expect(page.getByText(`The public now sees ${after}`, { exact: true })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.goto(`/lawyers/${lawyer.user.id}`);
  await expect(page.getByRole('heading', { level: 1, name: after })).toBeVisible();
});

test('a rejection needs a reason, which the lawyer can read', async ({ page, request }) => {
  const lawyer = await candidate(request, `LIC-${unique()}`);
  const { user } = lawyer;
  await openAsAdmin(page, request, `/admin/lawyers?state=pending&q=${encodeURIComponent(user.name)}`);
  await page.getByRole('button', { name: `Reject ${user.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this licence?' });
  await dialog.getByRole('button', { name: 'Reject licence' }).click();
  await expect(dialog.getByLabel('Reason, shown to the lawyer')).toHaveAccessibleDescription(
    'Say why, so that it can be put right',
  );
  await dialog.getByLabel('Reason, shown to the lawyer').fill('The number belongs to another name.');
  await dialog.getByRole('button', { name: 'Reject licence' }).click();
  await expect(dialog).toBeHidden();
  const told = await ask<{ myLawyerProfile: { verification: string; verificationReason: string } }>(
    request,
    '{ myLawyerProfile { verification verificationReason } }',
    {},
    lawyer.token,
  );
  expect(told.myLawyerProfile).toEqual({
    verification: 'REJECTED',
    verificationReason: 'The number belongs to another name.',
  });
  await page.goto(`/admin/lawyers?state=rejected&q=${encodeURIComponent(user.name)}`);
  await expect(page.getByRole('row').filter({ hasText: user.name })).toContainText('Rejected');
});

test('the whole profile says that there is no licence number', async ({ page, request }) => {
  const { user } = await candidate(request);
  await openAsAdmin(page, request, `/admin/lawyers/${user.id}`);
  await expect(page.getByRole('heading', { level: 2, name: user.name })).toBeVisible();
  await expect(page.getByText('There is nothing to check yet.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: user.email })).toBeVisible();
});

test('practice areas are edited as text; one that is not known is named beside the field', async ({
  page,
  request,
}) => {
  const { user } = await candidate(request, `LIC-${unique()}`);
  await openAsAdmin(page, request, `/admin/lawyers?q=${encodeURIComponent(user.name)}`);
  await page.getByRole('button', { name: `Edit ${user.name}` }).click();
  const areas = page.getByLabel('Practice areas, separated by commas');
  await expect(areas).toHaveValue('Tax Law');
  await areas.fill('Tax Law, Famly Law');
  await page.getByLabel('Experience, years').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(areas).toHaveAccessibleDescription(/Famly Law/);
  await expect(page.getByText('Failed to update lawyer')).toBeVisible();
  await areas.fill('Tax Law, Family Law');
  await page.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: user.email });
  await expect(row).toContainText('Tax Law, Family Law');
  await expect(row).toContainText('12 years');
  await expect(row.getByRole('status')).toHaveText('Saved');
});

test('a lawyer is deleted after a confirmation', async ({ page, request }) => {
  const { user } = await candidate(request);
  await openAsAdmin(page, request, `/admin/lawyers?q=${encodeURIComponent(user.email)}`);
  await page.getByRole('button', { name: `Delete ${user.name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this lawyer?' });
  await dialog.getByRole('button', { name: 'Delete lawyer' }).click();
  await expect(page.getByRole('heading', { name: 'No lawyers found' })).toBeVisible();
});

test('a lawyer without a licence number cannot be verified, and the page says why', async ({
  page,
  request,
}) => {
  const { user } = await candidate(request);
  await openAsAdmin(page, request, `/admin/lawyers/${user.id}`);
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await expect(page.getByText('A lawyer without a licence number cannot be verified')).toBeVisible();
});
