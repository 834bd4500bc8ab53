import { plainMarks, readIdentifier } from '@ainsathi/contract/identifier';
import type { PaymentMethod } from '../../graphql/generated/schema-types';

/** The payment in an SMS of a payment service. */
export interface TransactionMessage {
  transactionId: string;
  /** As in the message, e.g. "Tk 500.00". */
  amount: string | null;
  /** As in the message, e.g. "30/10/2025 21:02". */
  time: string | null;
  /** Why the client should check it: it is no payment, was reversed, or comes from several messages. */
  problem: NoPayment | 'reversed' | 'several' | null;
}

/** Messages that are no payment. */
type NoPayment = 'received' | 'cashIn' | 'cashback' | 'recharge' | 'pending';

const number = String.raw`[\d,]+(?:\.\d{1,2})?`;
// An amount before its currency does not end a time: "20:14 Tk 25,000" is no amount of 14.
const amountPattern = new RegExp(
  String.raw`(?:Tk\.?|BDT|৳)\s*${number}|(?<![\d:/.,-])${number}\s*(?:(?:Tk\b|BDT|৳)(?!\.?\s*\d)|টাকা)`,
  'gi',
);
const charge = String.raw`(?:fees?|charges?|comm(?:ission)?|vat|tax|duty|ফি|চার্জ|ভ্যাট|কমিশন|কর|খরচ)`;
const total = String.raw`(?:total|মোট)`;
const label = (names: string, ending: string) =>
  new RegExp(String.raw`${names}(?:\s+(?:amount|পরিমাণ))?\s*(?:is|of|হলো|বাবদ)?\s*[:.=-]?\s*${ending}`, 'iu');
