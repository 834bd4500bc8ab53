import PgBoss from 'pg-boss';
import { type JobHandlers, type JobWorkers, startJobWorkers } from '../../src/platform/jobs/job-workers';
import { JOBS_SCHEMA } from '../../src/platform/jobs/job-queue';
import { stopWorkers } from '../setup/stop-workers';
import { appOfTests } from '../setup/running-app';

const WAIT_MILLISECONDS = 15_000;

const app = appOfTests();

const run = <Row>(sql: string) => app.sql<Row>(sql);

async function addMails(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `mail ${n}`);
  for (const mailId of ids)
    await app.platform.jobs.add(app.platform.dataSource.manager, 'send-mail', { mailId });
  return ids;
}

/** Workers as two processes have them, which note what they deliver. */
async function startTwo(delivered: string[]): Promise<JobWorkers[]> {
  const { url } = app.platform.dataSource.options as { url: string };
  const nothing = () => Promise.resolve();
  const handlers: JobHandlers = {
    'send-mail': ({ mailId }) => {
      delivered.push(mailId);
      return nothing();
    },
    'send-sms': () => Promise.resolve(),
    'mail-unlock': nothing,
    'mail-password-reset': nothing,
    'erase-document': () => Promise.resolve(),
    'send-push': nothing,
  };
  return Promise.all([1, 2].map(() => startJobWorkers(url, app.platform.log, handlers)));
}

async function until(isTrue: () => boolean): Promise<number> {
  const since = performance.now();
  while (!isTrue() && performance.now() - since < WAIT_MILLISECONDS)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.now() - since;
}

it('mails that wait go out one after the other, each once, and not one a second', async () => {
  const ids = await addMails(40);
  const delivered: string[] = [];
  const workers = await startTwo(delivered);
  const milliseconds = await until(() => delivered.length >= ids.length);
  await stopWorkers(...workers);
  expect(delivered.sort()).toEqual(ids.sort());
  expect(milliseconds).toBeLessThan(8_000);
}, 40_000);

it('a mail that a killed process had in hand is delivered by another', async () => {
  await addMails(1);
  // As a process leaves it that is killed, a quarter of an hour later.
  await run(
    `update ${JOBS_SCHEMA}.job set state = 'active', started_on = now() - interval '15 minutes 1 second'
     where state = 'created'`,
  );
  const { url } = app.platform.dataSource.options as { url: string };
  const boss = new PgBoss({ connectionString: url, schema: JOBS_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.maintain();
  await boss.stop({ graceful: false });
  await run(`update ${JOBS_SCHEMA}.job set start_after = now() where state = 'retry'`);
  const delivered: string[] = [];
  const workers = await startTwo(delivered);
  await until(() => delivered.length > 0);
  await stopWorkers(...workers);
  expect(delivered).toEqual(['mail 0']);
}, 40_000);
