import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../src/config/config';
import { createJobHandlers, repeatedWork } from '../../src/job-handlers';
import { createToken } from '../../src/modules/accounts/account-tokens';
import { sweepAccounts } from '../../src/modules/accounts/sweep-accounts';
import { installJobs, startJobWorkers } from '../../src/platform/jobs/job-workers';
import { sendMail } from '../../src/platform/mail/send-mail';
import { aCase, aClient, aLawyer, type Person } from '../setup/people';
import { stopWorkers } from '../setup/stop-workers';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let person: Person;

beforeAll(async () => {
  person = await aClient(app);
});

const run = (sql: string) => app.sql<{ count: number }>(sql);
const count = async (table: string) => (await run(`select count(*)::int as count from ${table}`))[0]?.count;

it('is planned once for all processes, in the time of Bangladesh', async () => {
  const { url } = app.platform.dataSource.options as { url: string };
  const repeated = repeatedWork.map((work) => ({ ...work, run: async () => work.run(app.platform, url) }));
  for (let start = 0; start < 2; start += 1) await installJobs(url, app.platform.log, repeated);
  const start = () => startJobWorkers(url, app.platform.log, createJobHandlers(app.platform), repeated);
  const workers = await Promise.all([start(), start()]);
  const rows = await run('select name, cron, timezone from jobs.schedule order by name');
  expect(rows).toEqual(
    repeated
      .map(({ name, cron }) => ({ name, cron, timezone: 'Asia/Dhaka' }))
      .sort((left, right) => (left.name < right.name ? -1 : 1)),
  );
  await stopWorkers(...workers);
}, 30_000);

it('is finished before a process ends, as far as it has begun', async () => {
  const { url } = app.platform.dataSource.options as { url: string };
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let isFinished = false;
  const handler = async () => {
    begin();
    await sleep(1_000);
    isFinished = true;
  };
  await app.platform.jobs.add(app.platform.dataSource.manager, 'send-mail', { mailId: 'none' });
  const workers = await startJobWorkers(url, app.platform.log, {
    'send-mail': handler,
    'mail-password-reset': handler,
    'send-sms': () => Promise.resolve(),
    'mail-unlock': handler,
    'erase-document': () => Promise.resolve(),
    'send-push': handler,
  });
  await begun;
  await stopWorkers(workers);
  expect(isFinished).toBe(true);
  expect(
    await run(`select count(*)::int as count from jobs.job where name = 'send-mail' and state = 'completed'`),
  ).toEqual([{ count: 1 }]);
}, 30_000);

it('deletes ended sessions and holds, and links and mails after 30 days, and nothing else', async () => {
  const context = {
    db: app.platform.dataSource.manager,
    platform: { jobs: app.platform.jobs },
    now: () => new Date(),
  };
  await createToken(context, { accountId: person.id, purpose: 'undo-email' });
  const to = { accountId: person.id, address: person.email, kind: 'test' };
  await sendMail(context, to, { subject: 'AinSathi', sentences: [], footnote: 'AinSathi' });
  await run(`insert into email_holds values ('held@example.test', '${person.id}', now() + interval '1 day')`);
  const counts = async () => [
    await count('sessions'),
    await count('email_holds'),
    await count('account_tokens'),
    await count('mails'),
  ];

  await sweepAccounts(app.platform.dataSource, app.platform.config);
  expect(await counts()).toEqual([1, 1, 1, 1]);

  await run(`update sessions set expires_at = now() - interval '1 second'`);
  await run(`update email_holds set until = now() - interval '1 second'`);
  await run(`update account_tokens set used_at = now() - interval '29 days'`);
  await run(`update mails set created_at = now() - interval '29 days'`);
  await sweepAccounts(app.platform.dataSource, app.platform.config);
  expect(await counts()).toEqual([0, 0, 1, 1]);

  await run(`update account_tokens set used_at = now() - interval '31 days'`);
  await run(`update mails set created_at = now() - interval '31 days'`);
  await sweepAccounts(app.platform.dataSource, app.platform.config);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});

it('deletes devices and events after 180 days, and accounts that confirm no email and have no case after 30', async () => {
  const [unconfirmed, busy, confirmed] = [await aClient(app), await aClient(app), await aClient(app)];
  await aCase(busy, await aLawyer(app));
  const mail = { smtpUrl: 'smtp://127.0.0.1', from: 'AinSathi <no-reply@ainsathi.test>' };
  const sweep = (config: Pick<Config, 'mail'> = { mail }) => sweepAccounts(app.platform.dataSource, config);
  const stays = async ({ id }: Person) => (await count(`accounts where id = '${id}'`)) === 1;
  await run(
    `update devices set last_seen_at = now() - interval '181 days' where account_id = '${person.id}'`,
  );
  await run(
    `insert into account_events select gen_random_uuid(), '${person.id}', now() - days * interval '1 day', 'new-device' from unnest(array[179, 181]) days`,
  );
  const ids = [unconfirmed, busy, confirmed].map(({ id }) => `'${id}'`).join();
  const age = (days: number) =>
    run(
      `update accounts set confirmation_required = true, created_at = now() - interval '${days} days' where id in (${ids})`,
    );
  await age(29);
  await run(`update accounts set email_confirmed_at = now() where id = '${confirmed.id}'`);

  await sweep();
  expect(await count(`devices where account_id = '${person.id}'`)).toBe(0);
  expect(await count('account_events')).toBe(1);
  expect(await stays(unconfirmed)).toBe(true);
  await age(31);
  await sweep({ mail: null });
  expect(await stays(unconfirmed)).toBe(true);
  await sweep();
  expect([await stays(unconfirmed), await stays(busy), await stays(confirmed), await stays(person)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
