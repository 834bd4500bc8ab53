import type { Language } from '@ainsathi/contract/languages';
import { dateIn } from '../../i18n/dates';
import { type ReceiptMethod, receiptWords } from '../../i18n/receipt-words';
import { amountInWords, takaIn } from './amount-in-words';
import anyAscii from 'any-ascii';

/** The copied values of a row of `receipts`. */
export interface ReceiptContent {
  /** In the lawyer's series, such as 2026/0007. */
  number: string;
  issuedAt: Date;
  clientName: string;
  lawyerName: string;
  lawyerNameBangla: string | null;
  licenseNumber: string | null;
  chamberName: string | null;
  chamberNameBangla: string | null;
  caseTitle: string;
  covers: string | null;
  amountPoisha: number;
  method: ReceiptMethod;
  transactionId: string;
  transferredAt: Date | null;
}

/** Letters in the product's fonts. */
const KNOWN = String.raw`[\p{Script=Latin}\p{Script=Bengali}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}]`;
const OTHER_LETTERS = new RegExp(String.raw`(?:(?!${KNOWN})[\p{L}\p{M}]|[\uff01-\uff5e])+`, 'gu');
/** Emoji with colours, joiners and flags; a Bangla joiner follows a letter. */
const EMOJI =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{RI})(?:\p{Emoji_Modifier}|\ufe0f|\u200d|[\u{e0020}-\u{e007f}])*|\ufe0e|\ufe0f|\u20e3/gu;
const ASCII = /^[!-~]$/;

/** A letter in Latin letters; a letter for a syllable, as in Chinese names, becomes a capitalized word. */
function spell(letter: string): string {
  if (ASCII.test(letter)) return letter;
  const spelling = anyAscii(letter);
  return /^[A-Z]/.test(spelling) ? ` ${spelling} ` : spelling;
}

const inLatin = (letters: string): string => Array.from(letters.normalize('NFKC'), spell).join('');

/** Spells letters outside the receipt's fonts in Latin, and drops emoji. */
function inKnownLetters(text: string): string {
  return text.replace(EMOJI, ' ').replace(OTHER_LETTERS, inLatin);
}

/** Control characters and direction marks. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;

/** Longer words may break anywhere between letters, to stay on the page. */
const LONG_WORD = 24;
const ZERO_WIDTH_SPACE = '\u200b';

const letters = new Intl.Segmenter('bn', { granularity: 'grapheme' });
const joinsNext = /[\u09cd\u200c\u200d]$/;

/** Adds break opportunities to a long word, never inside a conjunct. */
function breakable(word: string): string {
  if (word.length < LONG_WORD) return word;
  const parts = Array.from(letters.segment(word), ({ segment }) => segment);
  return parts.map((part) => (joinsNext.test(part) ? part : part + ZERO_WIDTH_SPACE)).join('');
}

/** User text as one paragraph that fits any width, in letters that the fonts have. */
function written(text: string): string {
  const words = inKnownLetters(text.normalize('NFC').replace(UNSEEN, ' ')).trim().split(/\s+/);
  return words.map(breakable).join(' ');
}

/** The names of the lawyer and the chamber; in Bangla where they were given in Bangla. */
function namesIn(language: Language, content: ReceiptContent) {
  const { lawyerName, lawyerNameBangla, chamberName, chamberNameBangla } = content;
  if (language === 'en') return { lawyerName, chamberName };
  return { lawyerName: lawyerNameBangla ?? lawyerName, chamberName: chamberNameBangla ?? chamberName };
}

/** All texts of the template. Numbers and IDs keep Latin digits, because people copy them. */
export function receiptTexts(content: ReceiptContent, language: Language) {
  const words = receiptWords[language];
  const { number, issuedAt, licenseNumber, covers, amountPoisha, transferredAt } = content;
  const { lawyerName, chamberName } = namesIn(language, content);
  const lawyer = [
    written(lawyerName),
    ...(licenseNumber ? [`${words.licence} ${written(licenseNumber)}`] : []),
    ...(chamberName ? [written(chamberName)] : []),
  ];
  const way = [words.methods[content.method], ...(transferredAt ? [dateIn(language, transferredAt)] : [])];
  return {
    language,
    brand: words.brand,
    title: words.title,
    /** Distinguishes several open documents. */
    documentTitle: `${words.title} ${number}`,
    issue: [
      { label: words.number, lines: [written(number)] },
      { label: words.date, lines: [dateIn(language, issuedAt)] },
    ],
    rows: [
      { label: words.receivedFrom, lines: [written(content.clientName)] },
      { label: words.receivedBy, lines: lawyer },
      { label: words.case, lines: [written(content.caseTitle)] },
      { label: words.purpose, lines: [covers ? written(covers) : words.fee] },
      {
        label: words.sentBy,
        lines: [way.join(', '), `${words.transactionId} ${written(content.transactionId)}`],
      },
    ],
    amount: { label: words.amount, lines: [takaIn(language, amountPoisha)] },
    inWords: { label: words.inWords, lines: [amountInWords(amountPoisha, language)] },
    foot: words.foot,
  };
}
