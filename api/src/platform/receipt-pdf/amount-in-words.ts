import type { Language } from '@ainsathi/contract/languages';
import { ToWords } from 'to-words';
import { inBanglaDigits } from '@ainsathi/contract/bangla-dates';

const POISHA = 100;

/** Grouping of Bangladesh: thousands, then pairs of digits. */
const GROUPED = new Intl.NumberFormat('en-IN');

/** "৳ 1,25,000" or "১,২৫,০০০ টাকা"; poisha only if not zero. */
export function takaIn(language: Language, amountPoisha: number): string {
  const taka = GROUPED.format(Math.floor(amountPoisha / POISHA));
  const rest = amountPoisha % POISHA;
  const amount = rest === 0 ? taka : `${taka}.${String(rest).padStart(2, '0')}`;
  return language === 'en' ? `৳ ${amount}` : `${inBanglaDigits(amount)} টাকা`;
}

const CRORE = 10_000_000;
const HUNDRED_CRORE = 100 * CRORE;

/** Our own units: the library writes `Poysha`, and no ending in Bangla. */
const NUMBER_WORDS = {
  en: {
    words: new ToWords({ localeCode: 'en-BD' }),
    crore: 'crore',
    taka: 'taka',
    /** Joins taka and poisha. */
    and: ' and',
    poisha: 'poisha',
    only: 'only',
  },
  bn: {
    words: new ToWords({ localeCode: 'bn-BD' }),
    crore: 'কোটি',
    taka: 'টাকা',
    and: '',
    poisha: 'পয়সা',
    only: 'মাত্র',
  },
};

/** The library omits the number of a single hundred at the end: `শত` for 100. */
const LONE_HUNDRED = /(?<=^|(?:হাজার|লাখ|কোটি) )শত$/;

/** A whole number. Counts crores from a hundred crore on: nobody here says arab and kharab. */
function wordsOf(number: number, language: Language): string {
  const { words, crore } = NUMBER_WORDS[language];
  if (number < HUNDRED_CRORE) return words.convert(number).replace(LONE_HUNDRED, 'এক শত');
  const rest = number % CRORE;
  const crores = `${wordsOf(Math.floor(number / CRORE), language)} ${crore}`;
  return rest === 0 ? crores : `${crores} ${wordsOf(rest, language)}`;
}

/** "One lakh twenty five thousand taka only" or "এক লাখ পঁচিশ হাজার টাকা মাত্র". */
export function amountInWords(amountPoisha: number, language: Language): string {
  const units = NUMBER_WORDS[language];
  const taka = Math.floor(amountPoisha / POISHA);
  const rest = amountPoisha % POISHA;
  const ofTaka = taka > 0 ? `${wordsOf(taka, language)} ${units.taka}` : '';
  const ofRest = rest > 0 ? `${wordsOf(rest, language)} ${units.poisha}` : '';
  const both = [ofTaka, ofRest].filter(Boolean).join(`${units.and} `);
  const text = `${both} ${units.only}`.normalize('NFC').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
