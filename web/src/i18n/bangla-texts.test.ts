import path from 'node:path';
import { catalogueFiles } from '../../test/catalogue-files';
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

const folder = path.join(__dirname, '..');
const english = catalogueFiles(folder, 'en');
const bangla = catalogueFiles(folder, 'bn');

function flatten(texts: Texts, prefix: string): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}.${key}`, value]] : flatten(value, `${prefix}.${key}`),
  );
}

function textsOf(files: Map<string, string>, name: string): Map<string, string> {
  return new Map(flatten(jest.requireActual<Texts>(files.get(name) ?? ''), name));
}

const pairs: Pair[] = [...bangla.keys()].flatMap((name) => {
  const originals = textsOf(english, name);
  // A `_one` of Bangla is used for 0 and 1, so it has the number as `_other` does.
  const original = (key: string) => originals.get(key.replace(/_one$/, '_other')) ?? originals.get(key) ?? '';
  return [...textsOf(bangla, name)].map(([key, text]) => ({ key, english: original(key), bangla: text }));
});

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found).sort();

/** The texts that break a rule, each with its key. */
const breaking = (isBroken: (pair: Pair) => boolean) =>
  pairs.filter(isBroken).map(({ key, bangla }) => `${key}: ${bangla}`);

describe('the Bangla texts', () => {
  it.each([...bangla.keys()])('of %s have the keys of the English ones, in their order', (name) => {
    expect([...textsOf(bangla, name).keys()]).toEqual([...textsOf(english, name).keys()]);
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
    expect([...bangla.keys()].sort()).toEqual([...english.keys()].sort());
  });
});
