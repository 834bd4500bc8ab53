import { inLanguage, type Language } from '@ainsathi/contract/languages';
import { expect } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import { banglaProblems } from './setup/bangla-page';
import { consoleErrorsOf } from './setup/console-errors';
import { isWhole, sizeProblems, widthProblems } from './setup/every-width';
import { openBrowser, openNext } from './setup/open-screen';
import { screensOf } from './setup/screens';
import { test } from './setup/test';

// A trace of every axe run would take longer than the tests.
test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off' });

const readers = ['visitor', 'client', 'lawyer', 'admin'] as const;
// English is light on a desk, Bangla dark on a phone. The short form reads one screen after the other by axe in turns of these.
const sizes = { en: { width: 1440, height: 900 }, bn: { width: 390, height: 844 } };
const isReadByAxe = (screen: number, language: Language) =>
  isWhole || screen % 2 === (language === 'en' ? 0 : 1);

for (const reader of readers)
  for (const language of ['en', 'bn'] as const)
    test(`every screen of the ${reader} fits every width and can be used by everybody, ${language}`, async ({
      browser,
    }) => {
      test.setTimeout(600_000);
      const { page, ids } = await openBrowser(browser, reader);
      const consoleErrors = consoleErrorsOf(page);
      const titles = new Map<string, string>();
      for (const [screen, [route, { addresses }]] of [...screensOf(reader)].entries())
        for (const address of addresses) {
          await openNext(page, { reader, ids }, inLanguage(address, language), sizes[language]);
          if (language === 'bn') expect.soft(await banglaProblems(page), address).toEqual([]);
          expect.soft(await sizeProblems(page), address).toEqual([]);
          expect.soft(await widthProblems(page, language), address).toEqual([]);
          if (isReadByAxe(screen, language))
            expect.soft(await pageProblems(page, [sizes[language].width]), address).toEqual([]);
          // Links of earlier mails lead there, to the screen of `/account/secure`.
          if (language === 'bn' || route === '/account/undo-email') continue;
          const title = await page.title();
          expect.soft(titles.get(title) ?? route, `the title of ${address}`).toBe(route);
          titles.set(title, route);
        }
      expect(consoleErrors).toEqual([]);
    });
