import { expect } from '@playwright/test';
import { openAsAdmin } from '../setup/admin-people';
import { ask, newLawyer, unique } from '../setup/client-people';
import { test } from '../setup/test';

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
