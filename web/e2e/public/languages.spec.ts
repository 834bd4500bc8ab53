import { setTimeout } from 'node:timers/promises';
import { inLanguage, languages } from '@ainsathi/contract/languages';
import { expect, type Page } from '@playwright/test';
import { newClient, password } from '../setup/client-people';
import { openReady } from '../setup/ready-page';
import { test } from '../setup/test';

const navigation = { en: 'Find a lawyer', bn: 'আইনজীবী খুঁজুন' };

const localise = (page: Page) => page.evaluate(() => document.documentElement.lang);

test.describe('the bare home address', () => {
  for (const { accepted, leadsTo } of [
    { accepted: 'bn-BD,bn;q=0.9,en;q=0.8', leadsTo: '/bn' },
    { accepted: 'en-GB,bn;q=0.5', leadsTo: null },
    { accepted: 'de', leadsTo: null },
    { accepted: '*', leadsTo: null },
  ])
    test(`leads a browser that prefers ${accepted} to ${leadsTo ?? 'the English page'}`, async ({
      request,
    }) => {
      const answer = await request.get('/', { headers: { 'accept-language': accepted }, maxRedirects: 0 });
      expect(answer.status()).toBe(leadsTo ? 302 : 200);
      if (!leadsTo) return;
      expect(answer.headers()['location']).toBe(leadsTo);
      expect(answer.headers()['cache-control']).toBe('no-store');
      expect(answer.headers()['vary']).toMatch(/Accept-Language, Cookie/);
    });

  test('remembers what was chosen, whatever the browser prefers', async ({ request }) => {
    const ask = (cookie: string, accepted: string) =>
      request.get('/', { headers: { cookie, 'accept-language': accepted }, maxRedirects: 0 });
    expect((await ask('language=en', 'bn')).status()).toBe(200);
    expect((await ask('a=b; language=bn', 'en')).headers()['location']).toBe('/bn');
    expect((await ask('language=fr', 'en')).status()).toBe(200);
  });

  test('is the only one that is redirected by language', async ({ request }) => {
    for (const path of ['/?page=2', '/faq', '/lawyers', '/bn', '/bn/faq']) {
      const headers = { 'accept-language': path.startsWith('/bn') ? 'en' : 'bn' };
      expect((await request.get(path, { headers, maxRedirects: 0 })).status(), path).toBe(200);
    }
    const english = await request.get('/en/faq?x=1', { maxRedirects: 0 });
    expect([english.status(), english.headers()['location']]).toEqual([301, '/faq?x=1']);
  });
});

test('the switch keeps the page, its query, the place and what was typed, and is remembered', async ({
  page,
}) => {
  // Before that the link is the server's, which does not know the query.
  await openReady(page, '/contact?from=test');
  await page.getByLabel('Name', { exact: true }).fill('Rafiq');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('দলিল (deed) সম্পর্কে জানতে চাই।');
  await page.evaluate(() => scrollTo(0, 160));
  const scrolled = await page.evaluate(() => scrollY);
  // Not by the pointer, which would scroll to the sticky header first.
  await page.getByRole('link', { name: 'বাংলা' }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/bn/contact?from=test');
  expect(await localise(page)).toBe('bn');
  const typed = page.locator('main').getByRole('textbox');
  await expect(typed.first()).toHaveValue('Rafiq');
  await expect(typed.last()).toHaveValue('দলিল (deed) সম্পর্কে জানতে চাই।');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goto('/');
  await expect(page).toHaveURL('/bn');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: navigation.en }).first()).toBeVisible();
});

