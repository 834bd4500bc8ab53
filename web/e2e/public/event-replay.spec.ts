import { expect, type Page } from '@playwright/test';
import { newClient } from '../setup/client-people';
import { test } from '../setup/test';

/** Opens a page and holds back its scripts. Returns the function that releases them. */
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

test('a filter chosen before the scripts load is applied after hydration', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/');
  const area = page.locator('#lawyers').getByLabel('Practice area');
  await area.selectOption('Family Law');
  await expect(page).toHaveURL(/\/$/);
  arrive();
  await expect(page).toHaveURL(/\?category=Family\+Law$/);
  await expect(area).toHaveValue('Family Law');
});

test('a search typed before the scripts load runs after hydration', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/');
  const search = page.locator('#lawyers').getByRole('searchbox');
  await search.pressSequentially('Akter');
  arrive();
  await expect(page).toHaveURL(/search=Akter/);
  await expect(search).toHaveValue('Akter');
});

test('a button clicked several times before the scripts load acts once', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/');
  const add = page.getByRole('button', { name: 'Add Your Review' });
  await add.click();
  await add.click();
  await add.click();
  arrive();
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible();
});

/** Suspends React, whose scheduler posts messages to itself. Returns the function that resumes it. */
async function holdMessages(page: Page, from: 'start' | 'page-hydrated'): Promise<() => Promise<void>> {
  await page.addInitScript((moment) => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its port below
    const send = MessagePort.prototype.postMessage;
    let waiting: (() => void)[] | null = moment === 'start' ? [] : null;
    document.addEventListener(moment, () => (waiting ??= []));
    document.addEventListener('go-on', () => {
      const heldMessages = waiting ?? [];
      waiting = null;
      MessagePort.prototype.postMessage = send;
      heldMessages.forEach((post) => post());
    });
    MessagePort.prototype.postMessage = function post(this: MessagePort, message: unknown) {
      if (waiting) waiting.push(() => send.call(this, message));
      else send.call(this, message);
    };
  }, from);
  return () => page.evaluate(() => void document.dispatchEvent(new Event('go-on')));
}

for (const moment of ['start', 'page-hydrated'] as const)
  test(`a click during hydration is handled once: ${moment}`, async ({ page }) => {
    const goOn = await holdMessages(page, moment);
    await page.goto('/', { waitUntil: 'networkidle' });
    const add = page.getByRole('button', { name: 'Add Your Review' });
    await add.evaluate((button: HTMLElement) => button.click());
    await goOn();
    await expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible();
  });

for (const moment of ['start', 'page-hydrated'] as const)
  test(`a choice during hydration is not lost: ${moment}`, async ({ page }) => {
    const goOn = await holdMessages(page, moment);
    await page.goto('/', { waitUntil: 'networkidle' });
    const hero = page.getByRole('search').filter({ hasText: 'What happened?' });
    const district = hero.locator('[name=district]');
    await district.selectOption('Gazipur');
    await goOn();
    await expect(district).toHaveValue('Gazipur');
    await hero.getByRole('button', { name: 'Show lawyers' }).click();
    await expect(page).toHaveURL(/\/lawyers\/in\/gazipur$/);
  });

test('Enter chooses the best match even while the list of the field loads', async ({ page }) => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/[\w-]*list-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/lawyers', { waitUntil: 'networkidle' });
  const district = page.getByRole('combobox', { name: 'District' });
  // Until the page is hydrated it is a native select.
  await expect(district).toHaveJSProperty('tagName', 'INPUT');
  await district.fill('Dhak');
  await district.press('Enter');
  await expect(page).toHaveURL(/\/lawyers$/);
  arrive();
  await expect(page).toHaveURL(/\/lawyers\/in\/dhaka$/);
  await expect(district).toHaveValue('Dhaka');
});

test('of several choices made before the scripts load the last one counts', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/register');
  const [client, lawyer] = [page.getByRole('radio').first(), page.getByRole('radio').last()];
  for (const role of [lawyer, client, lawyer]) await role.check({ force: true });
  arrive();
  await expect(page.getByText('We check your licence number')).toBeVisible();
  await expect(lawyer).toBeChecked();
});

test('text typed in the middle of a word keeps its position', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/');
  const search = page.locator('#lawyers').getByRole('searchbox');
  await search.pressSequentially('Aker');
  for (const _ of 'er') await search.press('ArrowLeft');
  arrive();
  await expect(page).toHaveURL(/search=Aker/);
  await page.keyboard.type('t');
  await expect(search).toHaveValue('Akter');
});

test('an IME composition in Bangla is not broken by hydration', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/');
  const search = page.locator('#lawyers').getByRole('searchbox');
  await search.focus();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('আ');
  await compose('আক');
  arrive();
  await expect(page).toHaveURL(/search=/);
  await compose('আক্ত');
  await compose('আক্তার');
  await keyboard.send('Input.insertText', { text: 'আক্তার' });
  await expect(search).toHaveValue('আক্তার');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('আক্তার');
});

test('a sign-in submitted before the scripts load leads into the area', async ({ page, request }) => {
  const { user } = await newClient(request);
  const arrive = await openBeforeScripts(page, '/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase 26');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  arrive();
  await expect(page).toHaveURL(/\/user$/);
});

test('a role chosen before the scripts load counts', async ({ page }) => {
  const arrive = await openBeforeScripts(page, '/register');
  const lawyer = page.getByRole('radio', { name: /lawyer/i });
  await lawyer.check({ force: true });
  const note = page.getByText('We check your licence number');
  arrive();
  await expect(note).toBeVisible();
  await expect(lawyer).toBeChecked();
});

test('the contact form does not put its text into the URL when it is submitted early', async ({ page }) => {
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

test('with scripts disabled the sign-in form says that it needs them, also after a submit', async ({
  request,
}) => {
  // Playwright's `javaScriptEnabled: false` does not render `noscript`, so its text is read.
  const note = /<noscript><p[^>]*>This form needs JavaScript/;
  expect(await (await request.get('/login')).text()).toMatch(note);
  const sent = await request.post('/login', { form: { email: 'a@b.test' } });
  const { allow, 'cache-control': kept } = sent.headers();
  expect([sent.status(), allow, kept]).toEqual([405, 'GET, HEAD', 'no-store']);
  expect(await sent.text()).toMatch(note);
});
