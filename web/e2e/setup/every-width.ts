import type { Language } from '@ainsathi/contract/languages';
import type { Page } from '@playwright/test';

/** Where the layout changes. */
const breakpoints = [380, 400, 640, 660, 760, 820, 900, 1000, 1024, 1084, 1100, 1200];
const narrow = [320, 359, 360, 361, 362, 363, 364, 365, 366];

function everyWidth(): number[] {
  const steps = Array.from({ length: 81 }, (_, step) => 320 + step * 16);
  const below = [...breakpoints, 361, 401, 821].map((width) => width - 1);
  return [...narrow, ...steps, ...breakpoints, ...below].sort((one, other) => one - other);
}

/**
 * With `EVERY_WIDTH=all` also each step of 16 pixels from 320 to 1600, and one pixel below each breakpoint, and axe in both
 * languages.
 */
export const isWhole = process.env['EVERY_WIDTH'] === 'all';

/** Bangla is wider and read on phones: English is looked at where the layout is at its narrowest. */
const shortWidths = { bn: [...narrow, ...breakpoints], en: [320, 360, 640, 1024] };

/** Where each text is looked at, a third of the time; everywhere else only how far the page scrolls. */
const textWidths = [320, 360, 400, 640, 900, 1100];

/** Sideways alone matters here, and a low window that shows nothing is drawn in a fraction of the time. */
const lowHeight = 200;

interface Measured {
  width: number;
  problems: string[];
}

declare global {
  interface Window {
    measuredWidths?: Measured[];
    measureWidth: () => void;
  }
}

/** From now on, measures each frame after a change of the width: how far the page scrolls sideways, the first texts outside the window that no box of their own scrolls, and words that their field cuts. */
function measureWidths(withTexts: readonly number[]): void {
  const overflow = (): Measured => {
    const width = document.documentElement.clientWidth;
    const sideways = document.documentElement.scrollWidth - width;
    const problems = sideways > 0 ? [`${sideways} pixels too wide`] : [];
    if (!withTexts.includes(width)) return { width, problems };
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *, nav *')) {
      // First what is quickest: nearly every element is inside.
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own <= 1 || (right <= width + 1 && left >= -1)) continue;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || !element.checkVisibility() || element.closest('.sr-only, [aria-hidden]')) continue;
      const isClipped = element.closest(
        '[data-carousel], .overflow-x-auto, .truncate, [class*="line-clamp"], pre',
      );
      if (!isClipped)
        problems.push(`${element.tagName} from ${left} to ${right}: ${element.textContent.slice(0, 60)}`);
    }
    // On phones an example in a field and a selected filter are read to their end.
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'main :is(input[placeholder], [role=search] select)',
    )) {
      const words = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.placeholder;
      if (width < 360 || width > 640 || !words || field.clientWidth <= 1) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      ruler.font = font;
      if (ruler.measureText(words).width > room + 1) problems.push(`cut in its field: ${words}`);
    }
    return { width, problems: problems.slice(0, 3) };
  };
  const ruler = document.createElement('canvas').getContext('2d')!;
  window.measuredWidths = [];
  window.measureWidth = () => window.measuredWidths?.push(overflow());
  document.documentElement.style.visibility = 'hidden';
  // In the frame's last step, when the page has answered to its new width.
  window.onresize = () => requestAnimationFrame(window.measureWidth);
}

function takeMeasuredWidths(): Measured[] {
  const measured = window.measuredWidths ?? [];
  delete window.measuredWidths;
  window.onresize = null;
  document.documentElement.style.visibility = '';
  return measured;
}

/** Resizes the loaded page, and names each width at which something reaches beyond the window. */
export async function widthProblems(page: Page, language: Language): Promise<string[]> {
  const widths = isWhole ? everyWidth() : shortWidths[language];
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const resize = (width: number) => page.setViewportSize({ width, height: lowHeight });
  await page.evaluate(measureWidths, isWhole ? widths : textWidths);
  for (const width of widths) await resize(width);
  const seen = await page.evaluate(() => window.measuredWidths?.map(({ width }) => width));
  // A busy browser passes over widths: one frame shows the last of them.
  for (const width of widths.filter((one) => !seen?.includes(one))) {
    await resize(width);
    await page.evaluate(() => window.measureWidth());
  }
  const measured = await page.evaluate(takeMeasuredWidths);
  await page.setViewportSize(size);
  return widths.flatMap((width) =>
    (measured.findLast((one) => one.width === width)?.problems ?? ['not measured']).map(
      (problem) => `${width}: ${problem}`,
    ),
  );
}

/**
 * At the present size: sentences below 16 pixels (15 in tables and menus of Bangla), controls below 44 pixels on a
 * screen for fingers, cards with a head and nothing else, and one heading twice in a row of siblings.
 */
export function sizeProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const isVisible = (element: Element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().width > 1 &&
      !element.closest('.sr-only, [aria-hidden="true"]');
    for (const element of document.querySelectorAll<HTMLElement>('main :is(p, span, div, li, dd, small)')) {
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === 3)
        .map((node) => node.textContent ?? '')
        .join(' ')
        .trim();
      const isSentence = own.split(/\s+/).length >= 6 && /[.?!।…]$/.test(own);
      if (!isSentence || !isVisible(element)) continue;
      const least = element.closest('table') ? 15 : 16;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least) problems.push(`sentence of ${size} pixels: ${own.slice(0, 60)}`);
    }
    if (innerWidth < 900)
      for (const control of document.querySelectorAll<HTMLElement>(
        'main :is(button, select, textarea, summary, input:not([type=hidden], [type=checkbox], [type=radio], [type=file]))',
      )) {
        const { height } = control.getBoundingClientRect();
        if (isVisible(control) && height < 43.9)
          problems.push(`control of ${Math.round(height)} pixels: ${control.outerHTML.slice(0, 90)}`);
      }
    for (const card of document.querySelectorAll<HTMLElement>('main section:has(> header)')) {
      const body = [...card.children].filter(({ tagName }) => tagName !== 'HEADER');
      const isEmpty = body.every(
        (part) => part.textContent.trim() === '' && !part.querySelector('img, svg, input'),
      );
      if (isVisible(card) && isEmpty) problems.push(`empty card: ${card.textContent.slice(0, 60)}`);
    }
    const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2)')].filter(isVisible);
    headings.forEach((heading, index) => {
      const text = heading.textContent.trim();
      if (text !== '' && headings.findIndex((other) => other.textContent.trim() === text) < index)
        problems.push(`heading twice: ${text}`);
    });
    return problems;
  });
}
