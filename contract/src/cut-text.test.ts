import { cutAtWord, cutText, excerptOf } from './cut-text';

/** Each is one letter or one picture to a reader. */
const units = [
  ['an emoji', '\u{1F4C4}'],
  ['a conjunct', 'ক্ষ'],
  ['a conjunct with a vowel', 'স্ত্রী'],
  ['a conjunct with a joiner in it', 'র\u200c্যা'],
  ['ya with its dot', 'য\u09bc'],
  ['a family', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
] as const;

describe.each(units)('%s', (_, unit) => {
  it.each([60, 70, 120, 200])('is whole or left out where a text is cut at %i', (place) => {
    for (let start = place - unit.length; start <= place; start += 1) {
      const before = 'ক'.repeat(start);
      const text = `${before}${unit} and more`;
      expect(cutText(text, place)).toBe(start + unit.length <= place ? before + unit : before);
      const room = place - 1;
      const cut = start + unit.length <= room ? before + unit : before.slice(0, room);
      expect(excerptOf(text, place)).toBe(`${cut}…`);
    }
  });
});

it('leaves a text that fits as it is', () => {
  expect([cutText('দলিল', 4), excerptOf('দলিল', 4)]).toEqual(['দলিল', 'দলিল']);
});

it('is empty where the first letter does not fit', () => {
  expect([cutText('ক্ষমা', 2), excerptOf('ক্ষমা', 2)]).toEqual(['', '…']);
});

it('cuts at a word in the last third alone', () => {
  expect(excerptOf('A lawyer of the family court', 24)).toBe('A lawyer of the family…');
  expect(excerptOf('A lawyer\nof the\nfamily court', 24)).toBe('A lawyer\nof the\nfamily…');
  expect(excerptOf(`A ${'x'.repeat(60)}`, 24)).toBe(`A ${'x'.repeat(21)}…`);
});

it('cuts a letter with thousands of marks as quickly as any', () => {
  for (const part of ['\u0301', 'র\u200c্', 'ক্', '\u200d', '\u{1F1E7}', ' '])
    expect(excerptOf(part.repeat(25_000), 150).length).toBeLessThanOrEqual(150);
});

it.each([
  ['a few words', 20, 'a few words'],
  ['a few words', 11, 'a few words'],
  ['a few words', 10, 'a few'],
  ['a few words', 5, 'a few'],
  ['wordsalone', 5, 'words'],
])('%s of at most %i units ends at a word', (text, most, cut) => expect(cutAtWord(text, most)).toBe(cut));
