import { expect, type APIRequestContext } from '@playwright/test';
import { demoAdmin } from '../setup/admin-people';
import { ask, newCase, newClient, newLawyer, signIn, type SignedIn } from '../setup/client-people';
import { test } from '../setup/test';

async function reject(request: APIRequestContext, lawyer: SignedIn): Promise<void> {
  const { token } = await demoAdmin(request);
  await ask(
    request,
    'mutation ($id: ID!) { verifyLawyer(id: $id, status: REJECTED, reason: "Forged sanad") { lawyer { id } } }',
    { id: lawyer.user.id },
    token,
  );
}

async function remove(request: APIRequestContext, lawyer: SignedIn): Promise<void> {
  const { token } = await demoAdmin(request);
  await ask(
    request,
    'mutation ($id: ID!) { deleteLawyer(id: $id) { deletedId } }',
    { id: lawyer.user.id },
    token,
  );
}

const losses = [
  { what: 'was rejected', lose: reject, words: 'Your lawyer’s licence is not confirmed at present' },
  { what: 'has left', lose: remove, words: 'The lawyer has left AinSathi' },
];

for (const { what, lose, words } of losses) {
  test(`a client is not urged to pay a lawyer who ${what}`, async ({ page, request }) => {
    const [client, lawyer] = [await newClient(request), await newLawyer(request)];
    const id = await newCase(request, { client, lawyer, status: 'ACCEPTED' });
    await lose(request, lawyer);
    await signIn(page, client);

    await page.goto(`/user/cases/${id}`);
    const next = page.getByRole('region', { name: 'The next thing to do' });
    await expect(next.getByRole('heading')).toHaveText(words);
    await expect(next.getByRole('link', { name: 'Find a lawyer' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay the fee' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Pay the fee/ })).toHaveCount(0);
    await expect(page.getByText('01812-640275')).toHaveCount(0);
    await expect(page.getByText('Unpaid', { exact: true })).toHaveCount(0);

    await page.goto('/user/cases');
    await expect(page.getByRole('row').filter({ hasText: 'Unpaid wages' })).toContainText(
      'Nothing to pay yet',
    );
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: 'What needs you now' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay the fee' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Pay the fee/ })).toHaveCount(0);
  });
}

test('a request that a rejected lawyer cannot take any more leads to another lawyer', async ({
  page,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer });
  await reject(request, lawyer);
  await signIn(page, client);
  await page.goto(`/user/cases/${id}`);
  await expect(page.getByText('You can send your request to another lawyer.')).toBeVisible();
  await page.getByRole('link', { name: 'Find a lawyer' }).first().click();
  await expect(page).toHaveURL(/\/user\/lawyers$/);
});
