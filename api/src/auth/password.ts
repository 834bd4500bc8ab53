import argon2 from 'argon2';
import PQueue from 'p-queue';
import { AppError } from '../errors/app-error';
import { changeCount } from '../platform/by-key';
import { watchQueue } from '../platform/metrics';
import { networksAround } from '../platform/network';

/** Memory in KiB. Tests lower the cost, because most are not about hashing. */
export const PASSWORD_HASHING = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CONCURRENCY = 2;
const MAX_QUEUE_LENGTH = 64;
const KEPT_FOR_SIGN_INS = 16;
const MOST_OF_NETWORK = 4;
const MOST_OF_ACCOUNT = 2;
const SIGN_IN_PRIORITY = 1;

const queue = new PQueue({ concurrency: CONCURRENCY });
watchQueue('passwords', () => queue.size);

/** Replaces a hash: nothing signs in until a mailed link sets another. */
export const UNUSABLE_PASSWORD = 'none';

/** Of a client who signs in by codes alone. */
export const NO_PASSWORD = 'no password';

export const isPassword = (hash: string): boolean => hash !== UNUSABLE_PASSWORD && hash !== NO_PASSWORD;

/** Compared for an unknown email, so that it takes as long as a wrong password. */
let decoyHash: Promise<string> | null = null;

/** For counting in the queue; null for the operator. */
export type PasswordRequester = {
  network: string;
  viewer: { id: string } | null;
  thisMachine: boolean;
} | null;

/** Queued tasks by network and by account. */
const places = new Map<string, number>();

/** Requests from this machine are exempt, as everywhere. */
function placesOf(requester: PasswordRequester): { key: string; most: number }[] {
  if (!requester || requester.thisMachine) return [];
  const { network, viewer } = requester;
  const ofNetworks = networksAround(network).map(({ network: counted, times }) => ({
    key: `network ${counted}`,
    most: MOST_OF_NETWORK * times,
  }));
  return viewer ? [...ofNetworks, { key: `account ${viewer.id}`, most: MOST_OF_ACCOUNT }] : ofNetworks;
}

/** A separate queue, so that a flood of logins does not slow other requests. */
async function inQueue<Result>(
  task: () => Promise<Result>,
  requester: PasswordRequester,
  priority = 0,
): Promise<Result> {
  const most = priority === SIGN_IN_PRIORITY ? MAX_QUEUE_LENGTH : MAX_QUEUE_LENGTH - KEPT_FOR_SIGN_INS;
  const own = placesOf(requester);
  if (queue.size >= most || own.some(({ key, most: mostOfKey }) => (places.get(key) ?? 0) >= mostOfKey))
    throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: 2 });
  for (const { key } of own) changeCount(places, key, 1);
  try {
    return await queue.add(task, { priority });
  } finally {
    for (const { key } of own) changeCount(places, key, -1);
  }
}

/** argon2id of the password in NFC: keyboards encode the same letter differently. @throws AppError SERVICE_UNAVAILABLE when the queue is full. */
export async function hashPassword(password: string, requester: PasswordRequester): Promise<string> {
  return inQueue(() => argon2.hash(password.normalize('NFC'), PASSWORD_HASHING), requester);
}

/** Null, for an unknown account, takes equally long. @throws AppError SERVICE_UNAVAILABLE. */
export async function verifyPassword(
  hash: string | null,
  password: string,
  requester: PasswordRequester,
): Promise<boolean> {
  decoyHash ??= argon2.hash('nobody has this password', PASSWORD_HASHING);
  const opens = hash !== null && isPassword(hash);
  const compareWith = opens ? hash : await decoyHash;
  const normal = password.normalize('NFC');
  // A flood of registrations must not block sign-ins.
  const matches = await inQueue(
    async () =>
      (await argon2.verify(compareWith, normal)) ||
      // Older hashes were not made from NFC.
      (normal !== password && (await argon2.verify(compareWith, password))),
    requester,
    SIGN_IN_PRIORITY,
  );
  return matches && opens;
}

/** Whether a hash has weaker parameters than the present, to be replaced at login. */
export function needsRehash(hash: string): boolean {
  return argon2.needsRehash(hash, PASSWORD_HASHING);
}

/** For the admin's system status. */
export function passwordQueue(): { waiting: number; capacity: number } {
  return { waiting: queue.size, capacity: MAX_QUEUE_LENGTH };
}
