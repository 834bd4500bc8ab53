import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import type { RunningApp } from './running-app';

async function waitingForLocks({ platform }: RunningApp): Promise<number> {
  const rows: { count: string }[] = await platform.dataSource.query(
    `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(rows[0]?.count);
}

/**
 * Sends requests while a change is written but not committed. Once they wait for its locks, or have responded, the rest of
 * the change follows and is committed.
 */
export async function during<Response>(
  app: RunningApp,
  change: (db: EntityManager) => Promise<unknown>,
  requests: () => Promise<Response>[],
  rest: (db: EntityManager) => Promise<unknown> = async () => Promise.resolve(),
): Promise<Response[]> {
  const sent = await app.platform.dataSource.transaction(async (db) => {
    await change(db);
    const responses = requests();
    let settled = 0;
    for (const response of responses) void response.finally(() => (settled += 1));
    while (settled + (await waitingForLocks(app)) < responses.length) await delay(5);
    await rest(db);
    return responses;
  });
  return Promise.all(sent);
}
