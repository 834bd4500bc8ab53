import type { EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { Platform } from '../../context';
import type { NotifyContext } from './notify';

export type WorkPlatform = Pick<Platform, 'dataSource' | 'live'>;

/** Runs a job's work on a row in a transaction that locks it; skips a row that is locked now until the next run. */
export async function workOnRow<Row extends ObjectLiteral>(
  { dataSource, live }: WorkPlatform,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  now: Date,
  work: (tx: NotifyContext, row: Row) => Promise<unknown>,
): Promise<void> {
  const tasks: (() => Promise<void>)[] = [];
  const afterCommit = async (task: () => Promise<void>): Promise<void> => {
    tasks.push(task);
    return Promise.resolve();
  };
  await dataSource.transaction(async (db) => {
    const lock = { mode: 'for_no_key_update', onLocked: 'skip_locked' } as const;
    const row = await db.findOne(entity, { where, lock });
    if (row) await work({ db, now: () => now, platform: { live }, afterCommit }, row);
  });
  for (const task of tasks) await task();
}
