import PQueue from 'p-queue';
import type { Reader } from './reader';

/** Of the six connections for signed-in users, so that one account never takes all of them. */
const MOST_STATEMENTS = 4;

/** Readers of single accounts, each with so many statements under way at most; further ones wait. */
export function createAccountReaders(reader: Reader): (accountId: string) => Reader {
  const queues = new Map<string, PQueue>();
  const queueOf = (accountId: string): PQueue => {
    const known = queues.get(accountId);
    if (known) return known;
    const queue = new PQueue({ concurrency: MOST_STATEMENTS });
    queue.on('idle', () => queues.delete(accountId));
    queues.set(accountId, queue);
    return queue;
  };
  return (accountId) => ({
    query: async <Rows>(text: string, values?: unknown[]): Promise<Rows> =>
      queueOf(accountId).add(() => reader.query<Rows>(text, values)),
  });
}
