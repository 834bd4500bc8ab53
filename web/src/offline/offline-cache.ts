import { cacheOf } from './clear-offline-cache';

const mostAnswers = 60;
const keptAtHeader = 'x-kept-at';
/** A private answer lives no longer than the longest session. */
const longestPrivate = 7 * 86_400_000;

/** One operation, as it is asked again. */
export interface Question {
  operation: string;
  variables: Record<string, unknown>;
}

/** An answer with the time it came, by this device's clock. */
export interface KeptAnswer {
  data: unknown;
  keptAt: number;
}

/** Cache keys must look like addresses; this one is never requested. */
function keyOf({ operation, variables }: Question): string {
  return `/kept/${operation}?${encodeURIComponent(JSON.stringify(variables))}`;
}

/** What was kept in place of payment details: they are never written to the device. */
export const withheld = '';

const withheldFields = ['bankDetails', 'mobilePaymentDetails'];
const droppedFields = ['bKashTrxId'];

/** The data without what must not lie on a phone: bank and mobile accounts and transaction IDs. */
export function withoutPayment(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutPayment);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => {
      if (withheldFields.includes(name)) return [name, value === null ? null : withheld];
      return [name, droppedFields.includes(name) ? null : withoutPayment(value)];
    }),
  );
}

/** Keeps an answer for an account, null being a visitor. What is shown from here has to be marked with its age. */
export async function keepAnswer(
  account: string | null,
  question: Question,
  data: unknown,
  now: number,
): Promise<void> {
  const cache = await caches.open(cacheOf(account));
  const key = keyOf(question);
  await cache.delete(key);
  const headers = { 'content-type': 'application/json', [keptAtHeader]: String(now) };
  await cache.put(key, new Response(JSON.stringify(withoutPayment(data)), { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - mostAnswers)).map((old) => cache.delete(old)));
}

/** The kept answer of an account, or null. */
export async function findAnswer(
  account: string | null,
  question: Question,
  now: number,
): Promise<KeptAnswer | null> {
  const cache = await caches.open(cacheOf(account));
  const response = await cache.match(keyOf(question));
  if (!response) return null;
  const keptAt = Number(response.headers.get(keptAtHeader));
  if (account !== null && now - keptAt > longestPrivate) return null;
  return { data: (await response.json()) as unknown, keptAt };
}
