import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';

// The engine itself: its wrapper injects it anew for each of hundreds of readings, which takes longer than the readings.
const wrapper = createRequire(path.resolve('package.json')).resolve('@axe-core/playwright');
const axeSource = readFileSync(createRequire(wrapper).resolve('axe-core/axe.min.js'), 'utf8');
// The engine parses the colour of each text and background anew, a third of its work; a page has a few dozen colours.
const parsesEachColourOnce = `(() => {
  const { prototype } = axe.commons.color.Color;
  const parse = prototype.parseString;
  const parsed = new Map();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
})()`;
const engine = `${axeSource};${parsesEachColourOnce}`;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
// A scheme changes colours and nothing else.
const ofColour = ['color-contrast', 'link-in-text-block'];

interface Engine {
  run: (
    scope: object,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

interface Reading {
  /** These rules alone. */
  rules?: readonly string[];
  /** Within these parts alone, as selectors. */
  parts?: readonly string[];
}

/** What axe finds wrong with the present page: the rule and the first place. */
export async function axeProblems(page: Page, { rules, parts }: Reading = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
  return page.evaluate(
    async ([chosen, within]) => {
      const { axe } = window as unknown as { axe: Engine };
      // What lies halfway below the bar at the top has its colour mixed with the bar's.
      scrollTo({ top: 0, behavior: 'instant' });
      // Nor is a target small because the bar at the bottom lies over a part of it.
      const bar = document.querySelector<HTMLElement>('[data-bottom-bar]');
      if (bar) bar.style.position = 'static';
      // Without fetching the stylesheets, which no rule of these tags reads.
      const options = { runOnly: chosen, resultTypes: ['violations'], preload: false };
      const { violations } = await axe.run(
        within ? { include: within.map((part) => [part]) } : document,
        options,
      );
      if (bar) bar.style.position = '';
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    },
    [runOnly, parts] as const,
  );
}

/** Headings in steps, one of them the page's; Bangla said to be Bangla. */
function structureProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const root = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document;
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) =>
      one.checkVisibility(),
    );
    const main = headings.filter((one) => one.tagName === 'H1');
    if (root === document && main.length !== 1) problems.push(`${main.length} headings of level 1`);
    headings.reduce((last, one) => {
      const level = Number(one.tagName[1]);
      if (level > last + 1) problems.push(`h${level} after h${last}: ${one.textContent}`);
      return level;
    }, 0);
    // English sentences have the sign of the taka too.
    const bangla = /[\u0980-\u09f1\u09f4-\u09ff]/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('[lang="bn"], script, textarea')) continue;
      if (bangla.test(node.textContent ?? '')) problems.push(`Bangla without lang: ${node.textContent}`);
    }
    return problems;
  });
}

/** What does not fit: the page scrolls sideways, a text is cut without being allowed to, or a control sticks out of its form. */
function fitProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const sideways = document.documentElement.scrollWidth - width;
    const problems = sideways > 0 ? [`${sideways} pixels too wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...element.childNodes].some((one) => one.nodeType === 3 && one.textContent?.trim());
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (!hasText || clientWidth <= 1 || !element.checkVisibility()) continue;
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const shortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (shortened || element.tagName === 'TEXTAREA') continue;
      const cut =
        (overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
        (overflowY === 'hidden' && scrollHeight > clientHeight + 2);
      if (cut) problems.push(`cut: ${element.outerHTML.slice(0, 120)}`);
    }
    for (const control of document.querySelectorAll('form :is(input, select, textarea, button)')) {
      const form = control.closest('form')?.getBoundingClientRect();
      if (form && control.checkVisibility() && control.getBoundingClientRect().right > form.right + 1)
        problems.push(`sticks out: ${control.outerHTML.slice(0, 120)}`);
    }
    return problems;
  });
}

// WCAG 1.4.12: what a reader may set without losing anything.
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The same with the text as wide apart as a reader may set it. */
async function spacedProblems(page: Page): Promise<string[]> {
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
  }, spaced);
  const problems = await fitProblems(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return problems;
}

/** Waits for two frames of a page; a browser that paints none in a second has nothing to paint. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => painted()));
        setTimeout(painted, 1_000);
      }),
  );
}

async function resize(page: Page, width: number, height: number): Promise<void> {
  const size = page.viewportSize();
  if (size?.width === width && size.height === height) return;
  await page.setViewportSize({ width, height });
  await untilPainted(page);
}

/** Switches the scheme, and waits until no colour is on its way to the new one. */
async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  if (isDark === (colorScheme === 'dark')) return;
  await page.emulateMedia({ colorScheme });
  await untilPainted(page);
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** What axe finds wrong with the page, or with parts of it, at its present size, in the light scheme and in the dark. */
export async function schemeProblems(page: Page, ...parts: string[]): Promise<string[]> {
  const within = parts.length > 0 ? { parts } : {};
  await switchScheme(page, 'light');
  const light = await axeProblems(page, within);
  await switchScheme(page, 'dark');
  return [
    ...named('light', light),
    ...named('dark', await axeProblems(page, { ...within, rules: ofColour })),
  ];
}

const named = (where: string, problems: string[]): string[] => problems.map((one) => `${where}: ${one}`);

/** Violations of axe and layout faults of the open page: light at desktop width, dark at phone width, narrow, zoomed and with wide text spacing. */
export async function pageProblems(page: Page, widths: readonly number[] = [1440, 390]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    const isDesk = width > 900;
    await resize(page, width, isDesk ? 900 : 844);
    // The colours of a scheme are the same at every width: each is read at one of them.
    await switchScheme(page, isDesk ? 'light' : 'dark');
    problems.push(...named(`${width}`, await axeProblems(page)));
    problems.push(...named(`${width}`, await structureProblems(page)));
  }
  await resize(page, 390, 844);
  problems.push(...named('390', await fitProblems(page)));
  problems.push(...named('spaced', await spacedProblems(page)));
  await resize(page, 320, 640);
  problems.push(...named('320', await fitProblems(page)));
  // 1280 × 1024 at a zoom of 200 %.
  await resize(page, 640, 512);
  problems.push(...named('200 %', await fitProblems(page)));
  return problems;
}

/** Expects the same of the page in the middle of a test, and goes back to the light scheme on a desk. */
export async function expectUsable(page: Page): Promise<void> {
  expect.soft(await pageProblems(page)).toEqual([]);
  await resize(page, 1440, 900);
  await switchScheme(page, 'light');
}
