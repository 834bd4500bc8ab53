import { expect, test } from '@playwright/test';

const scrolled = 'Math.round(window.scrollY)';

test('a new screen begins at its top, and the way back ends where the reader was', async ({ page }) => {
  await page.goto('/blogs', { waitUntil: 'networkidle' });
  await page.evaluate('window.scrollTo(0, 500)');
  const left = await page.evaluate<number>(scrolled);
  expect(left).toBeGreaterThan(0);
  // A pointer would have to scroll there first.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(scrolled)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(scrolled)).toBe(left);
});

test('an address with a section begins at the section', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'How it works' }).first().click();
  await expect(page.getByRole('heading', { name: /how it works/i })).toBeInViewport();
});

test('the old screen stays until the new one is there, and a second choice wins over the first', async ({
  page,
}) => {
  await page.goto('/blogs', { waitUntil: 'networkidle' });
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

test('a screen whose script cannot be fetched is asked of the server', async ({ page }) => {
  await page.goto('/blogs', { waitUntil: 'networkidle' });
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions|faq/i);
});
