import { v7 as uuidv7 } from 'uuid';
import { Mail } from '../../src/platform/mail/mail.entity';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;
let client: Person;
let lawyer: Person;

beforeAll(async () => {
  [admin, client, lawyer] = [await anAdmin(app), await aClient(app), await aLawyer(app)];
});

async function stats() {
  const { adminStats } = await admin.client.query(
    graphql(`{ adminStats {
    users lawyers cases blogs reviews pendingVerifications newUsers newBlogs newReviews
    casesByMonth { month count } casesByStatus { status count }
  } }`),
  );
  return adminStats;
}

async function systemStatus() {
  return (await admin.client.query(graphql(`{ systemStatus { name operational detail } }`))).systemStatus;
}

describe('adminStats', () => {
  it('counts, and counts clients only as users', async () => {
    await aLawyer(app, { verification: 'pending' as never });
    await aCase(client, lawyer);
    const accepted = await aCase(client, lawyer);
    await setStatus(lawyer, accepted._id, 'hearing-1');
    await lawyer.client.rest('POST', '/lawyers/blogs', { title: 'A', content: 'B' });
    await client.client.rest('POST', '/public/reviews', { name: 'A', designation: 'B', review: 'C' });
    const found = await stats();
    const totals = { users: 1, lawyers: 2, cases: 2, blogs: 1, reviews: 1 };
    expect(found).toMatchObject({ ...totals, pendingVerifications: 1 });
    expect(found.casesByStatus).toEqual([
      { status: 'PENDING', count: 1 },
      { status: 'HEARING_1', count: 1 },
    ]);
    expect(found).toMatchObject({ newUsers: 1, newBlogs: 1, newReviews: 1 });
    await app.sql(`update blogs set created_at = now() - interval '8 days'`);
    expect(await stats()).toMatchObject({ blogs: 1, newBlogs: 0 });
    expect((await admin.client.rest('GET', '/admin/stats')).body).toEqual(totals);
  });

  it('counts by the month in Bangladesh, months without a case too', async () => {
    const { dataSource } = app.platform;
    const midnight = `date_trunc('month', now() at time zone 'Asia/Dhaka')`;
    const add = (when: string): Promise<unknown> =>
      dataSource.query(
        `insert into cases (id, title, description, created_at) values (gen_random_uuid(), 'A', 'B', ${when})`,
      );
    await dataSource.query(`update cases set created_at = created_at - interval '2 years'`);
    await add(`${midnight} at time zone 'Asia/Dhaka'`);
    await add(`(${midnight} - interval '1 second') at time zone 'Asia/Dhaka'`);
    await add(`(${midnight} - interval '11 months') at time zone 'Asia/Dhaka'`);
    await add(`(${midnight} - interval '11 months 1 second') at time zone 'Asia/Dhaka'`);
    const { casesByMonth } = await stats();
    expect(casesByMonth.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
    const inDhaka = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());
    expect(casesByMonth[11]!.month).toBe(inDhaka.slice(0, 7));
    expect(new Set(casesByMonth.map(({ month }) => month)).size).toBe(12);
  });

  it('is for admins', async () => {
    expect((await lawyer.client.rest('GET', '/admin/stats')).status).toBe(403);
    expect((await client.client.as(null).rest('GET', '/admin/stats')).status).toBe(401);
    const { errors } = await client.client.graphql(graphql(`{ systemStatus { name } }`));
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('systemStatus', () => {
  const fine = (name: string) => ({ name, operational: true, detail: null });

  it('reports that everything works', async () => {
    expect(await systemStatus()).toEqual([
      fine('Database'),
      fine('API Server'),
      fine('Authentication'),
      {
        ...fine('Job Queue'),
        detail: expect.stringMatching(/^\d+ waiting, \d+ active, 0 failed for good\.$/),
      },
      { ...fine('Product Role'), detail: expect.stringMatching(/^The product has a plain role: no\./) },
      { ...fine('Virus Scanner'), detail: 'No virus scanner is set (CLAMD_URL).' },
      fine('Video Calls'),
      { ...fine('Licence Papers'), detail: 'Papers are offered (LICENCE_PAPERS).' },
    ]);
  });

  it('says where there are no video calls', async () => {
    const { config } = app.platform;
    const calls = config.calls;
    config.calls = null;
    try {
      expect((await systemStatus()).find(({ name }) => name === 'Video Calls')).toEqual({
        ...fine('Video Calls'),
        detail: 'There are no video calls: no relay is set (TURN_URLS).',
      });
    } finally {
      config.calls = calls;
    }
  });

  it('names mails that were given up by kind, time and error, without address, and says when nobody works', async () => {
    const { dataSource } = app.platform;
    const mail = { id: uuidv7(), address: 'somebody@example.test', kind: 'password-reset' };
    const text = {
      subject: 'A',
      text: 'B',
      html: 'C',
      unsubscribeUrl: null,
      createdAt: new Date(),
      sentAt: null,
    };
    await dataSource.manager.insert(Mail, { ...mail, accountId: null, ...text });
    await app.platform.jobs.add(dataSource.manager, 'send-mail', { mailId: mail.id });
    await dataSource.query(
      `update jobs.job set state = 'failed', completed_on = now(), output = $2 where data ->> 'mailId' = $1`,
      [mail.id, { name: 'Error', code: 'EENVELOPE', message: 'somebody@example.test is unknown' }],
    );
    await app.platform.jobs.add(dataSource.manager, 'mail-password-reset', { email: 'a@example.test' });
    const ask = async () => {
      const { data } = await admin.client.graphql(
        graphql(`{ systemStatus { name operational detail failedMails { kind failedAt error } } }`),
      );
      return data!.systemStatus.find(({ name }) => name === 'Job Queue');
    };
    const found = await ask();
    expect(found).toMatchObject({
      operational: true,
      failedMails: [{ kind: 'password-reset', failedAt: expect.any(String), error: 'EENVELOPE' }],
    });
    expect([found?.detail, JSON.stringify(found)]).toEqual([
      expect.stringContaining('1 failed for good.'),
      expect.not.stringContaining('somebody'),
    ]);
    await dataSource.query(
      `update jobs.job set start_after = now() - interval '20 minutes' where name = 'mail-password-reset'`,
    );
    expect(await ask()).toMatchObject({
      operational: false,
      detail: expect.stringContaining('The oldest has waited for 20 minutes.'),
    });
    await dataSource.query('delete from jobs.job');
  });

  it('reports a missing migration', async () => {
    const { dataSource } = app.platform;
    const [last] = await dataSource.query<Record<'id' | 'timestamp' | 'name', unknown>[]>(
      'select * from migrations order by id desc limit 1',
    );
    await dataSource.query('delete from migrations where id = $1', [last?.id]);
    try {
      expect((await systemStatus())[1]).toEqual({
        name: 'API Server',
        operational: false,
        detail: 'The database lacks migrations of this version.',
      });
    } finally {
      await dataSource.query('insert into migrations (id, timestamp, name) values ($1, $2, $3)', [
        last?.id,
        last?.timestamp,
        last?.name,
      ]);
    }
  });

  it('reports tokens that are not accepted, without internal details', async () => {
    const { tokens } = app.platform;
    app.platform.tokens = {
      ...tokens,
      sign: () => {
        throw new Error('the secret is in this message');
      },
    };
    try {
      expect((await systemStatus())[2]).toEqual({
        name: 'Authentication',
        operational: false,
        detail: 'It does not answer.',
      });
    } finally {
      app.platform.tokens = tokens;
    }
  });
});
