import { readTaka } from '../../../ui/taka';
import { idsIn, paidAmount, plainLines, problemOf, reference } from '../transaction-id';

/** Longer texts are no messages of a day, and reading them would stop the page. */
export const longestDay = 60_000;

/** A message about money that came in. */
interface DayMessage {
  transactionId: string;
  /** Null where the message does not say it clearly. */
  amountPoisha: number | null;
}

/** The payers' own words may name any sum and any ID. */
const ownWords = /\b(?:ref(?:erence)?|remarks?|narration|note|purpose)\b|রেফারেন্স|রেফ|মন্তব্য/iu;

const amountIn = (text: string): number | null =>
  readTaka(paidAmount(text.split(ownWords, 1)[0] ?? '') ?? '');

/** An empty line begins the next message, and so does a sum after an ID. */
function separate(text: string): string[] {
  const messages: string[][] = [[]];
  let hasId = false;
  for (const line of plainLines(text)) {
    const before = messages.at(-1)?.at(-1) ?? '';
    if (line.trim() === '' || (hasId && amountIn(line) !== null)) {
      messages.push([]);
      hasId = false;
    }
    messages.at(-1)?.push(line);
    hasId ||= idsIn(`${before}\n${line}`).length > 0;
  }
  return messages.map((lines) => lines.join('\n'));
}

const UNPAID: readonly unknown[] = ['reversed', 'pending', 'cashback', 'recharge'];

/** The messages of a pasted text, each ID once. One that names two IDs, or an ID with two sums, has no clear sum. */
export function readDay(text: string): DayMessage[] {
  const sums = new Map<string, number | null>();
  for (const message of separate(text)) {
    const ids = idsIn(message);
    const isClear = ids.length === 1 && !UNPAID.includes(problemOf(message.replace(reference, ' ')));
    const amount = isClear ? amountIn(message) : null;
    for (const id of ids) sums.set(id, sums.has(id) && sums.get(id) !== amount ? null : amount);
  }
  return [...sums].map(([transactionId, amountPoisha]) => ({ transactionId, amountPoisha }));
}

interface Payment {
  id: string;
  transactionId: string;
  amountPoisha: number | null;
}

export interface Match<Row extends Payment> extends DayMessage {
  /** With this ID; or for `id`, with this sum alone. */
  payment: Row | null;
  /** Only `equal` is confirmed: one payment has both ID and sum. */
  finding: 'equal' | 'sum' | 'id' | 'several' | 'unclear' | 'confirmed' | 'unknown';
}

/** Compares the messages with the payments that wait, and with the IDs that are confirmed already. */
export function matchDay<Row extends Payment>(
  messages: readonly DayMessage[],
  waiting: readonly Row[],
  confirmed: ReadonlySet<string>,
): Match<Row>[] {
  const named = new Set(messages.map(({ transactionId }) => transactionId));
  return messages.map((message) => {
    const { transactionId, amountPoisha } = message;
    const [payment, ...others] = waiting.filter((one) => one.transactionId === transactionId);
    const found = (finding: Match<Row>['finding'], of: Row | null = null) => ({
      ...message,
      payment: of,
      finding,
    });
    if (others.length > 0) return found('several');
    if (amountPoisha === null) return found('unclear', payment);
    if (payment) return found(payment.amountPoisha === amountPoisha ? 'equal' : 'sum', payment);
    if (confirmed.has(transactionId)) return found('confirmed');
    const alike = waiting.find((one) => one.amountPoisha === amountPoisha && !named.has(one.transactionId));
    return alike ? found('id', alike) : found('unknown');
  });
}
