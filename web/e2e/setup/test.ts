import { type Page, test as base, type TestInfo } from '@playwright/test';

/** Attaches a picture of each page to a test that has failed. */
async function attachPictures(pages: readonly Page[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of pages) {
    const body = await page.screenshot({ timeout: 5_000 }).catch(() => null);
    if (body) await testInfo.attach(page.url(), { body, contentType: 'image/png' });
  }
}

/** The test of Playwright, which leaves no page of a test open beside the next one: its socket and its timers would go on. */
export const test = base.extend<{ closedContexts: undefined }>({
  page: async ({ page }, use, testInfo) => {
    await use(page);
    await attachPictures(page.context().pages(), testInfo);
  },
  closedContexts: [
    async ({ browser }, use, testInfo) => {
      await use(undefined);
      const contexts = browser.contexts();
      await attachPictures(
        contexts.flatMap((context) => context.pages()),
        testInfo,
      );
      await Promise.all(contexts.map((context) => context.close()));
    },
    { auto: true },
  ],
});
