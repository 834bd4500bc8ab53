import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ask, newClient, newLawyer, signIn, unique } from '../setup/client-people';
import { newBlog } from '../setup/lawyer-people';
import { openReady } from '../setup/ready-page';
import { sentPage } from '../setup/sent-page';
import { test } from '../setup/test';

const directory = (page: Page) => page.locator('#lawyers');
const found = (page: Page) => directory(page).getByRole('status');
const cards = (page: Page) => directory(page).getByRole('article');

test('the directory comes with the page: no request is repeated, and the console has no errors', async ({
  page,
}) => {
  const asked: string[] = [];
  const consoleErrors: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.postData() ?? request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  await page.goto('/?category=Family+Law#lawyers', { waitUntil: 'networkidle' });
  await expect(cards(page)).toHaveCount(6);
  await expect(found(page)).toContainText(/^\d+ lawyers for Family Law in all districts/);
  expect(asked).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('each filter is an address, and the back button takes it away', async ({ page }) => {
  await openReady(page, '/');
  await directory(page).getByLabel('Practice area').selectOption('Family Law');
  await expect(page).toHaveURL(/\?category=Family\+Law$/);
  const district = directory(page).getByRole('combobox', { name: 'District' });
  await district.fill('Dhaka');
  await district.press('Enter');
  await expect(page).toHaveURL(/category=Family\+Law&district=Dhaka/);
  await expect(found(page)).toContainText('for Family Law in Dhaka');
  await expect(district).toBeFocused();
  await page.goBack();
  await expect(found(page)).toContainText('for Family Law in all districts');
  await expect(district).toHaveValue('');
  await directory(page).getByLabel('Practice area').selectOption('');
  await expect(page).toHaveURL(/\/(#lawyers)?$/);
});

test('a lawyer is found by name, and a search without result says so and leads back', async ({
  page,
  request,
}) => {
  const lawyer = await newLawyer(request);
  await openReady(page, '/');
  await page.getByLabel('In your own words, or by name').last().fill(lawyer.user.name);
  await expect(found(page)).toContainText('1 lawyer matching');
  await expect(cards(page).getByRole('link', { name: lawyer.user.name })).toBeVisible();
  await page.getByLabel('In your own words, or by name').last().fill(unique(20));
  await expect(directory(page).getByRole('heading', { name: 'No lawyers found' })).toBeVisible();
  await directory(page).getByRole('link', { name: 'Show all lawyers' }).click();
  await expect(cards(page)).toHaveCount(6);
});

test('the search of the hero leads to the page of the choice', async ({ page }) => {
  await openReady(page, '/');
  const hero = page.getByRole('search').filter({ hasText: 'What happened?' });
  await hero.getByRole('searchbox').fill('family lawyer');
  await hero.getByRole('button', { name: 'Show lawyers' }).click();
  await expect(page).toHaveURL(/\/lawyers\?search=family\+lawyer$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Family lawyers in Bangladesh · \d+$/);
  const filters = page.getByRole('search', { name: 'Filter lawyers' });
  await expect(filters.getByLabel('Practice area')).toHaveValue('Family Law');
  await filters.getByLabel('Practice area').selectOption('Tax Law');
  await expect(page).toHaveURL(/\/lawyers\/for\/tax-law$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, pages and articles can be read', async ({ page }) => {
    await page.goto('/');
    await directory(page).getByLabel('Practice area').selectOption('Family Law');
    await directory(page).getByRole('button', { name: 'Show lawyers' }).click();
    await expect(page).toHaveURL(/category=Family\+Law/);
    const first = await cards(page).first().getByRole('heading').textContent();
    await directory(page).getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
    await page.goto('/blogs');
    const article = page.getByRole('article').first().getByRole('link');
    const title = (await article.textContent()) ?? '';
    await article.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test('the reader dialog opens from a card, locks the page and closes in every way', async ({ page }) => {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  await openReady(page, '/');
  const card = page.locator('#blogs').getByRole('article').nth(1).getByRole('link');
  const title = (await card.textContent()) ?? '';
  const dialog = page.getByRole('dialog', { name: title });
  const closings = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => dialog.getByRole('button', { name: 'Close the article' }).click(),
    () => page.mouse.click(5, 450),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await card.click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(page).toHaveURL(/article=/);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(page).not.toHaveURL(/article=/);
  }
  expect(consoleErrors).toEqual([]);
  await card.click();
  await dialog.getByRole('link', { name: 'Open as a page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a review is given without an account and shown at once', async ({ page }) => {
  const name = `Reader ${unique(6)}`;
  await openReady(page, '/#reviews');
  const section = page.locator('#reviews');
  await section.getByRole('button', { name: 'Add Your Review' }).click();
  await section.getByRole('button', { name: 'Submit Review' }).click();
  await expect(section.getByRole('alert')).toBeFocused();
  await expect(section.getByLabel('Designation')).toHaveAccessibleDescription(/Say what you do/);
  await section.getByLabel('Name').fill(name);
  await section.getByLabel('Designation').fill('Tailor, Pabna');
  await section.getByRole('textbox', { name: 'Review', exact: true }).fill('They answered the same day.');
  await section.getByLabel('Your picture').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(section.getByLabel('Your picture')).toHaveAccessibleDescription(/not a JPG, PNG, GIF or WebP/);
  await section.getByRole('button', { name: 'Submit Review' }).click();
  await expect(section.getByRole('link', { name: /not a JPG, PNG, GIF or WebP/ })).toBeVisible();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 500 } });
  await section.getByLabel('Your picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const line = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: buffer.length };
  await line.send('Network.emulateNetworkConditions', slow);
  await section.getByRole('button', { name: 'Submit Review' }).click();
  await expect(section.getByRole('progressbar', { name: 'Sending the picture' })).toBeVisible();
  await expect(section.getByText('Thank you!')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Add Your Review' })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(section.getByRole('figure').filter({ hasText: name })).toBeVisible();
});

test('of five answers one is open at a time', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(5);
  await page.getByRole('heading', { name: 'Is my data safe?' }).click();
  await expect(page.getByText('Nobody else can open it')).toBeVisible();
  await page.getByRole('heading', { name: 'How are lawyers verified?' }).click();
  await expect(page.getByText('An administrator checks it')).toBeVisible();
  await expect(page.getByText('Nobody else can open it')).toBeHidden();
});

test('a picture that is gone says so in its place', async ({ page, request }) => {
  const lawyer = await newLawyer(request);
  const id = await newBlog(request, lawyer, `Stamp duty ${unique(6)}`);
  const image = { name: 'deed.webp', mimeType: 'image/webp', buffer: readFileSync('docs/images/home.webp') };
  const changed = await request.put(`/api/v1/lawyers/blogs/${id}`, {
    headers: { authorization: `Bearer ${lawyer.token}` },
    multipart: { title: 'Stamp duty', content: 'Who pays it, and when.', image },
  });
  expect(changed.status()).toBe(200);
  await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/blogs/${id}`);
  await expect(page.getByText('Image not available')).toBeVisible();
});

test('a client sends a case request from the lawyer’s page', async ({ page, request }) => {
  const [client, lawyer] = [await newClient(request), await newLawyer(request)];
  await signIn(page, client);
  await page.goto(`/lawyers/${lawyer.user.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lawyer.user.name);
  await page.getByRole('button', { name: 'Send Case Request' }).click();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter a title/);
  await page.getByLabel('Title').fill('Partition of a homestead');
  await page.getByLabel('Description').fill('Four heirs, one of them abroad.');
  await page.getByRole('button', { name: 'Send Case Request' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Case request sent successfully!' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveCount(0);
  const { myCases } = await ask<{ myCases: { items: { title: string; status: string }[] } }>(
    request,
    '{ myCases { items { title status } } }',
    {},
    client.token,
  );
  expect(myCases.items).toEqual([{ title: 'Partition of a homestead', status: 'PENDING' }]);
});

for (const address of ['/', '/contact', '/lawyers?search=nobodyofthisname'])
  test(`the emergency line and free legal aid can be called from ${address}`, async ({ request }) => {
    const page = await sentPage(request, address);
    const targetOf = (name: RegExp | string) => page.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(targetOf('Emergency: 999')).toBe('tel:999');
    expect(targetOf(/^Free legal aid of the state: 16699/)).toBe('tel:16699');
  });
