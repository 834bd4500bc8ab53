import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { afterDeadlocks } from '../platform/after-deadlocks';
import type { Reader } from './reader';

interface TransactionContext {
  db: EntityManager;
  reader: Reader;
  afterCommit: (task: () => Promise<void>) => Promise<void>;
  requestId: string;
  platform: { log: Logger };
}

const ATTEMPTS = 3;

/** Runs work in a transaction with its own context; retries after a deadlock. Logs failed tasks of `afterCommit`. */
export async function inTransaction<Context extends TransactionContext, Result>(
  context: Context,
  work: (tx: Context) => Promise<Result>,
): Promise<Result> {
  let tasks: (() => Promise<void>)[] = [];
  // Inside another transaction no retry: all of it would have to run again.
  const attempts = context.db.queryRunner?.isTransactionActive ? 1 : ATTEMPTS;
  const result = await afterDeadlocks(attempts, async () => {
    tasks = [];
    return context.db.transaction((db) =>
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
  });
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
