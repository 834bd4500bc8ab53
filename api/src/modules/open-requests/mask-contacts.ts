import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { findPhoneNumbersInText } from 'libphonenumber-js/min';

declare const masked: unique symbol;

/** A text without phone numbers, emails and links; nothing but `maskContacts` makes it. */
export type Masked = string & { readonly [masked]: true };

const HIDDEN = '•••';

const EMAIL = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const LINK =
  /(?:https?:\/\/|www\.)\S+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|info|me|bd|io|link|app|co)\b(?:\/\S*)?/giu;

/** The phone numbers of Bangladesh; numbers in words are not found. Digits become Latin one to one, so that places stay. */
function withoutPhones(text: string): string {
  let result = text;
  const found = findPhoneNumbersInText(latinDigits(text), { defaultCountry: 'BD' });
  for (const { startsAt, endsAt } of [...found].reverse())
    result = result.slice(0, startsAt) + HIDDEN + result.slice(endsAt);
  return result;
}

/** A text of a client or a lawyer as the other one may read it before acceptance: phone numbers, emails and links become •••; amounts, dates and numbers of cases stay. */
export function maskContacts(text: string): Masked {
  return withoutPhones(text.replace(EMAIL, HIDDEN).replace(LINK, HIDDEN)) as Masked;
}
