import { type Browser, expect, type Page, test } from '@playwright/test';

const PASSWORD = 'a sound password';
const ADMIN = { email: 'admin@ainsathi.test', password: 'ainsathi-demo-2026' };

/** A new browser context, without the storage of other people. */
async function openAs(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') throw new Error(`The console says: ${message.text()}`);
  });
  return page;
}

async function register(page: Page, name: string, email: string, role: 'User' | 'Lawyer'): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await page.getByRole('button', { name: /create account|register/i }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Registration successful! Please login.')).toBeVisible();
}

async function signIn(page: Page, email: string, password: string, home: string): Promise<void> {
  if (new URL(page.url(), 'http://localhost').pathname !== '/login') await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(home);
}

test('a client finds a lawyer, the case is accepted and paid, and everybody sees it', async ({ browser }) => {
  test.setTimeout(120_000);
  const mark = Date.now().toString(36);
  const lawyerName = `Advocate Journey ${mark}`;
  const clientName = `Journey Client ${mark}`;
  const title = `Boundary wall ${mark}`;
  const transactionId = `J${mark}`.toUpperCase().padEnd(10, '0').slice(0, 10);

  const lawyer = await openAs(browser);
  await test.step('somebody registers as a lawyer and completes the profile', async () => {
    await register(lawyer, lawyerName, `lawyer-${mark}@example.test`, 'Lawyer');
    await signIn(lawyer, `lawyer-${mark}@example.test`, PASSWORD, '/lawyer');
    await expect(lawyer.getByText(/pending verification/i).first()).toBeVisible();
    await lawyer.goto('/lawyer/profile');
    await lawyer.getByLabel('License number').fill(`BBC/${mark}`);
    await lawyer.getByLabel('Mobile payment details').fill('bKash (personal)\n01700000155');
    await lawyer.getByRole('combobox', { name: 'District' }).fill('Jessore');
    await lawyer.getByRole('option', { name: /Jashore/ }).click();
    await lawyer.getByRole('combobox', { name: 'Practice areas' }).fill('Property');
    await lawyer.getByRole('option', { name: 'Property Law' }).click();
    await lawyer.getByLabel('Degree').first().fill('LL.B. (Hons)');
    await lawyer.getByLabel('University').first().fill('University of Dhaka');
    await lawyer.getByLabel('Year', { exact: true }).first().fill('2012');
    await lawyer.getByRole('button', { name: 'Update Profile' }).click();
    await expect(lawyer.getByText('Profile updated successfully!').first()).toBeVisible();
  });

  const client = await openAs(browser);
  await test.step('the lawyer is not listed before an admin has verified', async () => {
    await client.goto(`/?search=${encodeURIComponent(lawyerName)}`);
    await expect(client.getByText('No lawyers found').first()).toBeVisible();
    await expect(client.locator('a[href^="/lawyers/"]', { hasText: lawyerName })).toHaveCount(0);
  });

  const admin = await openAs(browser);
  await test.step('the admin verifies the licence', async () => {
    await signIn(admin, ADMIN.email, ADMIN.password, '/admin');
    await admin.goto(`/admin/lawyers?state=pending&q=${encodeURIComponent(lawyerName)}`);
    await admin.getByRole('button', { name: `Verify ${lawyerName}` }).click();
    await expect(
      admin.getByText(`${lawyerName} is verified and listed in the directory`).first(),
    ).toBeVisible();
  });

  await test.step('a visitor finds the lawyer on the home page and opens the page', async () => {
    await client.goto(`/?search=${encodeURIComponent(lawyerName)}`);
    await client.locator('a[href^="/lawyers/"]', { hasText: lawyerName }).first().click();
    await expect(client).toHaveURL(/\/lawyers\/[0-9a-f-]{36}$/);
    await expect(client.getByRole('heading', { level: 1, name: lawyerName })).toBeVisible();
    await expect(client.getByText('01700000155')).toHaveCount(0);
  });

  await test.step('registers, signs in, sends a case request and sees it pending and unpaid', async () => {
    await register(client, clientName, `client-${mark}@example.test`, 'User');
    await signIn(client, `client-${mark}@example.test`, PASSWORD, '/user');
    await client.goto(`/user/lawyers?search=${encodeURIComponent(lawyerName)}`);
    await client
      .getByRole('link', { name: /view profile/i })
      .first()
      .click();
    await expect(client).toHaveURL(/\/user\/lawyers\/[0-9a-f-]{36}$/);
    await client.getByRole('button', { name: 'Send Case Request' }).first().click();
    await client.getByLabel('Title').fill(title);
    await client.getByLabel('Description').fill('A neighbour built a wall on my land.');
    await client.getByRole('button', { name: 'Send Case Request' }).last().click();
    await expect(client.getByText('Case request sent successfully!').first()).toBeVisible();
    await client.goto('/user/cases');
    const row = client.getByRole('row').filter({ hasText: title });
    await expect(row.getByText('Pending').first()).toBeVisible();
    await expect(row.getByText('Nothing to pay yet').first()).toBeVisible();
  });

  await test.step('the lawyer sees it on the dashboard and accepts', async () => {
    await lawyer.goto('/lawyer');
    await expect(lawyer.getByText(title).first()).toBeVisible();
    await lawyer.goto('/lawyer/cases');
    const row = lawyer.getByRole('row').filter({ hasText: title });
    await row.getByRole('button', { name: /update status/i }).click();
    await expect(row.getByText('Please select a status')).toBeVisible();
    await row.getByRole('combobox').selectOption({ label: 'Accepted' });
    await row.getByRole('button', { name: /update status/i }).click();
    await expect(row.getByText('Accepted').first()).toBeVisible();
  });

  await test.step('the client sees the payment details, pays outside and hands in the transaction ID', async () => {
    await client.goto('/user/cases');
    const row = client.getByRole('row').filter({ hasText: title }).first();
    await expect(row.getByText('Accepted').first()).toBeVisible();
    await row.getByRole('button', { name: /pay the fee/i }).click();
    await expect(client.getByText('01700000155').first()).toBeVisible();
    await client.getByRole('button', { name: /submit transaction id/i }).click();
    await expect(client.getByText('Please enter bKash transaction ID').first()).toBeVisible();
    await client.getByLabel('bKash transaction ID').fill(transactionId.toLowerCase());
    await client
      .getByRole('button', { name: /submit/i })
      .last()
      .click();
    await expect(client.getByText('Payment completed').first()).toBeVisible();
  });

  await test.step('the lawyer and the admin see it paid', async () => {
    await lawyer.goto('/lawyer/cases');
    await expect(lawyer.getByRole('row').filter({ hasText: title }).getByText(transactionId)).toBeVisible();
    await admin.goto(`/admin/cases?q=${encodeURIComponent(title)}`);
    await expect(
      admin.getByRole('row').filter({ hasText: title }).getByText('Accepted').first(),
    ).toBeVisible();
  });
});
