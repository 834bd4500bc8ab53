import { inLanguage } from '@ainsathi/contract/languages';
import { expect, test } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import { banglaProblems } from './setup/bangla-page';
import { consoleErrorsOf } from './setup/console-errors';
import { open, openBrowser } from './setup/open-screen';
import { screens } from './setup/screens';

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
    const seen = Object.values(screens).filter((screen) => screen.readers.includes(reader));
    for (const address of seen.flatMap(({ addresses }) => addresses)) {
      await open(page, ids, inLanguage(address, 'bn'));
      await page.setViewportSize({ width: 390, height: 844 });
      expect.soft(await banglaProblems(page), address).toEqual([]);
      expect.soft(await pageProblems(page, [390]), address).toEqual([]);
    }
    expect(consoleErrors).toEqual([]);
    await page.context().close();
  });
}
