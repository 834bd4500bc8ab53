import { expect } from '@playwright/test';
import { openReady } from './setup/ready-page';
import { test } from './setup/test';

const scrolled = 'Math.round(window.scrollY)';

test('a new screen starts at its top, and Back restores the scroll position', async ({ page }) => {
  await openReady(page, '/blogs');
  await page.evaluate('window.scrollTo(0, 500)');
  const left = await page.evaluate<number>(scrolled);
  expect(left).toBeGreaterThan(0);
  // By keyboard: a mouse click would scroll to the link first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(scrolled)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(scrolled)).toBe(left);
});

test('a URL with a hash starts at its section', async ({ page }) => {
  await openReady(page, '/contact');
  await page.getByRole('link', { name: 'How it works' }).first().click();
  await expect(page.getByRole('heading', { name: /how it works/i })).toBeInViewport();
});

test('the old screen stays until the new one is loaded, and a second navigation replaces the first', async ({
  page,
}) => {
  await openReady(page, '/blogs');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/faq-screen-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const headline = page.getByRole('heading', { level: 1 });
  const before = (await headline.textContent()) ?? '';
  const foot = page.getByRole('contentinfo');
  const fetched = page.waitForRequest(/faq-screen/);
  await foot.getByRole('link', { name: 'FAQ' }).click();
  await fetched;
  await expect(headline).toHaveText(before);
  await foot.getByRole('link', { name: 'Contact' }).click();
  await expect(headline).not.toHaveText(before);
  const contact = (await headline.textContent()) ?? '';
  const arrived = page.waitForResponse(/faq-screen/);
  release();
  await (await arrived).finished();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(headline).toHaveText(contact);
});

test('a screen whose chunk cannot be fetched is loaded from the server', async ({ page }) => {
  await openReady(page, '/blogs');
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions|faq/i);
});

test('a link clicked again while its screen loads adds one history entry', async ({ page }) => {
  await openReady(page, '/blogs');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/faq-screen-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  for (const _ of [1, 2, 3]) await link.dispatchEvent('click');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions|faq/i);
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs$/);
});

test('a dialog that is closed twice closes, and the list stays', async ({ page }) => {
  await openReady(page, '/faq');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /blog|articles/i })
    .first()
    .dispatchEvent('click');
  const card = page.getByRole('article').nth(1).getByRole('link');
  await card.click();
  await expect(page).toHaveURL(/article=/);
  const close = page.getByRole('dialog').getByRole('button', { name: /close/i }).first();
  await close.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/blogs$/);
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/blogs$/);
});

test('a delayed search does not undo a navigation to another screen', async ({ page }) => {
  await openReady(page, '/lawyers');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/faq-screen-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.getByRole('searchbox').fill('Akter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).dispatchEvent('click');
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/faq$/);
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions|faq/i);
  await expect(page).toHaveURL(/\/faq$/);
});

test('an unknown hash leaves the page as it is', async ({ page }) => {
  await openReady(page, '/faq');
  const headline = page.getByRole('heading', { level: 1 });
  await page.evaluate("window.location.hash = '#100%'");
  await expect(headline).toHaveText(/questions|faq/i);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(headline).toHaveText(/questions|faq/i);
});

test('the header marks the section that a page lies in', async ({ page }) => {
  await openReady(page, '/blogs');
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(header.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'page');
  await page.goto((await page.getByRole('article').first().getByRole('link').getAttribute('href'))!);
  await expect(header.getByRole('link', { name: 'Articles' })).toHaveAttribute('aria-current', 'true');
  await expect(header.locator('[aria-current]')).toHaveCount(1);
});
