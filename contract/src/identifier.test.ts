import { plainMarks, readIdentifier } from './identifier';

/** Every character below U+E0200 that a pattern describes. */
const charactersOf = (pattern: RegExp): string[] =>
  Array.from({ length: 0xe0200 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character));

const code = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`;
const wrong = (characters: readonly string[], write: (character: string) => string) =>
  characters.filter((character) => readIdentifier(write(character)) !== 'BKL4R7T2QX').map(code);

describe('an identifier', () => {
  it('has no invisible mark anywhere', () => {
    const marks = charactersOf(/\p{Cf}|\p{Variation_Selector}|[\u034f\u115f\u1160\u3164\uffa0]/u);
    expect(marks.length).toBeGreaterThan(400);
    expect(wrong(marks, (mark) => `${mark}BKL4${mark}R7T2QX${mark}`)).toEqual([]);
  });

  it('has no space, line break or blank around it', () => {
    const spaces = charactersOf(/\p{White_Space}|\u2800/u);
    expect(wrong(spaces, (space) => `${space}BKL4R7T2QX${space}`)).toEqual([]);
    expect(readIdentifier('12\u00a0 \n/\u202f2010')).toBe('12 / 2010');
  });

  it.each([
    ...[
      '“”',
      '‘’',
      '"',
      "''",
      '«»',
      '‹›',
      '„“',
      '‚‘',
      '``',
      '´´',
      '「」',
      '()',
      '[]',
      '{}',
      '<>',
      '【】',
      '（）',
    ],
    ...[
      '⟨⟩',
      '〈〉',
      '《》',
      '“()”',
      '(“”)',
      '.',
      '..',
      ',',
      ';',
      ':',
      '।',
      '॥',
      '。',
      '、',
      '…',
      '،',
      '۔',
      '．',
      '<>,',
    ],
  ])('is read without %s around it', (marks) => {
    const half = Math.floor(marks.length / 2);
    expect(readIdentifier(`${marks.slice(0, half)}BKL4R7T2QX${marks.slice(half)}`)).toBe('BKL4R7T2QX');
  });

  it.each([
    ['Rahim <r@example.com>', 'Rahim <r@example.com>'],
    ['01712-345678 (home)', '01712-345678 (home)'],
    ['(0)1712-(345678)', '(0)1712-(345678)'],
    ["o'rahim@example.com", "o'rahim@example.com"],
    ['/FT26-45/', '/FT26-45/'],
    ['(12]', '(12]'],
    ['“ ” . ,', ''],
    ['\u200b', ''],
  ])('%j is read as %j', (text, read) => expect(readIdentifier(text)).toBe(read));

  it('has the digits of every script as 0 to 9', () => {
    const digits = charactersOf(/^\p{Nd}$/u).filter((digit) => (digit.codePointAt(0) ?? 0) < 0x10000);
    const read = digits.map(readIdentifier).join('');
    expect(read).toBe('0123456789'.repeat(digits.length / 10));
  });

  it('has plain hyphens', () => {
    const dashes = [...charactersOf(/\p{Pd}/u), '\u2212'].filter(
      (dash) => !'\u301c\u3030\u30a0'.includes(dash),
    );
    expect(dashes.filter((dash) => readIdentifier(`FT26${dash}45`) !== 'FT26-45').map(code)).toEqual([]);
  });

  it('is read the same twice', () => {
    for (const text of ['“(১২/২০১০)”', '.(12', 'BKL4 R7T2.', '＜r＠example．com＞'])
      expect(readIdentifier(readIdentifier(text))).toBe(readIdentifier(text));
  });
});

it('a text of several lines is plain too', () => {
  expect(plainMarks('TrxID\u200b: ৭ＢＫ\u2011')).toBe('TrxID: 7BK-');
});
