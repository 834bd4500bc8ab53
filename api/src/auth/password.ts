import argon2 from 'argon2';
import PQueue from 'p-queue';
import { AppError } from '../errors/app-error';

const PARAMETERS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const LONGEST_QUEUE = 64;

const queue = new PQueue({ concurrency: AT_ONCE });

/** What an unknown email is compared with, so that it costs the same as a wrong password. */
let decoy: Promise<string> | null = null;

/** A place in the password queue, apart from everything else, so that a flood of sign-ins starves nothing. */
async function inQueue<Result>(task: () => Promise<Result>): Promise<Result> {
  if (queue.size >= LONGEST_QUEUE) throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: 2 });
  return queue.add(task);
}

/** The argon2id hash of a password. @throws AppError SERVICE_UNAVAILABLE when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  return inQueue(() => argon2.hash(password, PARAMETERS));
}

/**
 * Compares a password with a stored hash; null stands for an unknown account and costs the same.
 * @throws AppError SERVICE_UNAVAILABLE when the queue is full.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  decoy ??= argon2.hash('nobody has this password', PARAMETERS);
  const compareWith = hash ?? (await decoy);
  const matches = await inQueue(() => argon2.verify(compareWith, password));
  return matches && hash !== null;
}

/** True when a stored hash was made with weaker parameters than today's and should be made anew at login. */
export function needsRehash(hash: string): boolean {
  return argon2.needsRehash(hash, PARAMETERS);
}

/** How many password checks wait, and how many may; for the admin's system status. */
export function passwordQueue(): { waiting: number; longest: number } {
  return { waiting: queue.size, longest: LONGEST_QUEUE };
}
