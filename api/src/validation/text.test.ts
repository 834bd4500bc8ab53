import { hasMixedWord, isProductName } from './name';
import { isDrawn, storableText } from './text';

const stored = (text: string) => storableText({}, 'title', text) ?? '';

test.each([
  ['Bangla', 'র\u200d্যাব ক্\u200cষ হঠাত্\u200d'],
  ['emoji', '👩🏽\u200d⚖\ufe0f 👨\u200d👩\u200d👧'],
])('joiners inside words of %s stay', (_script, text) => {
  expect(stored(text)).toBe(text.normalize('NFC'));
});

test.each([
  ['আমি\u200d দলিল', 'আমি দলিল'],
  ['\u200cনুসরাত\u200c', 'নুসরাত'],
  ['নুস\u200bরাত', 'নুসরাত'],
  ['Ra\u200d\u200chim', 'Rahim'],
  ['Ra\ufe0fhim', 'Rahim'],
])('in %j joiners outside words and other marks go', (text, without) => {
  expect(stored(text)).toBe(without);
});

test.each(['', ' ', '—', '\u2800', '।', '\u09be', '•••', '👍'])('%j has no letter or digit', (text) => {
  expect(isDrawn(stored(text))).toBe(false);
});
test.each(['ক', 'a', '7', '৭', 'Ж'])('%j has one', (text) => {
  expect(isDrawn(stored(text))).toBe(true);
});

test.each(['Р\u0430him', 'R\u0430him Uddin', 'Abdul K\u03b1rim', 'রaহিম', 'Rahimা', 'Rahim-R\u0430him'])(
  '%j mixes scripts in a word',
  (name) => {
    expect(hasMixedWord(name)).toBe(true);
  },
);
test.each([
  ...['Md. Abdul Karim', 'মোঃ আব্দুল করিম', "D'Souza", 'Rahim (রহিম)', 'Müller-Lüdenscheidt', 'Zoe\u0308'],
  ...['Иван Петров', '山田ひろし', 'Rahim 2nd', 'করিম ২য়', 'Rahim & Co., ঢাকা', 'क्षितिज'],
])('%j does not', (name) => {
  expect(hasMixedWord(name)).toBe(false);
});

test.each([
  ...[
    'AinSathi',
    'AinSathi Support',
    'ainsathi-help',
    'Ain Sathi Admin',
    'Team AinSathi',
    'AlnSathi Support',
  ],
  ...['A1nSathi', 'ＡｉｎＳａｔｈｉ', 'আইনসাথী', 'আইনসাথি সহায়তা', 'আইন সাথী সাপোর্ট', 'AINSATHI', 'Áinsathi'],
])('%j is the name of the product', (name) => {
  expect(isProductName(name)).toBe(true);
});
test.each(['Sathi Akter', 'Nusrat Hossain Sathi', 'Qurratul Ain Sathi', 'HossainSathi', 'সাথী আক্তার'])(
  '%j is a person',
  (name) => {
    expect(isProductName(name)).toBe(false);
  },
);
