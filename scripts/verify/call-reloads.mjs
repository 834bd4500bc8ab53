import { sized } from './verify.mjs';

const RELOADS_OF_A_SIDE = sized(5, 1);

/** Each of four pairs of cameras × who began the call × who loads the page again, several times each. */
export async function reloadWithCameras({ promise }, open, leave) {
  let [reloads, missing] = [0, 0];
  const settles = (pages) =>
    Promise.all(pages.map((page) => page.nextSound())).catch(() => {
      missing += 1;
    });
  for (const cameras of [0, 1, 2, 3].map((n) => [n > 1, n % 2 > 0]))
    for (const first of [0, 1]) {
      const pages = await open(cameras);
      await pages[first].enter();
      await pages[first].page.getByText(/^Calling /).waitFor();
      await pages[1 - first].page.reload();
      await pages[1 - first].enter();
      await settles(pages);
      for (let again = 0; again < 2 * RELOADS_OF_A_SIDE; again += 1) {
        const { page, enter } = pages[again % 2];
        await page.reload();
        await enter();
        await settles(pages);
        reloads += 1;
      }
      await pages[first].page.evaluate(() => (globalThis.failsNextDescription = true));
      await pages[1 - first].page.reload();
      await pages[1 - first].enter();
      await settles(pages);
      for (const [n, camera] of cameras.entries()) if (!camera) await pages[n].press('Camera');
      await Promise.all(pages.map((page) => page.nextFrame()));
      await pages[first].press('Data');
      await pages[first].page.getByRole('radio', { name: 'Voice only' }).check();
      await pages[1 - first].page.getByText('has chosen voice only, so your camera is off.').waitFor();
      await settles(pages);
      await leave(pages);
    }
  promise(`Of ${reloads} reloads, those without a connection and its sound`, missing, missing === 0);
}
