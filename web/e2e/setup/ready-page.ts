import type { Page } from '@playwright/test';

const watched = new WeakSet<Page>();

/** Notes on every page from now on that its scripts have run. */
async function watchReadiness(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript(() => {
    document.addEventListener('page-ready', () => Object.assign(window, { isPageReady: true }), {
      once: true,
    });
  });
}

const untilReady = (page: Page) =>
  page.waitForFunction(() => 'isPageReady' in window, undefined, { polling: 30 });

/** Opens an address and waits until the page handles input itself: its scripts have loaded and run all effects. */
export async function openReady(page: Page, address: string): Promise<void> {
  await watchReadiness(page);
  await page.goto(address);
  await untilReady(page);
}

/** The same for the page that is open. */
export async function reloadReady(page: Page): Promise<void> {
  await watchReadiness(page);
  await page.reload();
  await untilReady(page);
}
