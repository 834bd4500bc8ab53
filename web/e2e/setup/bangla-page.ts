import path from 'node:path';
import type { Page } from '@playwright/test';
import { catalogueFiles } from '../../test/catalogue-files';

interface Texts {
  readonly [key: string]: string | Texts | readonly (string | Texts)[];
}

function flatten(texts: Texts | readonly (string | Texts)[]): string[] {
  return Object.values(texts).flatMap((value: string | Texts | readonly (string | Texts)[]) =>
    typeof value === 'string' ? [value] : flatten(value),
  );
}

const source = path.join(import.meta.dirname, '../../src');

/** The English texts: those without a gap, and patterns of the others, whose gaps stand for anything. */
interface EnglishTexts {
  whole: readonly string[];
  patterns: readonly string[];
}

async function englishTexts(): Promise<EnglishTexts> {
  const catalogues = await Promise.all(
    [...catalogueFiles(source, 'en').values()].map(
      async (file) => (await import(file)) as Record<string, Texts>,
    ),
  );
  const whole = new Set<string>();
  const patterns = new Set<string>();
  for (const text of catalogues.flatMap((catalogue) => flatten(catalogue))) {
    if (text.startsWith('$t(')) continue;
    const parts = text.split(/\{\{\w+\}\}|<\/?\w+>/);
    const words = parts.join(' ').match(/[A-Za-z]{2,}/g) ?? [];
    // The name of a format, such as PDF, is the same in both languages.
    if (words.join('').length < 4 || words.every((word) => word === word.toUpperCase())) continue;
    if (parts.length === 1) whole.add(text);
    // A short text with gaps would match what people wrote.
    else if (words.length >= 3)
      patterns.add(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
  }
  return { whole: [...whole], patterns: [...patterns] };
}

const english = englishTexts();

/** What keeps a page from being in Bangla: English texts of ours, Latin digits in what is read, and lines too tight. */
export async function banglaProblems(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ whole, patterns }) => {
      const problems: string[] = [];
      if (document.documentElement.lang !== 'bn') problems.push('the page is not said to be Bangla');
      const texts = new Set(whole);
      const expressions = patterns.map((pattern) => new RegExp(pattern));
      const isEnglish = (text: string) =>
        texts.has(text) || expressions.some((expression) => expression.test(text));
      const mixedDigits = /[\u0980-\u09ff][ :]?\d{1,4}(?![\da-f-])|(?<![\d-])\d{1,4} ?[\u0980-\u09ff]/;
      // Codes and paths of the programs' page stay as they are.
      const hasLatinDigits = (text: string) =>
        !/[A-Za-z]{3,}/.test(text) && (mixedDigits.test(text) || /^\d{1,4}$/.test(text));
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!element?.checkVisibility() || text === '') continue;
        if (element.closest('script, style, textarea, pre, code, [lang="en"]')) continue;
        if (isEnglish(text)) problems.push(`English: ${text}`);
        if (hasLatinDigits(text)) problems.push(`Latin digits: ${text}`);
        const { fontSize, lineHeight, letterSpacing } = getComputedStyle(element);
        // A numeral alone has no signs over or under it.
        if (!/[\u0985-\u09e3]/.test(text)) continue;
        const lines = parseFloat(lineHeight) / parseFloat(fontSize);
        // Noto Sans Bengali reaches 1.03 em over and 0.52 em under the baseline; one line alone is not torn by the next.
        const isOneLine =
          element.getClientRects().length <= 1 && element.clientHeight < 2 * parseFloat(lineHeight);
        if (lines < (isOneLine ? 1.25 : 1.4))
          problems.push(`lines of ${lines.toFixed(2)}: ${text.slice(0, 60)}`);
        if (letterSpacing !== 'normal' && letterSpacing !== '0px') problems.push(`spaced letters: ${text}`);
        const clip = element.closest<HTMLElement>('.truncate, .overflow-hidden');
        if (clip === element && lines < 1.5)
          problems.push(`clipped lines of ${lines.toFixed(2)}: ${text.slice(0, 60)}`);
      }
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
        if (element.closest('[lang="en"]')) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const text = element.getAttribute(name)?.trim() ?? '';
          if (text !== '' && isEnglish(text)) problems.push(`English ${name}: ${text}`);
          if (name !== 'placeholder' && hasLatinDigits(text))
            problems.push(`Latin digits in ${name}: ${text}`);
        }
      }
      for (const form of document.querySelectorAll<HTMLFormElement>('form[action]'))
        if (!/^\/bn(\/|$)/.test(new URL(form.action).pathname))
          problems.push(`a form leads to ${form.action}`);
      return [...new Set(problems)];
    },
    await english,
  );
}