test('the switch takes no password along, shown or not, and keeps where to go after signing in', async ({
  page,
  request,
}) => {
  const client = await newClient(request);
  await page.goto('/user/cases');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(client.user.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/login');
  const secret = page.getByLabel('পাসওয়ার্ড'.normalize('NFC'), { exact: true });
  await expect(page.getByLabel('ইমেইল')).toHaveValue(client.user.email);
  await expect(secret).toHaveValue('');
  await secret.fill(password);
  await page.getByRole('button', { name: 'লগইন করুন' }).click();
  await expect(page).toHaveURL('/bn/user/cases');
});

test('a district that was chosen is named in the other language after the switch', async ({ page }) => {
  await page.goto('/lawyers/in/dhaka');
  const district = (name: string) => page.locator('input').and(page.getByRole('combobox', { name }));
  await expect(district('District')).toHaveValue('Dhaka');
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/lawyers/in/dhaka');
  await expect(district('জেলা')).toHaveValue('ঢাকা');
  await expect(district('জেলা')).toHaveAttribute('aria-expanded', 'false');
});

test('links, the history and an address that does not exist stay in the language', async ({ page }) => {
  await page.goto('/bn/faq');
  await page.getByRole('link', { name: navigation.bn }).first().click();
  await expect(page).toHaveURL('/bn/lawyers');
  await page.goBack();
  await expect(page).toHaveURL('/bn/faq');
  const missing = await page.goto('/bn/no-such-page');
  expect(missing?.status()).toBe(404);
  expect(await localise(page)).toBe('bn');
  await page.goto('/bn/user');
  await expect(page).toHaveURL('/bn/login');
});

test('a list is searched as it is typed, and its filter is chosen, in Bangla too', async ({ page }) => {
  await page.goto('/bn/lawyers');
  await page.getByRole('searchbox').first().fill('Nusrat');
  await expect(page).toHaveURL('/bn/lawyers?search=Nusrat');
  await page.goto('/bn/lawyers');
  // The select of the server becomes a type-ahead.
  const district = page.locator('input').and(page.getByRole('combobox', { name: 'জেলা' }));
  await district.fill('ঢাকা');
  await page.getByRole('option', { name: /ঢাকা/ }).first().click();
  await expect(page).toHaveURL('/bn/lawyers/in/dhaka');
  await expect(district).toHaveValue('ঢাকা');
});

test('visitors in two languages who are rendered at once get each their own', async ({ request }) => {
  const wrong: string[] = [];
  const visit = async (number: number): Promise<void> => {
    const language = languages[number % languages.length]!;
    // A search is rendered for each visitor anew.
    const address = inLanguage(`/lawyers?search=nobody${number}`, language);
    let answer = await request.get(address);
    // A server that is busy with other tests asks visitors to wait; this test is about what it renders.
    while (answer.status() === 503) {
      await setTimeout(Number(answer.headers()['retry-after']) * 1_000);
      answer = await request.get(address);
    }
    const html = await answer.text();
    const other = language === 'en' ? 'bn' : 'en';
    const isOwn =
      html.includes(`<html lang="${language}">`) &&
      html.includes(navigation[language]) &&
      !html.includes(navigation[other]);
    if (!isOwn) wrong.push(address);
  };
  for (let first = 0; first < 32; first += 8)
    await Promise.all(Array.from({ length: 8 }, (_, index) => visit(first + index)));
  expect(wrong).toEqual([]);
});

test('Bangla names of areas and districts lead to the one address of a page', async ({ request }) => {
  const address = `/bn/lawyers/for/${encodeURIComponent('পারিবারিক আইন')}/in/${encodeURIComponent('ঢাকা')}`;
  const answer = await request.get(address, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([
    301,
    '/bn/lawyers/for/family-law/in/dhaka',
  ]);
});

test('feed, manifest and shared pictures are in Bangla too', async ({ request }) => {
  expect(await (await request.get('/bn/blogs/feed.xml')).text()).toContain('<language>bn</language>');
  const manifest = await (await request.get('/bn/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ lang: 'bn', start_url: '/bn', name: 'আইনসাথী' });
  const [english, bangla] = await Promise.all(
    ['/share/site.png', '/bn/share/site.png'].map(async (path) => (await request.get(path)).body()),
  );
  expect(bangla?.equals(english!)).toBe(false);
});
