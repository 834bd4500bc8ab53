import type { Page } from '@playwright/test';

interface Stop {
  name: string;
  problems: string[];
  /** The page's end was reached: the focus left the document or is back at its first stop. */
  over: boolean;
}

/** What is wrong with the focused place: its focus ring is invisible or covered, or it is outside the window. */
function readStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focus = document.activeElement;
    if (!(focus instanceof HTMLElement) || focus === document.body)
      return { name: '', problems: [], over: true };
    const over = focus.dataset['walked'] === 'yes';
    focus.dataset['walked'] = 'yes';
    const name = (focus.getAttribute('aria-label') ?? focus.textContent).trim().slice(0, 60) || focus.id;
    const problems: string[] = [];
    // A radio, a file input and the link of a whole card leave the ring to their frame.
    const frame = focus.closest('[class*="ring-focus"]');
    const seen = [focus, frame].some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    if (!seen) problems.push('no ring');
    const box = focus.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const inside = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, top + (bottom - top) * y] as const),
    );
    const free = inside.some(([x, y]) => {
      const upmost = document.elementFromPoint(x, y);
      return upmost !== null && (focus.contains(upmost) || upmost.contains(focus));
    });
    if (!free) problems.push('covered or out of sight');
    return { name, problems, over };
  });
}

/** Presses a key until the page is through, and says what was wrong at which stop. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 250): Promise<string[]> {
  const problems: string[] = [];
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (stop.over) return problems;
    problems.push(...stop.problems.map((problem) => `${stop.name}: ${problem}`));
  }
  return [...problems, `no end after ${most} stops`];
}
