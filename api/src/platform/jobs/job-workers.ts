import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { type JobData, type JobName, jobNames, JOBS_SCHEMA } from './job-queue';

/** Does the work of one job. What it throws is tried again. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** Work that repeats by a schedule. */
export interface RepeatedWork {
  name: string;
  /** The five fields of cron, in the time of Bangladesh. */
  cron: string;
  run: () => Promise<void>;
}

/** The workers of this process. Every process has some; each job runs in one of them. */
export interface JobWorkers {
  /** Waits for running jobs. */
  stop: () => Promise<void>;
}

const CONNECTIONS = 2;
const POLLING_SECONDS = 1;
const STOP_MILLISECONDS = 10_000;
const WARNING_MILLISECONDS = 60_000;

/** Five more tries: after 30 seconds, then each time about twice as long. */
const RETRIES = { retryLimit: 5, retryDelay: 30, retryBackoff: true };

function openQueue(databaseUrl: string, log: Logger): PgBoss {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: JOBS_SCHEMA,
    max: CONNECTIONS,
    application_name: 'ainsathi-jobs',
  });
  // While the database is away each poll fails, every second; pg-boss goes on by itself when it is back.
  let warnedAt = -Infinity;
  boss.on('error', (error) => {
    if (Date.now() - warnedAt < WARNING_MILLISECONDS) return;
    warnedAt = Date.now();
    log.warn({ err: error }, 'the job queue cannot reach the database');
  });
  return boss;
}

/**
 * Makes the tables of the queue, or brings them up to date, and plans what repeats. Under the lock of the start: two
 * processes that make a table for the same kind of job at once block each other.
 */
export async function installJobs(
  databaseUrl: string,
  log: Logger,
  repeated: readonly RepeatedWork[] = [],
): Promise<void> {
  const boss = openQueue(databaseUrl, log);
  await boss.start();
  try {
    for (const name of jobNames) await boss.createQueue(name, { name, ...RETRIES });
    for (const { name, cron } of repeated) {
      await boss.createQueue(name, { name, policy: 'singleton' });
      await boss.schedule(name, cron, {}, { tz: 'Asia/Dhaka' });
    }
  } finally {
    await boss.stop({ graceful: true });
  }
}

async function workOn<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: (data: JobData[Name]) => Promise<void>,
): Promise<void> {
  await boss.work<JobData[Name]>(name, { pollingIntervalSeconds: POLLING_SECONDS }, async ([job]) => {
    if (job) await handler(job.data);
  });
}

/** Starts to work on the jobs that are added, and on those that repeat; `installJobs` has been called. */
export async function startJobWorkers(
  databaseUrl: string,
  log: Logger,
  handlers: JobHandlers,
  repeated: readonly RepeatedWork[] = [],
): Promise<JobWorkers> {
  const boss = openQueue(databaseUrl, log);
  await boss.start();
  for (const name of jobNames) {
    const handler = handlers[name] as (data: JobData[typeof name]) => Promise<void>;
    await workOn(boss, name, async (data) => {
      try {
        await handler(data);
      } catch (error) {
        log.warn({ err: error, job: name }, 'a job failed and is tried again');
        throw error;
      }
    });
  }
  for (const { name, run } of repeated)
    await boss.work(name, { pollingIntervalSeconds: 10 * POLLING_SECONDS }, run);
  return { stop: async () => boss.stop({ graceful: true, timeout: STOP_MILLISECONDS }) };
}
