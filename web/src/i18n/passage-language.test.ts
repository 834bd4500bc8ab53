import { languageOfPassage } from './passage-language';

it.each([
  ['Maintenance for two children', 'en'],
  ['দুই সন্তানের ভরণপোষণ', 'bn'],
  ['দেনমোহর (dower) ও ভরণপোষণ', 'bn'],
  ['The kabinnama (কাবিননামা) of 2011', 'en'],
  ['৳ 1,25,000', null],
  ['', null],
])('%s is in %s', (text, language) => {
  expect(languageOfPassage(text)).toBe(language);
});
