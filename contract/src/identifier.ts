import { applyRules, type KeyRule } from './key-rules';

/** The zeros of scripts; their other digits follow. */
const ZEROS = '٠۰߀०০੦૦୦௦౦೦൦෦๐໐༠၀႐០᠐᥆᧐᪀᪐᭐᮰᱀᱐꘠꣐꤀꧐꧰꩐꯰';
const zeroToNine = Array.from({ length: 10 }, (_, digit) => digit);

/** Removes invisible marks, and converts digits of every script to 0 to 9. */
export const unseenAndDigits: readonly KeyRule[] = [
  ['[\\p{Cf}\\p{Default_Ignorable_Code_Point}]+', ''],
  {
    from: Array.from(ZEROS, (zero) =>
      String.fromCodePoint(...zeroToNine.map((digit) => (zero.codePointAt(0) ?? 0) + digit)),
    ).join(''),
    to: zeroToNine.join('').repeat(ZEROS.length),
  },
];

const BRACKETS = ['()', '[]', '{}', '<>', '⟨⟩', '「」', '『』', '【】', '〈〉', '《》', '〔〕'];
const ENDS = /^[\s\p{Pi}\p{Pf}"'`´‚„〝〞〟.,;:،؛۔।॥。、]+|[\s\p{Pi}\p{Pf}"'`´‚„〝〞〟.,;:،؛۔।॥。、]+$/gu;

/** Removes brackets around the whole text. */
function withoutBrackets(text: string): string {
  const pair = BRACKETS.find((brackets) => brackets === text.slice(0, 1) + text.slice(-1));
  const inside = text.slice(1, -1);
  return pair && !Array.from(pair).some((bracket) => inside.includes(bracket)) ? inside : text;
}

/** NFKC without invisible marks, with digits 0 to 9, plain hyphens and single spaces. */
export function plainMarks(text: string): string {
  return applyRules(text.replaceAll('´', "'").normalize('NFKC'), unseenAndDigits)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\u0085\u2800]+/g, ' ');
}

/** Cleans a pasted transaction ID, licence or phone number, email or code, also in a search; rules of each kind follow. */
export function readIdentifier(text: string): string {
  const bare = withoutBrackets(plainMarks(text).replace(ENDS, ''));
  return bare === text ? text : readIdentifier(bare);
}
