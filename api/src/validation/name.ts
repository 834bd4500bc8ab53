import { spellingKey } from '@ainsathi/contract/spelling-key';

export const MIXED = '{{label}}: please write each word in one script';
export const PRODUCT_NAME = '{{label}}: this is the name of AinSathi itself';

/** Scripts whose letters look like letters of other scripts, and the script of Bangla. */
const MIXTURES = ['Latin', 'Bengali', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map((script) => [
  new RegExp(String.raw`\p{Script=${script}}`, 'u'),
  new RegExp(
    String.raw`(?!\p{Script_Extensions=${script}}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}]`,
    'u',
  ),
]);

/** Whether a word mixes scripts, as Rahim with a Cyrillic a. */
export function hasMixedWord(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => MIXTURES.some((mixture) => mixture.every((part) => part.test(word))));
}

/** The spelling, with l and 1 as i. */
const looksOf = (name: string): string => ` ${spellingKey(name).replace(/[l1]/g, 'i')}`;
const PRODUCT = ['AinSathi', 'আইনসাথী'].map(looksOf);
const IN_TWO_WORDS = ['Ain Sathi', 'আইন সাথী'].map(looksOf);
const BEFORE = new RegExp(
  `^(?: (?:${['the', 'official', 'team', 'support', 'টিম', 'অফিসিয়াল'].map((word) => looksOf(word).trim()).join('|')}))+(?= )`,
);

/** Whether a name is the product's name, or starts with it, alone or after "The" and the like; Qurratul Ain Sathi is a person. */
export function isProductName(name: string): boolean {
  const looks = looksOf(name).replace(BEFORE, '');
  return PRODUCT.some((key) => looks.includes(key)) || IN_TWO_WORDS.some((key) => looks.startsWith(key));
}
