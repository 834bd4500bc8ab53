import { expect, type Page } from '@playwright/test';
import { within } from '@testing-library/dom';
import { schemeProblems } from '../setup/accessible-page';
import { newClient, signIn } from '../setup/client-people';
import { sentPage } from '../setup/sent-page';
import { test } from '../setup/test';

const hero = (page: Page) => page.getByRole('search').filter({ hasText: 'What happened?' });
const bar = (page: Page) => page.getByRole('search', { name: 'Filter lawyers' });
const district = (page: Page) => bar(page).getByRole('combobox', { name: 'District' });
const area = (page: Page) => bar(page).getByLabel('Practice area');
const list = (page: Page) => page.getByRole('region', { name: 'The lawyers' });
const found = (page: Page) => list(page).getByRole('status');
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

/** Opens a page with filters and waits for its scripts: until then a district is chosen from a plain select. */
async function openWithFilters(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('input[name="district"]').first()).toBeVisible();
}

async function numberFound(page: Page): Promise<number> {
  return Number.parseInt((await found(page).textContent()) ?? '', 10);
}

test('old spellings, parts of a name and Bangla find a district, by the keyboard alone', async ({ page }) => {
  for (const [typed, name] of [
    ['Chitta', 'Chattogram'],
    ['চট্ট', 'Chattogram'],
    ['Jessore', 'Jashore'],
  ] as const)
    await test.step(`"${typed}" finds ${name}`, async () => {
      await openWithFilters(page, '/lawyers');
      await area(page).focus();
      await page.keyboard.press('Tab');
      await expect(district(page)).toBeFocused();
      await page.keyboard.insertText(typed);
      await expect(option(page, new RegExp(`^${name}`))).toHaveAttribute('aria-selected', 'true');
      await expect(district(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/lawyers/in/${name.toLowerCase()}$`));
      await expect(district(page)).toHaveValue(name);
      await expect(district(page)).toBeFocused();
    });
});

test('the first face is in the first view, and the filters stay visible', async ({ page }) => {
  for (const [width, height, most] of [
    [1440, 900, 300],
    [1366, 768, 300],
    [360, 740, 320],
  ] as const)
    for (const path of ['/lawyers', '/bn/lawyers/in/dhaka']) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const face = page.getByRole('article').first().locator('img, svg').first();
      expect((await face.boundingBox())?.y, `${path} at ${width}`).toBeLessThanOrEqual(most);
    }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.mouse.wheel(0, 900);
  await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 });
});

test('a phone has matter and order behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithFilters(page, '/lawyers');
  await expect(area(page)).toBeHidden();
  await bar(page).getByText('Filters, order').click();
  await page.getByLabel('Sort by').selectOption('name');
  await expect(page).toHaveURL(/\/lawyers\?sort=name$/);
  await expect(area(page)).toBeVisible();
});

test('each choice says what it would give, and it does', async ({ page }) => {
  // Where no other test lists a lawyer meanwhile.
  await openWithFilters(page, '/lawyers/for/property-law');
  await district(page).click();
  const chattogram = option(page, /^Chattogram/);
  const said = Number.parseInt((await chattogram.getByText(/ lawyers?$/).textContent()) ?? '', 10);
  expect(said).toBeGreaterThan(0);
  await chattogram.click();
  await expect(page).toHaveURL(/\/lawyers\/for\/property-law\/in\/chattogram$/);
  await expect(found(page)).toContainText('in Chattogram');
  await expect(found(page)).toContainText(`${said} lawyer`);
  const label = await area(page)
    .locator('option')
    .filter({ hasText: /^Criminal Law/ })
    .textContent();
  await area(page).selectOption('Criminal Law');
  await expect(found(page)).toContainText('for Criminal Law in Chattogram');
  expect(label).toBe(`Criminal Law (${await numberFound(page)})`);
});

test('a popular area is chosen, and the back button and one link take filters away', async ({ page }) => {
  await openWithFilters(page, '/lawyers/in/chattogram');
  await expect(area(page).locator('optgroup[label="Popular"] option')).toHaveCount(6);
  await area(page).selectOption('Civil Litigation');
  await expect(page).toHaveURL(/\/lawyers\/for\/civil-litigation\/in\/chattogram$/);
  await expect(found(page)).toContainText('for Civil Litigation in Chattogram');
  await page.goBack();
  await expect(page).toHaveURL(/\/lawyers\/in\/chattogram$/);
  await page.goForward();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/lawyers$/);
});

test('a matter in plain words lists its practice areas', async ({ page }) => {
  await openWithFilters(page, '/lawyers/for/tax-law');
  await area(page).selectOption('matter:land');
  await expect(page).toHaveURL(/\/lawyers\?matter=land$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Lawyers for land and inheritance in Bangladesh · \d+$/,
  );
  await expect(found(page)).toContainText('for land and inheritance in all districts');
  await area(page).selectOption('Tax Law');
  await expect(page).toHaveURL(/\/lawyers\/for\/tax-law$/);
});

test('the list stays in place while it reloads, and only the result is announced', async ({ page }) => {
  await openWithFilters(page, '/lawyers');
  const before = await found(page).textContent();
  const first = (await list(page).getByRole('article').first().textContent()) ?? '';
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/graphql*', async (route) => {
    await held;
    await route.continue();
  });
  await page.mouse.wheel(0, 300);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(300);
  await area(page).selectOption('Family Law');
  await expect(list(page).locator('[aria-busy="true"]')).toContainText(first);
  await expect(found(page)).toHaveText(before ?? '');
  letGo();
  await expect(found(page)).toContainText('for Family Law in all districts');
  await expect(list(page).locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await scrolled()).toBe(300);
});

test('letters typed while the list loads are not lost, nor is the focus', async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/district-list-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await openWithFilters(page, '/');
  const field = hero(page).getByRole('combobox', { name: 'District' });
  await field.click();
  await page.keyboard.type('jess');
  letGo();
  await expect(option(page, /^Jashore/)).toBeVisible();
  await expect(field).toHaveValue('jess');
  await expect(field).toBeFocused();
});

test('an old spelling is understood where the list never came', async ({ page }) => {
  await page.route('**/assets/district-list-*.js', (route) => route.abort());
  await openWithFilters(page, '/');
  await hero(page).getByRole('combobox', { name: 'District' }).fill('চট্টগ্রাম');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lawyers\/in\/chattogram$/);
});

test('Escape closes the list and leaves the choice, another text is an error, the cross takes it away', async ({
  page,
}) => {
  await openWithFilters(page, '/lawyers/in/dhaka');
  await district(page).click();
  await expect(option(page, /^Dhaka/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'District' })).toBeHidden();
  await expect(district(page)).toHaveValue('Dhaka');
  await district(page).fill('nowhere');
  await expect(page.getByText('No district of this name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bar(page).getByText('Choose a district from the list')).toBeVisible();
  await expect(district(page)).toHaveValue('nowhere');
  await bar(page).getByRole('button', { name: 'Clear the district' }).click();
  await expect(page).toHaveURL(/\/lawyers$/);
  await expect(district(page)).toBeFocused();
});

test('a search in everyday words lists who is meant, and a misspelt name is offered', async ({ page }) => {
  await openWithFilters(page, '/lawyers');
  const words = bar(page).getByRole('searchbox');
  await words.fill('Nushrat');
  await list(page).getByRole('link', { name: 'Nusrat', exact: true }).click();
  await expect(page).toHaveURL(/\/lawyers\?search=Nusrat$/);
  await expect(list(page)).not.toContainText('Did you mean');
  await words.fill('divorce lawyer gazipur');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Family lawyers in Gazipur · \d+$/);
  await expect(list(page)).toContainText('Read from “divorce lawyer gazipur”.');
  await expect(list(page).getByRole('article').first()).toContainText('Gazipur');
  await list(page).getByRole('link', { name: 'Search the words instead' }).click();
  await expect(page).toHaveURL(/asWritten=true/);
  await expect(list(page).getByRole('heading', { name: 'No lawyers found' })).toBeVisible();
});

for (const [address, words, asks, matter] of [
  [
    '/',
    'I have a problem since march',
    'You wrote “I have a problem since march”. What is it about?',
    'Rent',
  ],
  ['/bn/lawyers/in/dhaka', 'একটা বিপদে পড়ছি', '‘একটা বিপদে পড়ছি’ এটা কোন বিষয়ে?', 'বাড়িভাড়া'],
] as const)
  test(`words that may be about several matters are asked about at ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWithFilters(page, address);
    await page.getByRole('searchbox').last().fill(words);
    const question = page.getByRole('region', { name: asks });
    const choices = question.getByRole('listitem');
    await expect(choices.filter({ has: page.locator('a[href*="matter="]') })).toHaveCount(10);
    for (const link of await question.locator('a[href*="matter="]').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    expect(await schemeProblems(page, 'section[aria-labelledby=matter-question]')).toEqual([]);
    await question.getByRole('link', { name: matter }).click();
    await expect(page).toHaveURL(/[?&]matter=rent&(district=Dhaka&)?search=/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(question).toBeHidden();
  });

test('the page that the server sends asks, shows numbers to call and leads to lawyers', async ({
  request,
}) => {
  const asked = await sentPage(request, '/lawyers?search=বাঁচতে+চাই+না');
  expect(asked.getByText('You are not alone. Talk to somebody now.').parentElement?.textContent).toContain(
    '999',
  );
  const question = within(asked.getByRole('region', { name: /^You wrote “বাঁচতে চাই না”/ }));
  const href = question.getByRole('link', { name: 'Violence or threats' }).getAttribute('href') ?? '';
  const chosen = await sentPage(request, href);
  expect(chosen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Lawyers for violence or threats/);
  expect(chosen.getAllByRole('article').length).toBeGreaterThan(0);
  expect(chosen.getByText('You are not alone. Talk to somebody now.')).toBeTruthy();
});

test('an empty list leads to the nearest that are not', async ({ page }) => {
  await openWithFilters(page, '/lawyers/for/media-law/in/bandarban');
  const link = list(page).getByRole('link', { name: /^Media Law in all districts \(\d+\)/ });
  const count = /\((\d+)\)/.exec((await link.textContent()) ?? '')?.[1] ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/lawyers\/for\/media-law$/);
  await expect(found(page)).toContainText(`${count} lawyers for Media Law`);
});

test('a phone has the search, Get Started and Sign In on its first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithFilters(page, '/');
  await expect(hero(page).getByRole('button', { name: 'Show lawyers' })).toBeInViewport({ ratio: 1 });
  for (const name of ['Get Started', 'Sign In'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await hero(page).getByRole('combobox', { name: 'District' }).click();
  const box = await option(page, /^Bagerhat/).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await option(page, /^Bagerhat/).click();
  await hero(page).getByRole('searchbox').fill('talak');
  await hero(page).getByRole('button', { name: 'Show lawyers' }).click();
  await expect(page).toHaveURL(/\/lawyers\/in\/bagerhat\?search=talak$/);
  await page.goBack();
  await hero(page).getByRole('searchbox').fill('talak');
  await hero(page).getByRole('button', { name: 'Ask several, they answer with a price' }).click();
  await expect(page).toHaveURL(/\/ask\?search=talak/);
  await expect(page.getByLabel('Description')).toHaveValue('talak');
});

test('the home page of a phone has both ways to a lawyer in its first view, and is short', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [address, find, ask] of [
    ['/', 'Show lawyers', 'Ask several, they answer with a price'],
    ['/bn', 'আইনজীবী দেখুন', 'কয়েকজনকে জিজ্ঞেস করুন, দাম জানাবেন'],
  ] as const) {
    await openWithFilters(page, address);
    for (const way of [page.getByRole('button', { name: find }), page.getByRole('button', { name: ask })]) {
      const box = await way.first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(560);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_500);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends everything at once to the readable address', async ({ page }) => {
    await page.goto('/lawyers');
    await area(page).selectOption('Family Law');
    await bar(page).getByLabel('District').selectOption('Dhaka');
    await page.getByLabel('Sort by').selectOption('name');
    await bar(page).getByRole('searchbox').fill('a');
    await bar(page).getByRole('button', { name: 'Show lawyers' }).click();
    await expect(page).toHaveURL(/\/lawyers\/for\/family-law\/in\/dhaka\?search=a&sort=name$/);
    await area(page).selectOption('matter:land');
    await bar(page).getByRole('button', { name: 'Show lawyers' }).click();
    await expect(page).toHaveURL(/\/lawyers\/in\/dhaka\?matter=land&search=a&sort=name$/);
    await expect(area(page)).toHaveValue('matter:land');
    await page.goto('/bn');
    await page.getByRole('searchbox').first().fill('গাজীপুরে তালাকের উকিল');
    await page.getByRole('button', { name: 'আইনজীবী দেখুন' }).first().click();
    await expect(page).toHaveURL(/\/bn\/lawyers\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^গাজীপুর জেলায় পারিবারিক আইনের আইনজীবী · [০-৯]+$/,
    );
    await expect(page.getByText('‘গাজীপুরে তালাকের উকিল’ থেকে বুঝেছি।')).toBeVisible();
    await expect(page.locator('select[name=category]')).toHaveValue('Family Law');
    await expect(page.locator('select[name=district]')).toHaveValue('Gazipur');
    await page.goto('/bn');
    await page.getByRole('searchbox').first().fill('জমি দখল');
    await page.locator('#hero-district').selectOption('Gazipur');
    await page.getByRole('button', { name: 'কয়েকজনকে জিজ্ঞেস করুন, দাম জানাবেন' }).click();
    await expect(page).toHaveURL(/\/bn\/ask\?search=.*&district=Gazipur$/);
  });
});

test("the client's list has the same bar", async ({ page, request }) => {
  await signIn(page, await newClient(request));
  await page.goto('/user/lawyers');
  await district(page).fill('Chittagong');
  await option(page, /^Chattogram/).click();
  await expect(page).toHaveURL(/\/user\/lawyers\?district=Chattogram$/);
  await area(page).selectOption('Family Law');
  await bar(page).getByRole('button', { name: 'Clear the district' }).click();
  await expect(page).toHaveURL(/\/user\/lawyers\?category=Family\+Law$/);
});

test('axe finds nothing with the list open, light and dark', async ({ page }) => {
  for (const [width, path] of [
    [390, '/lawyers/for/family-law/in/dhaka?search=a'],
    [1440, '/lawyers/for/media-law/in/bandarban'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await openWithFilters(page, path);
    await district(page).click();
    await expect(bar(page).getByRole('option', { name: /^Bagerhat/ })).toBeVisible();
    expect(await schemeProblems(page, '[role=search]')).toEqual([]);
    await district(page).fill('qqqq');
    await expect(bar(page).getByText('No district of this name')).toBeVisible();
    expect(await schemeProblems(page, '[role=search]')).toEqual([]);
  }
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [640, 512],
] as const)
  test(`the list shows its names and numbers in full at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWithFilters(page, '/lawyers');
    await district(page).click();
    const choices = page.getByRole('listbox', { name: 'District' });
    await expect(choices.getByText('চাঁপাইনবাবগঞ্জ')).toBeAttached();
    await expect(choices).toBeInViewport({ ratio: 0.9 });
    const cut = await choices.evaluate(
      (list) =>
        [list, ...list.querySelectorAll('[lang=bn]')].filter((one) => one.scrollWidth > one.clientWidth)
          .length,
    );
    expect(cut).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('a correct spelling is suggested by the page that the server sends', async ({ request }) => {
  const page = await (await request.get('/lawyers?search=Nushrat')).text();
  expect(page).toContain('Did you mean');
  expect(page).toMatch(/href="\/lawyers\?search=Nusrat"/);
});
