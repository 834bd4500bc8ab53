import { inLanguage, languages, type Language } from '@ainsathi/contract/languages';
import { nameIn } from '@ainsathi/contract/names';
import { type Browser, expect, type Page } from '@playwright/test';
import { type Say, wordsIn } from './setup/words';
import { test } from './setup/test';
import { sendNow } from './setup/send-now';

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

/** The words and the addresses of one language. */
interface Speech {
  say: Say;
  at: (path: string) => string;
}

async function register(
  page: Page,
  { say, at }: Speech,
  person: { name: string; email: string; role: string },
) {
  await page.goto(at('/register'));
  await page.getByLabel(say('Full name')).fill(person.name);
  await page.getByLabel(say('Email')).fill(person.email);
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('radio', { name: new RegExp(`^${say(person.role)}`) }).check();
  await page.getByRole('button', { name: say('Create Account') }).click();
  await expect(page).toHaveURL(at('/login'));
  await expect(page.getByText(say('Registration successful! Please login.'))).toBeVisible();
}

async function signIn(
  page: Page,
  { say, at }: Speech,
  { email, password, home }: { email: string; password: string; home: string },
): Promise<void> {
  if (new URL(page.url(), 'http://localhost').pathname !== at('/login')) await page.goto(at('/login'));
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Sign In') }).click();
  await expect(page).toHaveURL(at(home));
}

async function speechOf(language: Language): Promise<Speech> {
  return { say: await wordsIn(language), at: (path) => inLanguage(path, language) };
}

