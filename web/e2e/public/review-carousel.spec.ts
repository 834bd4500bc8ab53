import { expect, type Page } from '@playwright/test';
import { test } from '../setup/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The home page with a clock of its own, its carousel in sight and the pointer elsewhere. */
async function openReviews(page: Page) {
  await page.clock.install();
  await page.goto('/#reviews');
  const section = page.locator('#reviews');
  const carousel = section.getByRole('group', { name: 'Client reviews' });
  await expect(carousel.getByRole('button', { name: 'Next review' })).toBeVisible();
  const place = carousel.getByText(/^\d+ of \d+$/);
  const count = Number((await place.textContent())?.split(' of ')[1]);
  return { section, carousel, place, count };
}

const seconds = (page: Page, count: number) => page.clock.runFor(count * 1000);

test('the reviews go round, five seconds each, and begin again after the last', async ({ page }) => {
  const { carousel, place, count } = await openReviews(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const last = `${count} of ${count}`;
  // Presses without pointer and focus, which stop them.
  const previous = carousel.getByRole('button', { name: 'Previous review' });
  while ((await place.textContent()) !== last) await previous.dispatchEvent('click');
  await carousel.getByRole('button', { name: 'Let the reviews run' }).dispatchEvent('click');
  for (const next of [1, 2, 3]) {
    await seconds(page, 5.1);
    await expect(place).toHaveText(`${next} of ${count}`);
  }
});

test('they wait while the mouse is over them, and go on when it has left', async ({ page }) => {
  const { carousel, place } = await openReviews(page);
  await carousel.hover();
  const held = (await place.textContent()) ?? '';
  await seconds(page, 16);
  await expect(place).toHaveText(held);
  await page.mouse.move(5, 5);
  await seconds(page, 6);
  await expect(place).not.toHaveText(held);
});

test('they stop on keyboard focus until they are started again', async ({ page }) => {
  const { carousel, place } = await openReviews(page);
  await carousel.getByRole('button', { name: 'Next review' }).focus();
  const held = (await place.textContent()) ?? '';
  await seconds(page, 16);
  await expect(place).toHaveText(held);
  await page.locator('#reviews').getByRole('button', { name: 'Add Your Review' }).focus();
  await seconds(page, 16);
  await expect(place).toHaveText(held);
  await carousel.getByRole('button', { name: 'Let the reviews run' }).press('Enter');
  await seconds(page, 6);
  await expect(place).not.toHaveText(held);
  await carousel.getByRole('button', { name: 'Pause the reviews' }).press('Enter');
  const stopped = (await place.textContent()) ?? '';
  await seconds(page, 16);
  await expect(place).toHaveText(stopped);
});

test('the buttons lead to the next and the one before, in a loop', async ({ page }) => {
  const { carousel, place, count } = await openReviews(page);
  await carousel.hover();
  await carousel.getByRole('button', { name: 'Next review' }).click();
  const first = Number((await place.textContent())?.split(' ')[0]);
  for (let step = 1; step <= count; step += 1) {
    await carousel.getByRole('button', { name: 'Previous review' }).click();
    await expect(place).toHaveText(`${((first - 1 - step + 2 * count) % count) + 1} of ${count}`);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('they stand still', async ({ page }) => {
    const { carousel, place } = await openReviews(page);
    await seconds(page, 16);
    await expect(place).toHaveText(/^1 of/);
    await carousel.getByRole('button', { name: 'Next review' }).click();
    await expect(place).toHaveText(/^2 of/);
  });
});

test('a press on the button below is not lost while the reviews take their place', async ({ page }) => {
  await page.goto('/#reviews', { waitUntil: 'domcontentloaded' });
  const toggle = page.locator('#reviews').getByRole('button', { name: 'Add Your Review' });
  await toggle.hover();
  await page.mouse.down();
  await expect(page.getByRole('button', { name: 'Next review' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByLabel('Designation')).toBeVisible();
});
