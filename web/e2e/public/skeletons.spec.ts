import { expect, type Page } from '@playwright/test';
import { test } from '../setup/test';

/** Leaves every request without a response from now on. */
const holdAnswers = (page: Page) => page.route('**/graphql**', () => undefined);

test('the skeleton of the articles has the shape of a list without overlaps', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await holdAnswers(page);
  await page.getByRole('banner').getByRole('link', { name: 'Articles' }).click();
  const cards = page.getByRole('main').getByRole('status').locator('> div');
  await expect(cards).toHaveCount(6);
  for (const width of [1440, 920, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaps = await cards.evaluateAll((elements) => {
      const bars = elements.map((card) => [...card.querySelectorAll('[aria-hidden]')]);
      const boxes = bars.map((own) => own.map((bar) => bar.getBoundingClientRect()));
      return boxes.flatMap((own, at) =>
        own.filter((a) =>
          boxes
            .slice(at + 1)
            .flat()
            .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        ),
      ).length;
    });
    expect(overlaps, `at ${width} px`).toBe(0);
  }
});

test('the directory shows its headline and filters before its lawyers are loaded', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await holdAnswers(page);
  await page.getByRole('banner').getByRole('link', { name: 'Find a lawyer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lawyers in Bangladesh' })).toBeVisible();
  await expect(page).toHaveTitle(/^Lawyers in Bangladesh/);
  await expect(page.getByRole('search', { name: 'Filter lawyers' }).getByLabel('District')).toBeVisible();
  await expect(page.getByText('Loading the lawyers')).toBeAttached();
});

for (const width of [1440, 390]) {
  test(`the contact form takes the place of its skeleton, and what follows stays, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/contact-form*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    const contact = page.locator('#contact');
    await contact.scrollIntoViewIfNeeded();
    await expect(contact.getByRole('status')).toBeAttached();
    const height = () => contact.evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    release();
    await expect(contact.getByLabel('Message')).toBeVisible();
    expect(Math.abs((await height()) - before)).toBeLessThan(2);
  });
}
