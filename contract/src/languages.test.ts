import { inLanguage, languageOf, withoutLanguage } from './languages';

const pairs = [
  ['/', '/bn'],
  ['/?page=2', '/bn?page=2'],
  ['/#faq', '/bn#faq'],
  ['/lawyers/in/dhaka', '/bn/lawyers/in/dhaka'],
  ['/blogs?search=a/b', '/bn/blogs?search=a/b'],
] as const;

it.each(pairs)('%s and %s are the same page in two languages', (english, bangla) => {
  expect([languageOf(english), languageOf(bangla)]).toEqual(['en', 'bn']);
  expect([inLanguage(english, 'bn'), inLanguage(bangla, 'bn')]).toEqual([bangla, bangla]);
  expect([inLanguage(bangla, 'en'), withoutLanguage(bangla), withoutLanguage(english)]).toEqual([
    english,
    english,
    english,
  ]);
});

it('a path that only begins with the same letters is English', () => {
  expect(languageOf('/bnp')).toBe('en');
  expect(withoutLanguage('/bnp')).toBe('/bnp');
  expect(languageOf('/bn/')).toBe('bn');
  expect(withoutLanguage('/bn/')).toBe('/');
});
