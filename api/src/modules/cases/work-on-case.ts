import type { Platform } from '../../context';
import type { NotifyContext } from '../notifications/notify';
import { Case } from './case.entity';

export type WorkOnCases = Pick<Platform, 'dataSource' | 'live'>;

/** Runs a job's work on a case in a transaction that has locked it; a case that somebody changes at this moment waits for the next run. */
export async function workOnCase(
  { dataSource, live }: WorkOnCases,
  id: string,
  now: Date,
  work: (tx: NotifyContext, row: Case) => Promise<unknown>,
): Promise<void> {
  const tasks: (() => Promise<void>)[] = [];
  const afterCommit = async (task: () => Promise<void>): Promise<void> => {
    tasks.push(task);
    return Promise.resolve();
  };
  await dataSource.transaction(async (db) => {
    const lock = { mode: 'for_no_key_update', onLocked: 'skip_locked' } as const;
    const row = await db.findOne(Case, { where: { id }, lock });
    if (row) await work({ db, now: () => now, platform: { live }, afterCommit }, row);
  });
  for (const task of tasks) await task();
}
