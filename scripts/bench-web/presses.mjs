// Longer than any frame that an interaction waits for on the emulated phone.
const SETTLED_WITHIN_MS = 1000;

/** Runs in the page: notes how long each interaction takes until its next paint, as Interaction to Next Paint does. */
export function watchPresses() {
  globalThis.ainsathiPresses = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) globalThis.ainsathiPresses.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Opens and closes the menu and types into the search of the page, if it has one. The longest delay in milliseconds. */
export async function slowestPress(page) {
  const menu = page.getByRole('button', { name: /^(Menu|মেনু)$/ });
  await menu.tap();
  await page.waitForTimeout(SETTLED_WITHIN_MS);
  await menu.tap();
  const search = page.getByRole('searchbox').first();
  if ((await search.count()) > 0) {
    await search.tap();
    await search.press('a');
  }
  await page.waitForTimeout(SETTLED_WITHIN_MS);
  return page.evaluate(() => Math.max(0, ...globalThis.ainsathiPresses));
}
