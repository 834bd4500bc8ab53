import anyAscii from 'any-ascii';

/** Letters that the fonts of the product have. */
const KNOWN = String.raw`[\p{Script=Latin}\p{Script=Bengali}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}]`;
const OTHER_LETTERS = new RegExp(String.raw`(?:(?!${KNOWN})[\p{L}\p{M}]|[\uff01-\uff5e])+`, 'gu');
/** Emoji with their colours, joiners and flags; a joiner of Bangla has a letter before it. */
const EMOJI =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{RI})(?:\p{Emoji_Modifier}|\ufe0f|\u200d|[\u{e0020}-\u{e007f}])*|\ufe0e|\ufe0f|\u20e3/gu;
const ASCII = /^[!-~]$/;

/** A letter in Latin ones; one that stands for a syllable, as in Chinese names, has a capital and is a word. */
function spell(letter: string): string {
  if (ASCII.test(letter)) return letter;
  const spelling = anyAscii(letter);
  return /^[A-Z]/.test(spelling) ? ` ${spelling} ` : spelling;
}

const inLatin = (letters: string): string => Array.from(letters.normalize('NFKC'), spell).join('');

/** A text in letters that the fonts of receipts have: others are spelled in Latin ones, emoji are left out. */
export function inKnownLetters(text: string): string {
  return text.replace(EMOJI, ' ').replace(OTHER_LETTERS, inLatin);
}
