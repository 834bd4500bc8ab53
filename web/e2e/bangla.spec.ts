import { expect } from '@playwright/test';
import { test } from './setup/test';

for (const javaScriptEnabled of [true, false]) {
  test(`a search of the Bangla home page stays in Bangla ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/bn');
    const form = page.getByRole('search').first();
    const district = form.locator(javaScriptEnabled ? 'input[name=district]' : 'select[name=district]');
    if (javaScriptEnabled) await district.fill('গাজীপুর');
    else await district.selectOption('Gazipur');
    await form.getByRole('button', { name: 'আইনজীবী দেখুন' }).click();
    await expect(page).toHaveURL(/\/bn\/lawyers\/in\/gazipur/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await context.close();
  });
}
