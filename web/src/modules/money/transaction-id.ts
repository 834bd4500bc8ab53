import { plainMarks, readIdentifier } from '@ainsathi/contract/identifier';

/** The payment in an SMS of a payment service. */
export interface TransactionMessage {
  transactionId: string;
  /** As in the message, e.g. "Tk 500.00". */
  amount: string | null;
  /** As in the message, e.g. "30/10/2025 21:02". */
  time: string | null;
  /** Why the client should check it: it is no payment, was reversed, or is one of several that cannot be told apart. */
  problem: NoPayment | 'reversed' | 'several' | null;
}

type NoPayment = 'received' | 'cashIn' | 'cashback' | 'recharge' | 'pending';

const number = String.raw`[\d,]+(?: \d{3}(?!\d))*(?:\.\d{1,2})?`;
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
const day = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{1,2}[ -][A-Z]{3,9}[ -](?:\d{4}|\d{2})`;
const timePattern = new RegExp(
  String.raw`(?:${day})(?:,?\s+(?:at\s+)?|T)${clock}|${clock},?\s+(?:on\s+)?(?:${day})`,
  'i',
);
const idNumber = String.raw`(?:নম্বর|নাম্বার|নং)`;
const idLabel = String.raw`(?:T(?:rx|ransaction|xn|x)\s*\.?\s*ID(?:\s*${idNumber})?|(?:ট্রানজেকশন|ট্রানজ্যাকশন|লেনদেন)\s*(?:আইডি(?:\s*${idNumber})?|${idNumber}))\s*[:.#=ঃ-]?\s*(?:is\s+)?`;
const idPattern = new RegExp(String.raw`${idLabel}([A-Z0-9]{6,32})\b`, 'giu');
const labelInFront = new RegExp(`^${idLabel}`, 'iu');
/** A bank's ID, if the message has no other. */
const referencePattern = /\bRef(?:erence)?\s*(?:no\.?)?\s*[:.#]?\s*((?=[A-Z0-9]*\d)[A-Z0-9]{8,32})\b/gi;
// User text: its words say nothing about the message.
export const reference = new RegExp(
  String.raw`(?:\b(?:Ref(?:erence)?|Remarks?|Narration|Note|Purpose)\b|রেফারেন্স|রেফ|মন্তব্য)\s*[:.#]?\s*[^\n]*?(?=\n|(?<=[\s.,;।])(?:(?:${charge}|${total}|amount|balance|ব্যালেন্স)\s*[:=]?\s*(?:Tk|BDT|৳|\d[\d,.]*\s*টাকা)|${idLabel})|(?<=[.;।]\s+)(?:Tk|BDT|৳)|$)`,
  'giu',
);
const reversal =
  /revers(?:ed|al)|cancell?ed|refund|unsuccessful|\bnot (?:successful|completed?|processed)|\bnot be (?:completed|processed)\b|failed|declined|rejected|denied|insufficient|ফেরত|রিফান্ড|বাতিল|ব্যর্থ|অপর্যাপ্ত|সম্ভব হয়নি|সফল হয়নি/iu;
const pending =
  /\bpending\b|\bprocessing\b|\bin process\b|\b(?:payment|money) request\b|\brequest(?:ed)? money\b|অপেক্ষমাণ|প্রক্রিয়াধীন|পেন্ডিং/iu;
const noPayments: readonly (readonly [NoPayment, RegExp])[] = [
  ['cashback', /\bcash[\s-]?back\b|ক্যাশ\s?ব্যাক/iu],
  ['cashIn', /\bcash[\s-]?in\b|\badd(?:ed)? money\b|\bdeposit|ক্যাশ\s?ইন|অ্যাড মানি/iu],
  ['recharge', /\brecharged?\b|\btop[\s-]?up\b|রিচার্জ/iu],
  [
    'received',
    /\b(?:you|you have|you've|money|and) received\b|^received\b|\bcredited\b|\bdisbursed\b|পেয়েছেন|জমা হয়েছে|টাকা এসেছে/iu,
  ],
];
/** Received money, but some services also say this of sent money, which alone has a charge. */
const receivedFrom = /\breceived from\b/i;

/** Advertisements follow the ID, so the words before it decide first. */
export function problemOf(text: string): TransactionMessage['problem'] {
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

const digitsOf = (amount: string): string => /[\d, ]*\d/.exec(amount)?.[0].replace(/[, ]/g, '') ?? '';

/** The paid amount, as in the message: neither a charge nor a balance. Null where several could be, such as a limit or a discount. */
export function paidAmount(text: string): string | null {
  const labelled = labelledAmount.exec(text)?.[1];
  if (labelled !== undefined) return labelled;
  const before = (index: number) => text.slice(0, index).normalize('NFC');
  const [found, ...others] = [...text.matchAll(amountPattern)].filter(
    ({ index }) => !otherAmount.test(before(index)),
  );
  if (!found) return null;
  // After the ID is advertised.
  const idAt = text.search(new RegExp(idLabel, 'iu'));
  const sums = others.flatMap(({ 0: other, index }) => (index < idAt ? digitsOf(other) : []));
  if (sums.some((sum) => sum !== digitsOf(found[0]))) return null;
  // A total includes the charge, unless the message adds the charge to it.
  const isCharged = chargedAmount.test(text) || /\(\s*[\d,.]+\s*\+/.test(text);
  const hasCharge = totalAmount.test(before(found.index)) && isCharged;
  return hasCharge && !/^\s*\+/.test(text.slice(found.index + found[0].length)) ? null : found[0];
}

/** An ID has a digit, or the ten capitals of bKash; other words after "TrxID" are no IDs. */
const isId = (id: string) => /\d/.test(id) || /^[A-Z]{10}$/.test(id);

interface Found {
  transactionId: string;
  text: string;
}

export function idsIn(text: string): string[] {
  const ids = [...text.matchAll(idPattern)].flatMap(([, id]) => (id && isId(id) ? [id.toUpperCase()] : []));
  const found =
    ids.length > 0 ? ids : [...text.matchAll(referencePattern)].map(([, id = '']) => id.toUpperCase());
  return [...new Set(found)];
}

const isMessage = (text: string) =>
  idsIn(text).length === 1 && paidAmount(text.replace(reference, ' ')) !== null;

/** The messages of a pasted text; null for several that it does not separate. */
function messagesIn(text: string): Found[] | null {
  const all = idsIn(text);
  const found = (texts: string[]) =>
    texts.flatMap((part) => idsIn(part).map((transactionId) => ({ transactionId, text: part })));
  const paragraphs = text.split(/\n\s*\n/).filter((part) => idsIn(part).length > 0);
  if (paragraphs.length >= all.length && paragraphs.every(isMessage)) return found(paragraphs);
  if (all.length < 2) return found([text]).slice(0, 1);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.every(isMessage) ? found(lines) : null;
}

/** The later one; that which comes later in the text, where a time is missing. */
function laterOf(one: TransactionMessage, next: TransactionMessage): TransactionMessage {
  const [before, after] = [one, next].map(({ time }) => time && readMessageTime(time));
  return before && after && `${after.date} ${after.time}` < `${before.date} ${before.time}` ? one : next;
}

/** Bangla halves of the day in letters, as their words are no part of a time. */
function withLatinHalves(text: string): string {
  return text
    .replace(
      /(:\d{2})\s*(পি|এ)\.?\s?এম(?!\p{L})/gu,
      (_, minutes, half) => `${minutes} ${half === 'পি' ? 'PM' : 'AM'}`,
    )
    .replace(/(?:সকাল|ভোর|দুপুর|বিকাল|বিকেল|সন্ধ্যা|রাত)\s*\d{1,2}:\d{2}/gu, ' ');
}

/** The lines with Latin digits and plain marks. */
export function plainLines(message: string): string[] {
  return message.split('\n').map((line) => withLatinHalves(plainMarks(line)));
}

/** Such as "… TrxID CJU0PZQ3U6 at 30/10/2025 21:02", the last of several; null without an ID. */
export function readTransactionMessage(message: string): TransactionMessage | null {
  const plain = plainLines(message).join('\n');
  const found = messagesIn(plain)?.map(({ transactionId, text }) => {
    const own = text.replace(reference, ' ');
    const time = (timePattern.exec(own) ?? timePattern.exec(text))?.[0] ?? null;
    return { transactionId, amount: paidAmount(own), time, problem: problemOf(own) };
  });
  if (!found) return { transactionId: idsIn(plain)[0] ?? '', amount: null, time: null, problem: 'several' };
  // Among several messages, received money is not the payment.
  const sent = found.filter(({ problem }) => problem === null || problem === 'reversed');
  const candidates = sent.length > 0 ? sent : found;
  return candidates.length > 0 ? candidates.reduce(laterOf) : null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** From "2026-11-20", "20/11/26", "20-NOV-26" or "20 Nov 2026"; null otherwise. */
function dayOf(text: string): string | null {
  const parts = text.toLowerCase().match(/\d+|[a-z]{3,}/g) ?? [];
  const [first = '', second = '', third = ''] = parts;
  const [year, month, date] = first.length === 4 ? [first, second, third] : [third, second, first];
  const monthNumber = /\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3)) + 1;
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
  if (date === null || hour > 23) return null;
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
