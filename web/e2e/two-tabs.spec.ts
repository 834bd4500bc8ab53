import { expect, type Page } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, signIn, unique, type SignedIn } from './setup/client-people';
import { newBlog } from './setup/lawyer-people';
import { smsOf } from './setup/fee-steps';
import { test } from './setup/test';

const stale = 'Not saved: this was changed meanwhile, in another window or on another device';

/** Two windows of the same person on the same page, loaded before either changes anything. */
async function twoTabs(
  page: Page,
  person: SignedIn,
  address: string,
  ready: string,
  prepare: (second: Page) => Promise<void> = () => Promise.resolve(),
): Promise<[Page, Page]> {
  await signIn(page, person);
  await page.goto(address);
  const other = await page.context().newPage();
  await prepare(other);
  await other.goto(address);
  for (const tab of [page, other]) await expect(tab.getByLabel(ready)).toBeVisible();
  return [page, other];
}

test('an old tab of a profile does not undo what another has saved', async ({ page, request }) => {
  const client = await newClient(request);
  const [first, second] = await twoTabs(page, client, '/user/profile', 'Full name');
  await first.getByLabel('Full name').fill('Shirin Akter');
  await first.getByRole('button', { name: 'Update Profile' }).click();
  await expect(first.getByText('Profile updated successfully!')).toBeVisible();

  await second.getByLabel('Address').fill('Sherpur Road, Bogura');
  await second.getByRole('button', { name: 'Update Profile' }).click();
  await expect(second.getByText(stale)).toBeVisible();
  await expect(second.getByRole('listitem').filter({ hasText: 'Shirin Akter' })).toHaveText(
    'Full name: Shirin Akter',
  );
  await expect(second.getByLabel('Full name')).toHaveValue('Shirin Akter');
  await expect(second.getByLabel('Address')).toHaveValue('Sherpur Road, Bogura');

  await second.getByRole('button', { name: 'Update Profile' }).click();
  await expect(second.getByText('Profile updated successfully!')).toBeVisible();
  const { me } = await ask<{ me: object }>(request, '{ me { name address email } }', {}, client.token);
  expect(me).toEqual({ name: 'Shirin Akter', address: 'Sherpur Road, Bogura', email: client.user.email });
});

test('an old tab of an article does not undo what another has saved', async ({ page, request }) => {
  const lawyer = await newLawyer(request);
  const id = await newBlog(request, lawyer, `Mutation ${unique(6)}`);
  const [first, second] = await twoTabs(page, lawyer, `/lawyer/blogs/${id}`, 'Content');
  await first
    .getByLabel('Content')
    .fill('A deed proves that somebody sold. Mutation proves that you bought.');
  await first.getByRole('button', { name: 'Save Changes' }).click();
  await expect(first).toHaveURL(/\/lawyer\/blogs$/);

  const title = `Namjari ${unique(6)}`;
  await second.getByLabel('Title').fill(title);
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText(stale)).toBeVisible();
  await expect(second.getByLabel('Title')).toHaveValue(title);
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second).toHaveURL(/\/lawyer\/blogs$/);
  const { blog } = await ask<{ blog: object }>(
    request,
    'query ($id: ID!) { blog(id: $id) { title content } }',
    { id },
  );
  expect(blog).toEqual({
    title,
    content: 'A deed proves that somebody sold. Mutation proves that you bought.',
  });
});

test('a field changed in both tabs says so, and the later one decides', async ({ page, request }) => {
  const lawyer = await newLawyer(request);
  const [first, second] = await twoTabs(page, lawyer, '/lawyer/profile', 'Chamber name');
  await first.getByLabel('Chamber name').fill('Surma Chamber');
  await first.getByRole('button', { name: 'Update Profile' }).click();
  await expect(first.getByText('Profile updated successfully!')).toBeVisible();

  await second.getByLabel('Chamber name').fill('Karatoa Chamber');
  await second.getByRole('button', { name: 'Update Profile' }).click();
  await expect(
    second.getByText('Chamber name: Surma Chamber (your own change stands in the form)'),
  ).toBeVisible();
  await second.getByRole('button', { name: 'Update Profile' }).click();
  await expect(second.getByText('Profile updated successfully!')).toBeVisible();
  await expect(second.getByLabel('Chamber name')).toHaveValue('Karatoa Chamber');
});

const lost = /You are offline/;