for (const language of languages)
  test(`a client finds a lawyer, the case is accepted and paid, and everybody sees it, ${language}`, async ({
    browser,
  }) => {
    const speech = await speechOf(language);
    const { say, at } = speech;
    const mark = Date.now().toString(36);
    // A search also finds names that are nearly the same.
    const lawyerName = `${{ en: 'Advocate Journey', bn: 'Barrister Safar' }[language]} ${mark}`;
    const clientName = `Journey Client ${mark}`;
    const title = `Boundary wall ${mark}`;
    const transactionId = `J${mark}`.toUpperCase().padEnd(10, '0').slice(0, 10);

    const lawyer = await openAs(browser);
    await test.step('somebody registers as a lawyer and completes the profile', async () => {
      await register(lawyer, speech, {
        name: lawyerName,
        email: `lawyer-${mark}@example.test`,
        role: 'Lawyer',
      });
      await signIn(lawyer, speech, {
        email: `lawyer-${mark}@example.test`,
        password: PASSWORD,
        home: '/lawyer',
      });
      await expect(
        lawyer.getByText(say('Pending verification: add your licence number to be listed')).first(),
      ).toBeVisible();
      await lawyer.goto(at('/lawyer/profile'));
      await lawyer.getByLabel(say('Licence number')).fill(`BBC/${mark}`);
      await lawyer.getByLabel(say('Mobile payment details')).fill('bKash (personal)\n01700000155');
      await lawyer.getByRole('combobox', { name: say('District') }).fill('Jessore');
      await lawyer.getByRole('option', { name: /Jashore/ }).click();
      await lawyer
        .getByRole('combobox', { name: say('Practice areas') })
        .fill(nameIn(language, 'Property Law'));
      await lawyer.getByRole('option', { name: nameIn(language, 'Property Law') }).click();
      await lawyer.getByLabel(say('Degree')).first().fill('LL.B. (Hons)');
      await lawyer.getByLabel(say('University')).first().fill('University of Dhaka');
      await lawyer.getByLabel(say('Year'), { exact: true }).first().fill('2012');
      await lawyer.getByRole('button', { name: say('Update Profile') }).click();
      await expect(lawyer.getByText(say('Profile updated successfully!')).first()).toBeVisible();
    });

    const client = await openAs(browser);
    await test.step('the lawyer is not listed before an admin has verified', async () => {
      await client.goto(at(`/?search=${encodeURIComponent(lawyerName)}`));
      await expect(client.getByText(/What is it about\?|এটা কোন বিষয়ে\?/).first()).toBeVisible();
      await expect(client.locator(`a[href^="${at('/lawyers/')}"]`, { hasText: lawyerName })).toHaveCount(0);
    });

    const admin = await openAs(browser);
    await test.step('the admin verifies the licence', async () => {
      await signIn(admin, speech, { ...ADMIN, home: '/admin' });
      await admin.goto(at(`/admin/lawyers?state=pending&q=${encodeURIComponent(lawyerName)}`));
      await admin.getByRole('button', { name: say('Verify {{name}}', { name: lawyerName }) }).click();
      await expect(
        admin
          .getByText(say('{{name}} is verified and listed in the directory', { name: lawyerName }))
          .first(),
      ).toBeVisible();
    });

    await test.step('a visitor finds the lawyer on the home page and opens the page', async () => {
      await client.goto(at(`/?search=${encodeURIComponent(lawyerName)}`));
      await client
        .locator(`a[href^="${at('/lawyers/')}"]`, { hasText: lawyerName })
        .first()
        .click();
      await expect(client).toHaveURL(/\/lawyers\/[0-9a-f-]{36}$/);
      await expect(client.getByRole('heading', { level: 1, name: lawyerName })).toBeVisible();
      await expect(client.getByText('01700000155')).toHaveCount(0);
    });

    await test.step('registers, signs in, sends a case request and sees it pending and unpaid', async () => {
      await register(client, speech, {
        name: clientName,
        email: `client-${mark}@example.test`,
        role: 'User',
      });
      await signIn(client, speech, {
        email: `client-${mark}@example.test`,
        password: PASSWORD,
        home: '/user',
      });
      await client.goto(at(`/user/lawyers?search=${encodeURIComponent(lawyerName)}`));
      await client
        .getByRole('link', { name: say('View Profile') })
        .first()
        .click();
      await expect(client).toHaveURL(/\/user\/lawyers\/[0-9a-f-]{36}$/);
      await client
        .getByRole('button', { name: say('Send Case Request') })
        .first()
        .click();
      await client.getByLabel(say('Title')).fill(title);
      await client.getByLabel(say('Description')).fill('A neighbour built a wall on my land.');
      await client
        .getByRole('button', { name: say('Send Case Request') })
        .last()
        .click();
      await expect(client.getByText(say('Case request sent successfully!')).first()).toBeVisible();
      await client.goto(at('/user/cases'));
      const row = client.getByRole('row').filter({ hasText: title });
      await expect(row.getByText(say('Pending')).first()).toBeVisible();
      await expect(row.getByText(say('Nothing to pay yet')).first()).toBeVisible();
    });

    await test.step('the lawyer sees it on the dashboard and accepts', async () => {
      await lawyer.goto(at('/lawyer'));
      await expect(lawyer.getByText(title).first()).toBeVisible();
      await lawyer.goto(at('/lawyer/cases'));
      const row = lawyer.getByRole('row').filter({ hasText: title });
      await row.getByRole('button', { name: say('Update Status') }).click();
      await expect(lawyer.getByText(say('Please select a status')).first()).toBeVisible();
      await row.getByRole('button', { name: say('Accept') }).click();
      await sendNow(lawyer);
      // Until the answer the button says that it is being saved.
      await expect(row.getByRole('button', { name: say('Update Status') })).toBeVisible();
    });

    await test.step('the client sees the payment details, pays outside and hands in the transaction ID', async () => {
      await client.goto(at('/user/cases'));
      const row = client.getByRole('row').filter({ hasText: title }).first();
      await expect(row.getByText(say('Accepted')).first()).toBeVisible();
      await row.getByRole('button', { name: say('Pay the fee') }).click();
      await expect(client.getByText('01700000155').first()).toBeVisible();
      await client.getByRole('button', { name: say('Type it myself') }).click();
      await client.getByRole('button', { name: say('Submit transaction ID') }).click();
      await expect(client.getByText(say('Please enter bKash transaction ID')).first()).toBeVisible();
      await client.getByLabel(say('Transaction ID'), { exact: true }).fill(transactionId.toLowerCase());
      await client
        .getByRole('button', { name: say('Submit transaction ID') })
        .last()
        .click();
      await expect(client.getByText(say('Payment completed')).first()).toBeVisible();
    });

    await test.step('the lawyer and the admin see it paid', async () => {
      await lawyer.goto(at('/lawyer/cases'));
      await expect(lawyer.getByRole('row').filter({ hasText: title }).getByText(transactionId)).toBeVisible();
      await admin.goto(at(`/admin/cases?q=${encodeURIComponent(title)}`));
      await expect(
        admin.getByRole('row').filter({ hasText: title }).getByText(say('Accepted')).first(),
      ).toBeVisible();
    });
  });
