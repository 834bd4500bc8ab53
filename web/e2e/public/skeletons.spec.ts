import { expect, test, type Page } from '@playwright/test';

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
