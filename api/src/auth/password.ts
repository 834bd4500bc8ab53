import argon2 from 'argon2';
import PQueue from 'p-queue';
import { AppError } from '../errors/app-error';

const PARAMETERS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const CONCURRENCY = 2;
const MAX_QUEUE_LENGTH = 64;

const queue = new PQueue({ concurrency: CONCURRENCY });

/** The hash that is compared for an unknown email, so that it takes as long as a wrong password. */
let decoyHash: Promise<string> | null = null;

/** Runs a task in the password queue, which is separate so that a flood of logins does not slow other requests. */
async function inQueue<Result>(task: () => Promise<Result>, priority = 0): Promise<Result> {
  if (queue.size >= MAX_QUEUE_LENGTH) throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: 2 });
  return queue.add(task, { priority });
}

/** The argon2id hash of a password in NFC: keyboards write the same letter in different ways. @throws AppError SERVICE_UNAVAILABLE when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  return inQueue(() => argon2.hash(password.normalize('NFC'), PARAMETERS));
}

/**
 * Compares a password with a stored hash; null is for an unknown account and takes as long.
 * @throws AppError SERVICE_UNAVAILABLE when the queue is full.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  decoyHash ??= argon2.hash('nobody has this password', PARAMETERS);
  const compareWith = hash ?? (await decoyHash);
  const normal = password.normalize('NFC');
  // A flood of registrations must not keep people from their accounts.
  const matches = await inQueue(
    async () =>
      (await argon2.verify(compareWith, normal)) ||
      // Hashes from before passwords were brought to NFC.
      (normal !== password && (await argon2.verify(compareWith, password))),
    1,
  );
  return matches && hash !== null;
}

/** True when a stored hash has weaker parameters than the present ones and should be replaced at login. */
export function needsRehash(hash: string): boolean {
  return argon2.needsRehash(hash, PARAMETERS);
}

/** How many password checks are queued, and the limit; for the admin's system status. */
export function passwordQueue(): { waiting: number; capacity: number } {
  return { waiting: queue.size, capacity: MAX_QUEUE_LENGTH };
}
