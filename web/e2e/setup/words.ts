import path from 'node:path';
import type { Language } from '@ainsathi/contract/languages';
import { catalogueFiles } from '../../test/catalogue-files';

interface Texts {
  readonly [key: string]: string | Texts;
}

const source = path.join(import.meta.dirname, '../../src');

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Every text of a language by its place: catalogue and key, in the order of the catalogues' names. */
async function textsOf(language: Language): Promise<Map<string, string>> {
  const files = [...catalogueFiles(source, language)].sort(([one], [other]) => one.localeCompare(other));
  const texts = await Promise.all(
    files.map(async ([name, file]) => flatten((await import(file)) as Texts, `${name}:`)),
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
