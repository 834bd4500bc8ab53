import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Reader } from './reader';

interface TransactionContext {
  db: EntityManager;
  reader: Reader;
  afterCommit: (task: () => Promise<void>) => Promise<void>;
  requestId: string;
  platform: { log: Logger };
}

const DEADLOCK_DETECTED = '40P01';
const ATTEMPTS = 3;
const PAUSE_MILLISECONDS = 50;

/** Runs a transaction again that PostgreSQL ended because two waited for each other; not one within another. */
async function afterDeadlocks<Result>(
  { db }: TransactionContext,
  run: () => Promise<Result>,
): Promise<Result> {
  const attempts = db.queryRunner?.isTransactionActive ? 1 : ATTEMPTS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= attempts || (error as { code?: unknown }).code !== DEADLOCK_DETECTED) throw error;
      // The other transaction takes the row first, or the two would wait for each other again.
      await pause(PAUSE_MILLISECONDS * attempt);
    }
  }
}

/** Runs work in a transaction with a context of its own, again after a deadlock. Failed tasks of `afterCommit` are logged, not thrown. */
export async function inTransaction<Context extends TransactionContext, Result>(
  context: Context,
  work: (tx: Context) => Promise<Result>,
): Promise<Result> {
  let tasks: (() => Promise<void>)[] = [];
  const result = await afterDeadlocks(context, async () => {
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
