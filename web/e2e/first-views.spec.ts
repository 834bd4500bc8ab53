import { expect, type Page } from '@playwright/test';
import { firstViews, type FirstView } from './setup/first-views';
import { open, openBrowser, openNext } from './setup/open-screen';
import { test } from './setup/test';

test.describe.configure({ mode: 'parallel' });

/** The parts of a view, with their place below the top of the window. */
async function boxesOf(page: Page, { parts }: FirstView) {
  const found = parts(page.getByRole('main'), page);
  await expect(found.first()).toBeVisible();
  const boxes = await Promise.all((await found.all()).map((part) => part.boundingBox()));
  return boxes.flatMap((box) => box ?? []);
}

for (const reader of ['visitor', 'client', 'lawyer', 'admin'] as const)
  test(`the first view of each screen of the ${reader} has what the person came for`, async ({ browser }) => {
    const { page, ids } = await openBrowser(browser, reader);
    for (const view of firstViews.filter((one) => one.reader === reader)) {
      const { address, size, what, top, bottom, height, count = 1 } = view;
      const [width, windowHeight] = size;
      const window = { width, height: windowHeight };
      // Another language is another document.
      if (address.startsWith('/bn/')) await open(page, ids, address, window);
      else await openNext(page, { reader, ids }, address, window);
      const boxes = await boxesOf(page, view);
      const said = `${what} of ${address} at ${width} × ${windowHeight}`;
      expect.soft(boxes.length, `number of ${said}`).toBeGreaterThanOrEqual(count);
      for (const box of boxes.slice(0, count)) {
        if (top) expect.soft(box.y, `top of ${said}`).toBeLessThanOrEqual(top);
        if (bottom) expect.soft(box.y + box.height, `end of ${said}`).toBeLessThanOrEqual(bottom);
      }
      if (height)
        for (const box of boxes) expect.soft(box.height, `height of ${said}`).toBeLessThanOrEqual(height);
    }
  });

test('four headlines of any length are in the first view of a phone', async ({ page }) => {
  for (const address of ['/blogs', '/bn/blogs']) {
    await open(page, {}, address, { width: 360, height: 740 });
    const articles = page.getByRole('main').getByRole('article');
    await articles.evaluateAll((all, isBangla) => {
      for (const article of all) {
        const [title, author] = article.querySelectorAll('h2 span, h2 ~ p:last-child > span');
        if (!title || !author) throw new Error('No headline or author');
        title.textContent = isBangla
          ? 'আত্মীয়রা না জানিয়ে আপনার উত্তরাধিকারের জমি বিক্রি করে দিলে কী করবেন এবং কীভাবে তা প্রমাণ করবেন'
          : 'What to do when your relatives have sold the land you inherited without telling you, and how to prove it';
        author.textContent = isBangla
          ? 'অ্যাডভোকেট মোহাম্মদ আব্দুল কুদ্দুস ভূঁইয়া চৌধুরী · ৩০ সেপ্টেম্বর ২০২৬'
          : 'Advocate Mohammad Abdul Quddus Bhuiyan Chowdhury · 30 September 2026';
      }
    }, address.startsWith('/bn'));
    const { y = 0, height = 0 } =
      (await articles.nth(3).getByRole('heading', { level: 2 }).boundingBox()) ?? {};
    expect.soft(y + height, address).toBeLessThanOrEqual(740);
  }
});
