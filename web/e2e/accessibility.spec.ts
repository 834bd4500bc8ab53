import { expect } from '@playwright/test';
import { pageProblems } from './setup/accessible-page';
import { open, openBrowser } from './setup/open-screen';
import { states } from './setup/screen-states';
import { test } from './setup/test';

// A trace of every axe run would take longer than the tests.
test.describe.configure({ mode: 'parallel' });
test.use({ trace: 'off' });

const readers = ['visitor', 'client', 'lawyer', 'admin'] as const;

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
