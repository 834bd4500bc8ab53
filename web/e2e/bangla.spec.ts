import { inLanguage } from '@ainsathi/contract/languages';
import { expect } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import { banglaProblems } from './setup/bangla-page';
import { consoleErrorsOf } from './setup/console-errors';
import { openBrowser, openNext } from './setup/open-screen';
import { screensOf } from './setup/screens';
import { test } from './setup/test';

test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off' });

const readers = ['visitor', 'client', 'lawyer', 'admin'] as const;

for (const reader of readers) {
  test(`every screen of the ${reader} is in Bangla, fits and can be used by everybody`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const { page, ids } = await openBrowser(browser, reader);
    const consoleErrors = consoleErrorsOf(page);
    for (const address of screensOf(reader).flatMap(([, { addresses }]) => addresses)) {
      await openNext(page, { reader, ids }, inLanguage(address, 'bn'), { width: 390, height: 844 });
      expect.soft(await banglaProblems(page), address).toEqual([]);
      expect.soft(await pageProblems(page, [390]), address).toEqual([]);
    }
    expect(consoleErrors).toEqual([]);
  });
}

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
    await form.getByRole('button', { name: 'আইনজীবী খুঁজুন' }).click();
    await expect(page).toHaveURL(/\/bn\/lawyers\/in\/gazipur/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await context.close();
  });
}
