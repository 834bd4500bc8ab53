import { unseenAndDigits } from '@ainsathi/contract/identifier';
import { applyRules } from '@ainsathi/contract/key-rules';
import { CONTACTS, DATED, MOBILE } from './contact-patterns';

declare const masked: unique symbol;

/** A text without phone numbers, emails and links, made only by `maskContacts`. */
export type Masked = string & { readonly [masked]: true };

const HIDDEN = '•••';

/** The text for the patterns, with Latin digits and without invisible marks, and the original position of each character. */
function readable(text: string): { plain: string; places: number[] } {
  const places: number[] = [];
  let [plain, place] = ['', 0];
  for (const character of text) {
    const read = character < '\u007f' ? character : applyRules(character.normalize('NFKC'), unseenAndDigits);
    plain += read;
    while (places.length < plain.length) places.push(place);
    place += character.length;
  }
  return { plain, places: [...places, place] };
}

/** Whether the digits belong to a longer number, a date, a docket or a cheque. */
function isFact(text: string, start: number, end: number): boolean {
  const digits = text.slice(start, end);
  const mark = /(?<=\d)[./-](?=\d)/u.exec(digits)?.[0];
  const isLonger =
    mark && (text[start - 1] === mark || (text[end] === mark && /\d/.test(text[end + 1] ?? '')));
  return DATED.test(digits) || Boolean(isLonger);
}

/** What the other side may read before acceptance: phone numbers, emails and links become •••; amounts, dates and case numbers stay. */
export function maskContacts(text: string): Masked {
  const { plain, places } = readable(text);
  const hidden = new Array<boolean>(text.length).fill(false);
  const hide = (start: number, end: number) => hidden.fill(true, places[start], places[end]);
  for (const {
    0: { length },
    1: prefix,
    index,
  } of plain.matchAll(MOBILE))
    if (prefix || !isFact(plain, index, index + length)) hide(index, index + length);
  for (const pattern of CONTACTS)
    for (const {
      0: { length },
      index,
    } of plain.matchAll(pattern))
      hide(index, index + length);
  return Array.from({ length: text.length }, (_, at) =>
    hidden[at] ? (hidden[at - 1] ? '' : HIDDEN) : text[at],
  ).join('') as Masked;
}
