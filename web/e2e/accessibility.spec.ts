import { expect } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import { consoleErrorsOf } from './setup/console-errors';
import { open, openBrowser, openNext } from './setup/open-screen';
import { screensOf } from './setup/screens';
import { states } from './setup/screen-states';
import { test } from './setup/test';

// Eight tests in parallel; a trace of every axe run would take longer than the tests.
test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off' });

const readers = ['visitor', 'client', 'lawyer', 'admin'] as const;

for (const reader of readers) {
  test(`every screen of the ${reader} can be used by everybody, without an error or a foreign host`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const { page, ids } = await openBrowser(browser, reader);
    const consoleErrors = consoleErrorsOf(page);
    const titles = new Map<string, string>();
    for (const [route, { addresses }] of screensOf(reader)) {
      for (const address of addresses) {
        await openNext(page, { reader, ids }, address);
        // The same screens in Bangla are read by axe at the width of a phone.
        expect.soft(await pageProblems(page, [1440]), address).toEqual([]);
        // Links of earlier mails lead there, to the screen of `/account/secure`.
        if (route === '/account/undo-email') continue;
        const title = await page.title();
        expect.soft(titles.get(title) ?? route, `the title of ${address}`).toBe(route);
        titles.set(title, route);
      }
    }
    expect(consoleErrors).toEqual([]);
  });
}

for (const reader of readers) {
  test(`menus, dialogs and errors of the ${reader} can be used by everybody`, async ({ browser }) => {
    test.setTimeout(240_000);
    const { page, ids } = await openBrowser(browser, reader);
    for (const { name, address, widths, reach } of states.filter((state) => state.reader === reader)) {
      await test.step(name, async () => {
        await open(page, ids, address);
        if (widths) await page.setViewportSize({ width: widths[0]!, height: 844 });
        await reach(page);
        expect.soft(await pageProblems(page, widths), name).toEqual([]);
      });
    }
  });
}
