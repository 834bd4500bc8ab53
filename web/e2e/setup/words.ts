import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@ainsathi/contract/languages';

interface Texts {
  readonly [key: string]: string | Texts;
}

const folder = path.join(import.meta.dirname, '../../src/i18n');
const otherModules = ['every-page.ts', 'formats.ts', 'later-catalogues.ts'];

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Every text of a language by its place: file, catalogue and key. */
async function textsOf(language: Language): Promise<Map<string, string>> {
  const files = readdirSync(path.join(folder, language)).filter((file) => !otherModules.includes(file));
  const texts = await Promise.all(
    files.map(async (file) => {
      const catalogues = (await import(path.join(folder, language, file))) as Texts;
      return flatten(catalogues, `${file}:`);
    }),
  );
  return new Map(texts.flat());
}

/** Says a text of the product, named by its English words, in the language of a page; its gaps are filled. */
export type Say = (english: string, gaps?: Readonly<Record<string, string>>) => string;

/** @throws for words that no English catalogue has, so that a test cannot look for what nobody says. */
export async function wordsIn(language: Language): Promise<Say> {
  const [english, own] = await Promise.all([textsOf('en'), textsOf(language)]);
  return (words, gaps = {}) => {
    const place = [...english].find(([, text]) => text === words)?.[0];
    const text = place && own.get(place);
    if (!text) throw new Error(`No catalogue says “${words}”`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, gap: string) => gaps[gap] ?? '');
  };
}
