import type { RequestContext } from '../context';

/**
 * Runs work in one transaction, on a copy of the context whose `db` and `reader` are the transaction's.
 * Whatever it throws rolls everything back; tasks given to `afterCommit` run once all is stored, and their failure is
 * logged, because what they follow has already happened.
 */
export async function inTransaction<Result>(
  context: RequestContext,
  work: (context: RequestContext) => Promise<Result>,
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
