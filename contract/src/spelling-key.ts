import { applyRules, type KeyRule, plainText } from './key-rules';

/** Unifies Bangla letters that look the same, removes invisible characters, replaces everything but letters and digits by spaces, and converts Bangla digits to 0 to 9. */
export const wordRules: readonly KeyRule[] = [
  ['\u0985\u09be', '\u0986'],
  ['([\u09be-\u09cc])\u09bc', '\u09bc\\1'],
  ['\u09ac\u09bc', '\u09b0'],
  { from: '\u09f0', to: '\u09b0' },
  { from: '\u200b\u200c\u200d\u2060\ufeff\u00ad', to: '' },
  { from: '০১২৩৪৫৬৭৮৯', to: '0123456789' },
  ['[^a-z0-9\\u00df-\\u024f\\u0980-\\u09f1]+', ' '],
  ['^ | $', ''],
];

/** Unifies letters that people confuse. */
const spellings: readonly KeyRule[] = [
  { from: 'ঁঃ', to: '' },
  { from: 'ীূঈঊ', to: 'িুইউ' },
  { from: 'ণঞষস', to: 'ননশশ' },
  ['ঙ্গ', 'ঙ'],
  ['ংগ', 'ঙ'],
  ['ং', 'ঙ'],
  ['ৎ', 'ত'],
  ['ক্শ্ম', 'ক্শ'],
  ['(?<!র)্য(?!়)', ''],
  ['(?<!ম)্ব', ''],
  ['([ক-হ])্\\1', '\\1'],
  ['য(?!়)', 'জ'],
  ['ঢ়', 'ড়'],
  ['েয়া', 'িয়া'],
  ['্', ''],
];

/** Latin letters for the remaining Bangla letters: trigram indexes of every locale know Latin letters. */
const latinLetters: KeyRule = {
  from: 'কখগঘঙচছজঝটঠডঢতথদধনপফবভমরলশহয়অআইউঋএঐওঔািুৃেৈোৌ',
  to: 'kKgGNcCjJqQdDtTwWnpPbBmrlshyxoaiuReEvVaiuReEvV',
};

/** From plain text to spelling key, for the database. */
export const spellingRules: readonly KeyRule[] = [...wordRules, ...spellings, latinLetters];

/**
 * Equal for spellings of a text: without case, accents and punctuation, and in Bangla without the differences between old and
 * new spelling (মুন্সীগঞ্জ, মুন্সিগঞ্জ).
 */
export function spellingKey(text: string): string {
  return applyRules(plainText(text), spellingRules);
}
