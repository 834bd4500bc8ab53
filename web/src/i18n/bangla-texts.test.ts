import { readdirSync } from 'node:fs';
import path from 'node:path';
import { banglaTextRules, keptInTranslation } from '@ainsathi/contract/test/bangla-text-rules';

interface Texts {
  readonly [key: string]: string | Texts;
}

interface Pair {
  /** The file and the key, for the message. */
  key: string;
  english: string;
  bangla: string;
}

const folder = (language: string) => path.join(__dirname, language);
/** Not catalogues: what gathers them, and how numbers and dates are written. */
const otherModules = ['every-page.ts', 'formats.ts', 'later-catalogues.ts'];

const files = (language: string) =>
  readdirSync(folder(language)).filter((file) => file.endsWith('.ts') && !otherModules.includes(file));

function flatten(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : flatten(value, `${prefix}.${key}`),
  );
}

function textsOf(language: string, file: string): Map<string, string> {
  return new Map(
    flatten(jest.requireActual<Texts>(path.join(folder(language), file)), path.basename(file, '.ts')),
  );
}

const pairs: Pair[] = files('bn').flatMap((file) => {
  const english = textsOf('en', file);
  // A `_one` of Bangla stands for 0 and 1, so it holds the number as `_other` does.
  const original = (key: string) => english.get(key.replace(/_one$/, '_other')) ?? english.get(key) ?? '';
  return [...textsOf('bn', file)].map(([key, bangla]) => ({ key, english: original(key), bangla }));
});

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found).sort();

/** The texts that break a rule, each with its key. */
const breaking = (isBroken: (pair: Pair) => boolean) =>
  pairs.filter(isBroken).map(({ key, bangla }) => `${key}: ${bangla}`);

describe('the Bangla texts', () => {
  it.each(files('bn'))('of %s have the keys of the English ones, in their order', (file) => {
    expect([...textsOf('bn', file).keys()]).toEqual([...textsOf('en', file).keys()]);
  });

  it.each(Object.entries(keptInTranslation))('have the %s of the English ones', (_, pattern) => {
    const differs = ({ english, bangla }: Pair) =>
      all(english, pattern).join() !== all(bangla, pattern).join();
    expect(breaking(differs)).toEqual([]);
  });

  it('say the same for one as for many, with the number', () => {
    const other = new Map(pairs.map(({ key, bangla }) => [key, bangla]));
    const differs = ({ key, bangla }: Pair) =>
      key.endsWith('_one') && bangla !== other.get(key.replace(/_one$/, '_other'));
    expect(breaking(differs)).toEqual([]);
  });

  it.each(banglaTextRules())('have %s', (_, isBroken) => {
    expect(breaking(({ bangla }) => isBroken(bangla))).toEqual([]);
  });

  it('are there for every English file', () => {
    expect(files('bn')).toEqual(files('en'));
  });
});
