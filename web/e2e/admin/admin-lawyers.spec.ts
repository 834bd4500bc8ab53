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

test('a lawyer without a licence number cannot be verified, and the page says why', async ({
  page,
  request,
}) => {
  const { user } = await candidate(request);
  await openAsAdmin(page, request, `/admin/lawyers/${user.id}`);
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await expect(page.getByText('A lawyer without a licence number cannot be verified')).toBeVisible();
});
