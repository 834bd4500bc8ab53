import { expect, type Page, test } from '@playwright/test';
import { newClient } from './client-people';

/** Opens a page whose scripts are still on their way. Gives the function that lets them arrive. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/(?!boot-).*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  return arrive;
}

test('a filter that is chosen before the scripts are there is applied when they are', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/');
  const area = page.locator('#lawyers').getByLabel('Practice area');
  await area.selectOption('Family Law');
  await expect(page).toHaveURL(/\/$/);
  arrive();
  await expect(page).toHaveURL(/\?category=Family\+Law$/);
  await expect(area).toHaveValue('Family Law');
});

test('words typed before the scripts are there are searched for when they are', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/');
  const search = page.locator('#lawyers').getByRole('searchbox');
  await search.pressSequentially('Akter');
  arrive();
  await expect(page).toHaveURL(/search=Akter/);
  await expect(search).toHaveValue('Akter');
});

test('a button that is pressed before the scripts are there does its work once', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/');
  const add = page.getByRole('button', { name: 'Add Your Review' });
  await add.click();
  await add.click();
  await add.click();
  arrive();
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible();
});

test('a sign-in that is sent before the scripts are there leads into the area', async ({ page, request }) => {
  const { user } = await newClient(request);
  const arrive = await openBeforeScripts(page, '/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase 26');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  arrive();
  await expect(page).toHaveURL(/\/user$/);
});

test('a role that is chosen before the scripts are there counts', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/register');
  const lawyer = page.getByRole('radio', { name: /lawyer/i });
  await lawyer.check({ force: true });
  const note = page.getByText('We check your license number');
  arrive();
  await expect(note).toBeVisible();
  await expect(lawyer).toBeChecked();
});

test('the contact form keeps its words out of the address when it is sent early', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/contact');
  await page.getByLabel('Name').fill('Rahima Khatun');
  await page
    .getByRole('main')
    .getByRole('button', { name: /WhatsApp|Send/ })
    .click();
  arrive();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel('Name')).toHaveValue('Rahima Khatun');
});

test('with scripts switched off the sign-in form says what it needs, also when it is sent', async ({
  request,
}) => {
  // The browser's switch for tests leaves what is written for this case aside, so its text is read.
  const note = /<noscript><p[^>]*>This form needs JavaScript/;
  expect(await (await request.get('/login')).text()).toMatch(note);
  const sent = await request.post('/login', { form: { email: 'a@b.test' } });
  const { allow, 'cache-control': kept } = sent.headers();
  expect([sent.status(), allow, kept]).toEqual([405, 'GET, HEAD', 'no-store']);
  expect(await sent.text()).toMatch(note);
});
