import { applyRules, hasBangla, type KeyRule, plainText } from './key-rules';
import { nameRules } from './name-key';
import { wordRules } from './spelling-key';

/** Of the classes of sounds it leaves consonants, i and u: খরচ is written khoroch and khoros. */
const withoutOpenVowels: readonly KeyRule[] = [
  ['^A', 'a'],
  { from: 'Awy', to: '' },
  { from: 'cf', to: 'sp' },
  ['h(?= |$)', ''],
  ['(.)\\1+', '\\1'],
];

/** Too many other words share a key with fewer signs, or fewer consonants among them. */
const FEWEST_SIGNS = 4;
const FEWEST_CONSONANTS = 3;

/** Equal for a Bangla word and its Latin spellings; null for a short word. */
export function soundKey(word: string): string | null {
  const plain = applyRules(plainText(word), wordRules);
  const sounds = applyRules(plain, hasBangla(plain) ? nameRules.bangla : nameRules.latin);
  const key = applyRules(sounds, withoutOpenVowels);
  const consonants = key.replace(/[IU]/g, '').length;
  return key.length < FEWEST_SIGNS || consonants < FEWEST_CONSONANTS ? null : key;
}
