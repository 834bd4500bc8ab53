import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';

const CONNECTIONS = 2;
const IDLE_CHECK_MILLISECONDS = 50;
const WARNING_MILLISECONDS = 60_000;

/**
 * The connections of the queue. pg-boss, given these, leaves their end to us: its own are closed under statements that
 * still wait for one, which then never answer, and under jobs that were just fetched.
 */
export interface JobConnections {
  db: PgBoss.Db;
  /** Counts work as running, so that `end` waits for it. */
  track: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Logs that the database does not answer, once a minute. */
  warn: (error: Error) => void;
  /** Waits for what runs, at most so long, and closes the connections. */
  end: (maxMilliseconds: number) => Promise<void>;
}

export function openJobConnections(databaseUrl: string, log: Logger): JobConnections {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    application_name: 'ainsathi-jobs',
  });
  let running = 0;
  let warnedAt = -Infinity;

  const warn = (error: Error) => {
    if (Date.now() - warnedAt < WARNING_MILLISECONDS) return;
    warnedAt = Date.now();
    log.warn({ err: error }, 'the job queue cannot reach the database');
  };
  // An idle connection that the database closes; the next statement opens another.
  pool.on('error', warn);

  async function track<Result>(work: () => Promise<Result>): Promise<Result> {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  }
  return {
    db: { executeSql: (text, values) => track(() => pool.query(text, values)) },
    track,
    warn,
    end: async (maxMilliseconds) => {
      const until = Date.now() + maxMilliseconds;
      do await sleep(IDLE_CHECK_MILLISECONDS);
      while (running > 0 && Date.now() < until);
      await pool.end();
    },
  };
}
