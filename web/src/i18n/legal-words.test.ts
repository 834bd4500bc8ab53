import { legalWordsIn, splitAtLegalWords } from '../legal-words/find-legal-words';
import { legalWords, legalWordSlugs, writtenForms } from './legal-words';
import { legalWordsByLetter } from '../legal-words/sort-legal-words';
import { legalWords as english } from '../legal-words/legal-words.en';
import { legalWords as bangla } from '../legal-words/legal-words.bn';

const found = (text: string, language: 'en' | 'bn') =>
  splitAtLegalWords(text.normalize('NFC'), language)
    .filter(({ slug }) => slug)
    .map(({ text: word }) => word);

describe('the legal words', () => {
  it('have a slug each that can stand in an address, and a meaning in whole sentences', () => {
    expect(legalWordSlugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
    expect(Object.keys(english.meanings)).toEqual(legalWordSlugs);
    expect(Object.values(english.meanings).filter((meaning) => !meaning.endsWith('.'))).toEqual([]);
    expect(Object.values(bangla.meanings).filter((meaning) => !meaning.endsWith('।'))).toEqual([]);
  });

  it('have Bangla names in normal form NFC, without Latin letters or digits', () => {
    const names = legalWordSlugs.flatMap((slug) => [legalWords[slug].bn.word, ...writtenForms(slug, 'bn')]);
    expect(names.filter((name) => name !== name.normalize('NFC') || /[A-Za-z0-9]/.test(name))).toEqual([]);
  });

  it.each(['en', 'bn'] as const)('are each written in a way that no other is, in %s', (language) => {
    const forms = legalWordSlugs.flatMap((slug) => [...writtenForms(slug, language)]);
    expect(new Set(forms).size).toBe(forms.length);
    for (const slug of legalWordSlugs)
      for (const form of writtenForms(slug, language)) expect(legalWordsIn(form, language)).toEqual([slug]);
  });

  it.each(['en', 'bn'] as const)('are listed in the alphabetical order of %s', (language) => {
    const listed = legalWordsByLetter(language).flatMap(({ slugs }) => slugs);
    const names = listed.map((slug) => legalWords[slug][language].word);
    expect(listed).toHaveLength(legalWordSlugs.length);
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare));
  });
});

describe('finding them in an English text', () => {
  it.each([
    ['Sign the vakalatnama first.', ['vakalatnama']],
    ['A PLAINT, two affidavits and the decrees.', ['PLAINT', 'affidavits', 'decrees']],
    ['The advocate’s fee', ['advocate']],
    ['Bar\nCouncil', ['Bar\nCouncil']],
    ['Anticipatory bail, then bail.', ['Anticipatory bail', 'bail']],
    ['He will complain of maintaining a writing', []],
    ['advocacy, pre-appeal, appealed', []],
    ['The lawyer writes the papers; two writs', ['writs']],
    ['', []],
  ])('%j', (text, words) => expect(found(text, 'en')).toEqual(words));

  it('takes the first place of each, and keeps the text', () => {
    const text = 'An appeal is late; appeals need leave. The plaintiff appeals against the defendant.';
    expect(found(text, 'en')).toEqual(['appeal', 'plaintiff']);
    const whole = splitAtLegalWords(text, 'en').map((part) => part.text);
    expect(whole.join('')).toBe(text);
  });
});

describe('finding them in a Bangla text', () => {
  it.each([
    ['ওকালতনামার কপি রাখুন।', ['ওকালতনামার']],
    ['আরজিতে যা লেখা, হলফনামাটি তা-ই বলে।', ['আরজিতে', 'হলফনামাটি']],
    ['দলিলগুলোর নকল, আসামিকে ও বাদীদের', ['দলিলগুলোর', 'আসামিকে', 'বাদীদের']],
    ['রায়ের পর আপিলও করা যায়।', ['রায়ের', 'আপিলও']],
    ['আগাম জামিনের পর জামিন।', ['আগাম জামিনের', 'জামিন']],
    ['জাতীয়তাবাদী, রুলার, জামিনদার, সমনজারি', []],
  ])('%s', (text, words) => expect(found(text, 'bn')).toEqual(words.map((word) => word.normalize('NFC'))));

  it('takes the first place of each', () => {
    expect(found('শুনানির দিন শুনানিতে আসুন।', 'bn')).toEqual(['শুনানির']);
  });

  it('finds the letter য় in both of its forms', () => {
    expect(found('রা\u09df', 'bn')).toHaveLength(1);
    expect(splitAtLegalWords('রা\u09df', 'bn')).toEqual([{ text: 'রা\u09af\u09bc', slug: 'judgement' }]);
  });
});