// Other amounts: charges and balances. An amount after a plus is a charge, too.
const otherAmount = label(String.raw`(?:${charge}|balance|bal|ব্যালেন্স|স্থিতি|\+)`, '$');
const totalAmount = label(total, '$');
const chargedAmount = label(charge, String.raw`(?:Tk|BDT|৳|\d)`);
const labelledAmount = new RegExp(
  String.raw`(?<!(?:${charge}|${total}|bal(?:ance)?)\s*)(?:\bamount|\bamt|পরিমাণ)\s*[:.=-]?\s*((?:(?:Tk\.?|BDT|৳)\s*)?${number})`,
  'iu',
);
const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s*[AP]M)?`;
const day = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})|\d{1,2}[ -][A-Z]{3}[ -](?:\d{4}|\d{2})`;
const timePattern = new RegExp(String.raw`(?:${day})\s+${clock}|${clock}\s+(?:${day})`, 'i');
const idLabel = String.raw`(?:T(?:rx|ransaction|xn|x)\s*\.?\s*ID|(?:ট্রানজেকশন|ট্রানজ্যাকশন|লেনদেন)\s*(?:আইডি|নম্বর))\s*[:.#]?\s*(?:is\s+)?`;
const idPattern = new RegExp(String.raw`${idLabel}([A-Z0-9]{6,32})\b`, 'giu');
const labelInFront = new RegExp(`^${idLabel}`, 'iu');
/** A bank's ID, if the message has no other. */
const referencePattern = /\bRef(?:erence)?\s*(?:no\.?)?\s*[:.#]?\s*((?=[A-Z0-9]*\d)[A-Z0-9]{8,32})\b/gi;
// User text: its words say nothing about the message.
const reference = new RegExp(
  String.raw`(?:\b(?:Ref(?:erence)?|Remarks?|Narration|Note|Purpose)\b|রেফারেন্স|রেফ|মন্তব্য)\s*[:.#]?\s*[^\n]*?(?=\n|(?<=[\s.,;।])(?:(?:${charge}|${total}|amount|balance|ব্যালেন্স)\s*[:=]?\s*(?:Tk|BDT|৳|\d[\d,.]*\s*টাকা)|${idLabel})|(?<=[.;।]\s+)(?:Tk|BDT|৳)|$)`,
  'giu',
);
const reversal = /revers(?:ed|al)|cancell?ed|refund|unsuccessful|\bnot successful|failed|ফেরত|বাতিল|ব্যর্থ/iu;
const pending = /\bpending\b|\bprocessing\b|\bin process\b|অপেক্ষমাণ|প্রক্রিয়াধীন|পেন্ডিং/iu;
const noPayments: readonly (readonly [NoPayment, RegExp])[] = [
  ['cashback', /\bcash[\s-]?back\b|ক্যাশ\s?ব্যাক/iu],
  ['cashIn', /\bcash[\s-]?in\b|\badd(?:ed)? money\b|\bdeposit|ক্যাশ\s?ইন|অ্যাড মানি/iu],
  ['recharge', /\brecharged?\b|\btop[\s-]?up\b|রিচার্জ/iu],
  ['received', /\b(?:you|you have|you've|money|and) received\b|^received\b|\bcredited\b|পেয়েছেন|জমা হয়েছে/iu],
];
/** Received money, but some services also say this of sent money, which alone has a charge. */
const receivedFrom = /\breceived from\b/i;

/** Advertisements follow the ID, so the words before it decide first. */
function problemOf(text: string): TransactionMessage['problem'] {
  if (reversal.test(text)) return 'reversed';
  if (pending.test(text)) return 'pending';
  const front = text.slice(0, text.search(new RegExp(idLabel, 'iu')));
  const decisive = (front.match(amountPattern) ? front : text).normalize('NFC').trim();
  const found = noPayments.find(([, words]) => words.test(decisive));
  if (found) return found[0];
  const isCharged = /[1-9]/.test(
    new RegExp(`${chargedAmount.source}[\\s\\d,.]*`, 'iu').exec(text)?.[0] ?? '',
  );
  return receivedFrom.test(decisive) && !isCharged ? 'received' : null;
}

/** The paid amount, as in the message: neither a charge nor a balance. */
function paidAmount(text: string): string | null {
  const labelled = labelledAmount.exec(text)?.[1];
  if (labelled !== undefined) return labelled;
  const before = (index: number) => text.slice(0, index).normalize('NFC');
  const found = [...text.matchAll(amountPattern)].find(({ index }) => !otherAmount.test(before(index)));
  if (!found) return null;
  // A total includes the charge, unless the message adds the charge to it.
  const hasCharge = totalAmount.test(before(found.index)) && chargedAmount.test(text);
  return hasCharge && !/^\s*\+/.test(text.slice(found.index + found[0].length)) ? null : found[0];
}

/** An ID has a digit, or the ten capitals of bKash; other words after "TrxID" are no IDs. */
const isId = (id: string) => /\d/.test(id) || /^[A-Z]{10}$/.test(id);

interface Found {
  transactionId: string;
  text: string;
}

/** The IDs of a pasted text with their messages: their lines if each line has an ID, otherwise the whole text. */
function messagesIn(text: string): Found[] {
  const idsIn = (part: string) => {
    const ids = [...part.matchAll(idPattern)].flatMap(([, id]) => (id && isId(id) ? [id.toUpperCase()] : []));
    if (ids.length > 0) return ids;
    return [...part.matchAll(referencePattern)].flatMap(([, id]) => id?.toUpperCase() ?? []);
  };
  const all = [...new Set(idsIn(text))];
  if (all.length < 2) return all.map((transactionId) => ({ transactionId, text }));
  return text
    .split(/\n+/)
    .flatMap((line) => idsIn(line).map((transactionId) => ({ transactionId, text: line })));
}

/** Such as "… TrxID CJU0PZQ3U6 at 30/10/2025 21:02"; null without an ID. */
export function readTransactionMessage(message: string): TransactionMessage | null {
  const found = messagesIn(message.split('\n').map(plainMarks).join('\n')).map(({ transactionId, text }) => {
    const own = text.replace(reference, ' ');
    const time = (timePattern.exec(own) ?? timePattern.exec(text))?.[0] ?? null;
    return { transactionId, amount: paidAmount(own), time, problem: problemOf(own) };
  });
  // Among several messages, received money is not the payment.
  const sent = found.filter(({ problem }) => problem === null || problem === 'reversed');
  const [first] = sent.length > 0 ? sent : found;
  if (!first) return null;
  return sent.length > 1 ? { ...first, problem: 'several' } : first;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** From "2026-11-20", "20/11/26", "20-NOV-26" or "20 Nov 2026"; null otherwise. */
function dayOf(text: string): string | null {
  const parts = text.toLowerCase().match(/\d+|[a-z]{3}/g) ?? [];
  const [first = '', second = '', third = ''] = parts;
  const [year, month, date] = first.length === 4 ? [first, second, third] : [third, second, first];
  const monthNumber = /\d/.test(month) ? Number(month) : months.indexOf(month) + 1;
  if (parts.length !== 3 || monthNumber < 1 || monthNumber > 12) return null;
  const two = (value: string | number) => String(value).padStart(2, '0');
  return `${year.length === 2 ? `20${year}` : year}-${two(monthNumber)}-${two(date)}`;
}

/** For the form, in Dhaka; null otherwise. */
export function readMessageTime(time: string): { date: string; time: string } | null {
  const [clockText, hours = '', minutes = '', half] =
    /(\d{1,2}):(\d{2})(?::\d{2})?\s*([AP]M)?/i.exec(time) ?? [];
  if (clockText === undefined) return null;
  const date = dayOf(time.replace(clockText, ' '));
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
  if (date === null) return null;
  return { date, time: `${String(hour).padStart(2, '0')}:${minutes}` };
}

const withoutSpaces = (text: string) => readIdentifier(text).replaceAll(' ', '').toUpperCase();

/** The ID as the server stores it: from a whole message, or else the text without its label. */
export function findTransactionId(text: string): string {
  const found = readTransactionMessage(text);
  if (found) return found.problem === null ? found.transactionId : readIdentifier(text).toUpperCase();
  const unlabelled = withoutSpaces(readIdentifier(text).replace(labelInFront, ''));
  return isId(unlabelled) ? unlabelled : withoutSpaces(text);
}

/** In the order of the form. */
export const paymentMethods = [
  'BKASH',
  'NAGAD',
  'ROCKET',
  'BANK',
] as const satisfies readonly PaymentMethod[];

/** The API's rule. */
export function hasIdShape(method: PaymentMethod, transactionId: string): boolean {
  const shape = method === 'BANK' ? /^[A-Z0-9/-]{4,64}$/ : /^[A-Z0-9]{6,32}$/;
  return shape.test(transactionId);
}

/** Observed IDs; undocumented, so other IDs only need a confirmation. */
const SEEN: Record<PaymentMethod, RegExp> = {
  BKASH: /^[A-Z0-9]{10}$/,
  NAGAD: /^[A-Z0-9]{8}$/,
  ROCKET: /^\d{10}$/,
  BANK: /./,
};

/** Whether an ID looks like a method's observed IDs. */
export function looksLikeMethod(method: PaymentMethod, transactionId: string): boolean {
  return SEEN[method].test(transactionId);
}
