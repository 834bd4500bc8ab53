import { privateMaxAge, responseCacheName, savedAtHeader } from './clear-offline-cache';

const maxResponses = 60;

export interface OperationKey {
  operation: string;
  variables: Record<string, unknown>;
}

/** With its arrival by this device's clock. */
export interface SavedResponse {
  data: unknown;
  savedAt: number;
}

/** Cache keys must be URLs; this URL is never requested. */
function cacheKey({ operation, variables }: OperationKey): string {
  return `/kept/${operation}?${encodeURIComponent(JSON.stringify(variables))}`;
}

/** Replaces payment details, which are never written to the device. */
export const withheld = '';

const withheldFields = ['bankDetails', 'mobilePaymentDetails'];
const droppedFields = ['bKashTrxId', 'transactionId', 'payerNumber'];

/** Bank accounts, mobile accounts and transaction IDs must not be stored on a phone. */
export function withoutPaymentData(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutPaymentData);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => {
      if (withheldFields.includes(name)) return [name, value === null ? null : withheld];
      return [name, droppedFields.includes(name) ? null : withoutPaymentData(value)];
    }),
  );
}

/** Null is a visitor. Mark shown data from this cache with its age. */
export async function saveResponse(
  account: string | null,
  operationKey: OperationKey,
  data: unknown,
  now: number,
): Promise<void> {
  const cache = await caches.open(responseCacheName(account));
  const key = cacheKey(operationKey);
  // `keys()` lists in insertion order: deleting first moves the response to the end, the last to be evicted.
  await cache.delete(key);
  const headers = { 'content-type': 'application/json', [savedAtHeader]: String(now) };
  await cache.put(key, new Response(JSON.stringify(withoutPaymentData(data)), { headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxResponses)).map((old) => cache.delete(old)));
}

export async function findResponse(
  account: string | null,
  operationKey: OperationKey,
  now: number,
): Promise<SavedResponse | null> {
  const cache = await caches.open(responseCacheName(account));
  const response = await cache.match(cacheKey(operationKey));
  if (!response) return null;
  const savedAt = Number(response.headers.get(savedAtHeader));
  if (account !== null && now - savedAt > privateMaxAge) return null;
  return { data: (await response.json()) as unknown, savedAt };
}
