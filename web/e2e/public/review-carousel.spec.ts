import { expect } from '@playwright/test';
import { test } from '../setup/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a press on the button below is not lost while the reviews take their place', async ({ page }) => {
  await page.goto('/#reviews', { waitUntil: 'domcontentloaded' });
  const toggle = page.locator('#reviews').getByRole('button', { name: 'Add Your Review' });
  await toggle.hover();
  await page.mouse.down();
  await expect(page.getByRole('button', { name: 'Next review' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByLabel('Designation')).toBeVisible();
});
