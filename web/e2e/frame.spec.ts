import { expect } from '@playwright/test';
import { ask, newCase, newClient, newLawyer, signIn } from './setup/client-people';
import { demoAdmin } from './setup/admin-people';
import { openReady } from './setup/ready-page';
import { sendNow } from './setup/send-now';
import { test } from './setup/test';

const dark = { name: 'Use dark colours' };
const light = { name: 'Use light colours' };

test('the theme follows the system until one is chosen, and the choice is stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReady(page, '/faq');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const night = await paper();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.getByRole('button', dark)).toBeVisible();
  const day = await paper();
  expect(day).not.toBe(night);
  await page.getByRole('button', dark).click();
  await expect.poll(paper).toBe(night);
  await page.reload();
  await expect(page.getByRole('button', light)).toBeVisible();
  expect(await paper()).toBe(night);
});

test('the greeting leads to the dashboard, and Logout ends the session here and on the server', async ({
  page,
  request,
}) => {
  const client = await newClient(request, 'Rokeya Begum');
  await signIn(page, client);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Rokeya Begum' }).click();
  await expect(page).toHaveURL(/\/user$/);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  await expect
    .poll(async () => (await ask<{ me: unknown }>(request, '{ me { id } }', {}, client.token)).me)
    .toBeNull();
});

test('focus in the header does not move the page', async ({ page }) => {
  await openReady(page, '/terms');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(200);
  for (const link of await page.getByRole('banner').getByRole('link').all())
    if (await link.isVisible()) await link.focus();
  expect(await scrolled()).toBe(200);
});

test('each area opens for its role alone', async ({ browser, request }) => {
  const people = {
    visitor: null,
    user: await newClient(request),
    lawyer: await newLawyer(request),
    admin: await demoAdmin(request),
  };
  for (const [role, person] of Object.entries(people)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (person) await signIn(page, person);
    for (const area of ['user', 'lawyer', 'admin']) {
      await page.goto(`/${area}`);
      await expect(page, `${role} at /${area}`).toHaveURL(
        area === role ? new RegExp(`/${area}$`) : /\/login$/,
      );
    }
    await context.close();
  }
});

test('"Loading..." is shown while the session is read', async ({ request }) => {
  const html = await (await request.get('/user/cases')).text();
  expect(html).toContain('Loading...');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bar’s Profile leads to the sign-in, or to the own dashboard', async ({ page, request }) => {
    await page.goto('/faq');
    const profile = page.getByRole('link', { name: 'Profile', exact: true });
    await profile.click();
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, await newLawyer(request));
    // Before hydration the bar leads where a visitor goes.
    await openReady(page, '/faq');
    await profile.click();
    await expect(page).toHaveURL(/\/lawyer$/);
  });

  test('the bar counts the requests that a screen has loaded, and requests nothing itself', async ({
    page,
    request,
  }) => {
    const [client, lawyer] = [await newClient(request), await newLawyer(request)];
    await newCase(request, { client, lawyer });
    await signIn(page, lawyer);
    const bodies: string[] = [];
    page.on('request', (sent) => void bodies.push(`${sent.url()} ${sent.postData() ?? ''}`));
    await page.goto('/lawyer');
    const bar = page.locator('[data-bottom-bar]');
    await expect(bar.getByRole('link', { name: 'Requests, 1 waiting' })).toBeVisible();
    await page.getByRole('link', { name: /1 request to answer$/ }).click();
    await page.getByRole('button', { name: /^Accept/ }).click();
    await sendNow(page);
    await expect(bar.getByRole('link', { name: 'Requests', exact: true })).toBeVisible();
    expect(bodies.filter((body) => body.includes('PendingCases'))).toEqual([]);
  });
});

test('no header is wider than a phone, of any width, role and language, and the name stays in it', async ({
  browser,
  request,
}) => {
  const client = await newClient(request, 'Rokeya Begum');
  const admin = await demoAdmin(request);
  const people = [
    { person: null, paths: ['/faq'] },
    { person: client, paths: ['/user', '/faq'] },
    { person: admin, paths: ['/admin'] },
  ];
  const widths = [320, 340, 359, 360, 361, 362, 363, 364, 365, 366, 380, 640, 900];
  for (const { person, paths } of people) {
    const page = await browser.newPage({ viewport: { width: 320, height: 740 } });
    if (person) await signIn(page, person);
    for (const path of paths.flatMap((one) => [one, `/bn${one}`])) {
      await openReady(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        const place = `${path} at ${width}`;
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(width);
        const names = page.getByText(/^(AinSathi|আইনসাথী)$/).filter({ visible: true });
        if (person !== admin) expect.soft(await names.count(), place).toBeGreaterThan(0);
      }
    }
    await page.close();
  }
});