test('a profile saved without a connection, and changed elsewhere meanwhile, loses nothing', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  const [first, second] = await twoTabs(page, client, '/user/profile', 'Full name');
  await first.getByLabel('Full name').fill('Shirin Akter');
  await first.getByRole('button', { name: 'Update Profile' }).click();
  await expect(first.getByText('Profile updated successfully!')).toBeVisible();

  await page.context().setOffline(true);
  await second.getByLabel('Address').fill('Sherpur Road, Bogura');
  await second.getByRole('button', { name: 'Update Profile' }).click();
  await expect(second.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await expect(second.getByLabel('Address')).toHaveValue('Sherpur Road, Bogura');

  await page.context().setOffline(false);
  await second.getByRole('button', { name: 'Update Profile' }).click();
  await expect(second.getByText(stale)).toBeVisible();
  await expect(second.getByRole('listitem').filter({ hasText: 'Shirin Akter' })).toBeVisible();
  await expect(second.getByLabel('Address')).toHaveValue('Sherpur Road, Bogura');
  await second.getByRole('button', { name: 'Update Profile' }).click();
  await expect(second.getByText('Profile updated successfully!')).toBeVisible();
  const { me } = await ask<{ me: object }>(request, '{ me { name address } }', {}, client.token);
  expect(me).toEqual({ name: 'Shirin Akter', address: 'Sherpur Road, Bogura' });
});

test('an article saved without a connection, and changed elsewhere meanwhile, loses nothing', async ({
  page,
  request,
}) => {
  const lawyer = await newLawyer(request);
  const id = await newBlog(request, lawyer, `Mutation ${unique(6)}`);
  const [first, second] = await twoTabs(page, lawyer, `/lawyer/blogs/${id}`, 'Content');
  await first.getByLabel('Content').fill('Changed in the first window.');
  await first.getByRole('button', { name: 'Save Changes' }).click();
  await expect(first).toHaveURL(/\/lawyer\/blogs$/);

  await page.context().setOffline(true);
  const title = `Namjari ${unique(6)}`;
  await second.getByLabel('Title').fill(title);
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByRole('alert').filter({ hasText: lost })).toBeVisible();
  await expect(second.getByLabel('Title')).toHaveValue(title);

  await page.context().setOffline(false);
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second.getByText(stale)).toBeVisible();
  await expect(
    second.getByRole('listitem').filter({ hasText: 'Changed in the first window.' }),
  ).toBeVisible();
  await expect(second.getByLabel('Title')).toHaveValue(title);
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second).toHaveURL(/\/lawyer\/blogs$/);
  const { blog } = await ask<{ blog: object }>(
    request,
    'query ($id: ID!) { blog(id: $id) { title content } }',
    { id },
  );
  expect(blog).toEqual({ title, content: 'Changed in the first window.' });
});

/** Withholds the notifications of a page, as on a slow line: the page still shows what it has loaded. */
async function withholdNotifications(page: Page): Promise<void> {
  await page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!message.toString().includes('"type":"next"')) socket.send(message);
    });
  });
}

test('a case paid in one tab is shown as paid in the other that tried too', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const id = await newCase(request, { client, lawyer, status: 'ACCEPTED' });
  const [first, second] = await twoTabs(
    page,
    client,
    `/user/cases/${id}`,
    'Paste the SMS here',
    withholdNotifications,
  );
  for (const tab of [first, second]) {
    await tab.getByLabel('Paste the SMS here').fill(smsOf(unique(10)));
    await tab.getByRole('button', { name: 'Yes, submit' }).click();
    await expect(tab.getByText('Payment sent, not confirmed yet').first()).toBeVisible();
  }
  await expect(second.getByText('Failed to update payment: This case is already paid').first()).toBeVisible();
  await expect(second.getByRole('button', { name: 'Yes, submit' })).toHaveCount(0);
});

test('a payment confirmed in one tab and refused in the other is confirmed, and the other says that it came too late', async ({
  page,
  request,
}) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  const caseId = await newCase(request, { client, lawyer, status: 'ACCEPTED' });
  await ask(
    request,
    'mutation ($input: FeePaymentInput!) { submitFeePayment(input: $input) { case { id } } }',
    { input: { caseId, transactionId: unique(10), amountPoisha: 2_500_000 } },
    client.token,
  );
  const [first, second] = await twoTabs(page, lawyer, `/lawyer/cases/${caseId}`, 'New status');
  await second.getByRole('button', { name: 'It did not arrive' }).click();
  await second.getByLabel('What did you find?').fill('No SMS came with this ID.');
  await first.getByRole('button', { name: 'It arrived' }).click();
  await first.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(first.getByText(/^Receipt /)).toBeVisible();
  await second.getByRole('button', { name: 'Refuse the payment' }).click();
  await expect(second.getByText('Your answer was not saved')).toBeVisible();
  await expect(second.getByText('This payment was answered already')).toBeVisible();
});
