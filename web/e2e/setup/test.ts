import { type BrowserContext, type Page, test as base, type TestInfo } from '@playwright/test';

/** Attaches a picture of each page to a test that has failed. */
async function attachPictures(pages: readonly Page[], testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of pages) {
    const body = await page.screenshot({ timeout: 5_000 }).catch(() => null);
    if (body) await testInfo.attach(page.url(), { body, contentType: 'image/png' });
  }
}

/** Ends what intercepts requests: what a page still sends while it closes is nobody's failure. */
async function endRoutes(contexts: readonly BrowserContext[]): Promise<void> {
  const routed = contexts.flatMap((context) => [context, ...context.pages()]);
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
}

/** The test of Playwright, which leaves no page of a test open beside the next one: its socket and its timers would go on. */
export const test = base.extend<{ closedContexts: undefined }>({
  page: async ({ page }, use, testInfo) => {
    await use(page);
    await attachPictures(page.context().pages(), testInfo);
    await endRoutes([page.context()]);
  },
  closedContexts: [
    async ({ browser }, use, testInfo) => {
      await use(undefined);
      const contexts = browser.contexts();
      await attachPictures(
        contexts.flatMap((context) => context.pages()),
        testInfo,
      );
      await endRoutes(contexts);
      await Promise.all(contexts.map((context) => context.close()));
    },
    { auto: true },
  ],
});
