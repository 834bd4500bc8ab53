import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Reader } from './reader';

/** The part of a request's context that a transaction replaces or needs. */
interface TransactionContext {
  db: EntityManager;
  reader: Reader;
  afterCommit: (task: () => Promise<void>) => Promise<void>;
  requestId: string;
  platform: { log: Logger };
}

/**
 * Runs work in one transaction, on a copy of the context whose `db` and `reader` are the transaction's.
 * When the work throws, everything is rolled back. Tasks given to `afterCommit` run after the commit; their failures are
 * logged and not thrown, because the change they follow is already stored.
 */
export async function inTransaction<Context extends TransactionContext, Result>(
  context: Context,
  work: (tx: Context) => Promise<Result>,
): Promise<Result> {
  const tasks: (() => Promise<void>)[] = [];
  const result = await context.db.transaction((db) =>
    work({
      ...context,
      db,
      reader: db,
      afterCommit: async (task) => {
        tasks.push(task);
        return Promise.resolve();
      },
    }),
  );
  for (const task of tasks) {
    try {
      await context.afterCommit(task);
    } catch (error) {
      context.platform.log.error(
        { err: error, requestId: context.requestId },
        'a task after a commit failed',
      );
    }
  }
  return result;
}
