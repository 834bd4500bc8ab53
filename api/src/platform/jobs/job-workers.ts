import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { afterDeadlocks } from '../after-deadlocks';
import { type JobData, type JobName, jobNames, JOBS_SCHEMA } from './job-queue';

/** A job that throws is tried again. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

export interface RepeatedWork<Given extends unknown[] = []> {
  name: string;
  /** Five fields, in the time of Dhaka. */
  cron: string;
  run: (...given: Given) => Promise<void>;
}

/** Every process has workers; each job runs in one of them. */
export interface JobWorkers {
  stop: () => Promise<void>;
}

const POLLING_SECONDS = 1;
const STOP_MILLISECONDS = 10_000;

const QUEUE_ATTEMPTS = 5;

/** The internal queue of pg-boss for scheduled work. */
const SCHEDULE_QUEUE = '__pgboss__send-it';

/** Five retries: after 30 seconds, then with doubled delays. */
const RETRIES = { retryLimit: 5, retryDelay: 30, retryBackoff: true };

/** Three tries in two minutes: a code is waited for. */
const SMS_RETRIES = { retryLimit: 2, retryDelay: 30 };

const CONNECTIONS = 2;
const IDLE_CHECK_MILLISECONDS = 50;
const WARNING_MILLISECONDS = 60_000;

/** pg-boss would close its own pool under running statements, which then never answer, and under fetched jobs. */
function openJobConnections(databaseUrl: string, log: Logger) {
  const application_name = 'ainsathi-jobs';
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS, application_name });
  let running = 0;
  let warnedAt = -Infinity;

  /** At most once a minute. */
  const warn = (error: Error) => {
    if (Date.now() - warnedAt < WARNING_MILLISECONDS) return;
    warnedAt = Date.now();
    log.warn({ err: error }, 'the job queue cannot reach the database');
  };
  // The database closed an idle connection; the next statement opens another.
  pool.on('error', warn);

  /** `end` waits for tracked work. */
  async function track<Result>(work: () => Promise<Result>): Promise<Result> {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  }
  return {
    db: { executeSql: (text: string, values: unknown[]) => track(() => pool.query(text, values)) },
    track,
    warn,
    /** Waits for running work, then closes the connections. */
    end: async (maxMilliseconds: number): Promise<void> => {
      const until = Date.now() + maxMilliseconds;
      do await sleep(IDLE_CHECK_MILLISECONDS);
      while (running > 0 && Date.now() < until);
      await pool.end();
    },
  };
}

async function openQueue(databaseUrl: string, log: Logger, options: PgBoss.ConstructorOptions = {}) {
  const connections = openJobConnections(databaseUrl, log);
  const boss = new PgBoss({ ...options, db: connections.db, schema: JOBS_SCHEMA });
  // Without the database each poll fails, every second; pg-boss resumes by itself.
  boss.on('error', connections.warn);
  const stop = async () => {
    await boss.stop({ graceful: true, timeout: STOP_MILLISECONDS });
    await connections.end(STOP_MILLISECONDS);
  };
  try {
    await boss.start();
  } catch (error) {
    await connections.end(0);
    throw error;
  }
  return { boss, connections, stop };
}

/** Creates a queue with its table; may deadlock with workers of running processes. */
async function createQueue(boss: PgBoss, queue: PgBoss.Queue): Promise<void> {
  await afterDeadlocks(QUEUE_ATTEMPTS, () => boss.createQueue(queue.name, queue));
}

/** Creates or updates the tables and schedules, under the lock of the start: two processes would block each other. */
export async function installJobs(
  databaseUrl: string,
  log: Logger,
  repeated: readonly Pick<RepeatedWork, 'name' | 'cron'>[] = [],
): Promise<void> {
  // No workers yet: they would poll the tables that are created here.
  const { boss, stop } = await openQueue(databaseUrl, log, { supervise: false, schedule: false });
  try {
    // The workers' role may not be allowed to create tables.
    await createQueue(boss, { name: SCHEDULE_QUEUE });
    for (const name of jobNames)
      await createQueue(boss, { name, ...(name === 'send-sms' ? SMS_RETRIES : RETRIES) });
    for (const { name, cron } of repeated) {
      await createQueue(boss, { name, policy: 'singleton' });
      await boss.schedule(name, cron, {}, { tz: 'Asia/Dhaka' });
    }
  } finally {
    await stop();
  }
}

async function workOn<Name extends JobName>(
  { boss, connections }: Awaited<ReturnType<typeof openQueue>>,
  name: Name,
  handler: (data: JobData[Name]) => Promise<void>,
): Promise<void> {
  const options = { pollingIntervalSeconds: POLLING_SECONDS };
  const worker = await boss.work<JobData[Name]>(name, options, async ([job]) => {
    if (!job) return;
    await connections.track(() => handler(job.data));
    // Otherwise a process runs one job of a kind in each interval, however many wait.
    boss.notifyWorker(worker);
  });
}

/** Runs queued and scheduled jobs; needs `installJobs` before. */
export async function startJobWorkers(
  databaseUrl: string,
  log: Logger,
  handlers: JobHandlers,
  repeated: readonly RepeatedWork[] = [],
): Promise<JobWorkers> {
  const queue = await openQueue(databaseUrl, log);
  for (const name of jobNames) {
    const handler = handlers[name] as (data: JobData[typeof name]) => Promise<void>;
    await workOn(queue, name, async (data) => {
      try {
        await handler(data);
      } catch (error) {
        log.warn({ err: error, job: name }, 'a job failed and is tried again');
        throw error;
      }
    });
  }
  for (const { name, run } of repeated)
    await queue.boss.work(name, { pollingIntervalSeconds: 10 * POLLING_SECONDS }, () =>
      queue.connections.track(run),
    );
  return { stop: queue.stop };
}
