import { latinDigits } from '@ainsathi/contract/bangla-digits';

/** The payment in a bKash SMS. */
export interface TransactionMessage {
  transactionId: string;
  /** As the message writes it, e.g. "Tk 500.00". */
  amount: string | null;
  /** As the message writes it, e.g. "30/10/2025 21:02". */
  time: string | null;
}

const amountPattern = /(?:Tk\.?|BDT|৳)\s*[\d,]+(?:\.\d{1,2})?|[\d,]+(?:\.\d{1,2})?\s*(?:Tk\b|BDT|৳|টাকা)/gi;
// What stands before an amount that is not the payment: the fee of the service, or what is left.
const otherAmount = /(?:balance|bal|fee|charge|ব্যালেন্স|ফি|চার্জ)\s*(?:is|হলো)?\s*[:.=-]?\s*$/iu;
const timePattern = /\d{1,2}\/\d{1,2}\/\d{4}\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s*[AP]M)?/i;
// Requires a digit, so that the next word of a sentence does not match.
const idPattern = /T(?:rx|ransaction|xn)\s*\.?\s*ID\s*[:.#]?\s*(?:is\s+)?((?=[A-Z]*\d)[A-Z0-9]{6,32})\b/i;

/** The amount that was paid, as the message writes it: neither fee nor balance. */
function paidAmount(text: string): string | null {
  const found = [...text.matchAll(amountPattern)].find(
    ({ index }) => !otherAmount.test(text.slice(0, index).normalize('NFC')),
  );
  return found?.[0] ?? null;
}

/** Parses the transaction ID in a pasted SMS ("… TrxID CJU0PZQ3U6 at 30/10/2025 21:02"); null without one. */
export function readTransactionMessage(message: string): TransactionMessage | null {
  const text = latinDigits(message);
  const transactionId = idPattern.exec(text)?.[1];
  if (!transactionId) return null;
  return {
    transactionId: transactionId.toUpperCase(),
    amount: paidAmount(text),
    time: timePattern.exec(text)?.[0] ?? null,
  };
}

/** The time of a message, "30/10/2025 21:02" or "30/10/2025 9:02 PM" in Dhaka, as a form holds it; null for anything else. */
export function readMessageTime(time: string): { date: string; time: string } | null {
  const [, day = '', month = '', year = '', hours = '', minutes = '', half] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})\s+(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?$/i.exec(time) ?? [];
  if (year === '') return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  const two = (value: string | number) => String(value).padStart(2, '0');
  return { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${minutes}` };
}

/** Normalises an ID as the server stores it: trimmed, in capitals. */
export function normalTransactionId(text: string): string {
  return latinDigits(text.trim()).toUpperCase();
}

/** The ID in what stands in the field: the one of a whole message, else the text itself. */
export function findTransactionId(text: string): string {
  return readTransactionMessage(text)?.transactionId ?? normalTransactionId(text);
}

/** True for 10 letters and digits, as in all known bKash IDs. bKash does not document it, so other IDs need only a confirmation. */
export function looksLikeBkash(transactionId: string): boolean {
  return /^[A-Z0-9]{10}$/.test(transactionId);
}
