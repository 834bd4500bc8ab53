import { latinDigits } from './bangla-digits';

/** Marks without width that a paste leaves in an address. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** An email address as it is meant: "‘Rahim৯৯@example.com’" and "Rahim <rahim99@example.com>" without quotes, name and brackets. */
export function readEmail(text: string): string {
  const bare = latinDigits(text).replace(UNSEEN, '').trim();
  const inBrackets = /<([^<>]+)>$/.exec(bare)?.[1] ?? bare;
  return inBrackets.replace(/^mailto:/i, '').replace(/^['"‘’“”]+|['"‘’“”]+$/g, '');
}

/** The addresses that every form and API takes: those of ASCII, which all mail servers deliver. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&*+/=?^`{|}~'-]*[\w!#$%&*+/=?^`{|}~'-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
