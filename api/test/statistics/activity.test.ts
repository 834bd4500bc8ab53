import type { CaseDay } from '../../src/modules/statistics/statistics.types';
import { graphql } from '../setup/graphql';
import { sendMessage } from '../setup/messages';
import { aCase, aClient, aLawyer, anAcceptedCase, anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;
let client: Person;
let lawyer: Person;

beforeAll(async () => {
  [admin, client, lawyer] = [await anAdmin(app), await aClient(app), await aLawyer(app)];
});

/** A case and its events, all moved back in time; answered after so many hours, or never. */
async function pastCase(hoursAgo: number, answeredAfter: number | null, to: Person = lawyer): Promise<void> {
  const { _id: id } = await aCase(client, to);
  if (answeredAfter !== null) await setStatus(to, id, 'accepted');
  const back = `now() - $2 * interval '1 hour'`;
  const { dataSource } = app.platform;
  await dataSource.query(
    `update cases set created_at = ${back}, answered_at = ${back} + $3::int * interval '1 hour' where id = $1`,
    [id, hoursAgo, answeredAfter],
  );
  await dataSource.query('alter table case_events disable trigger case_events_append_only');
  await dataSource.query(
    `update case_events set created_at = ${back} + case when kind = 'requested' then interval '0' else $3 * interval '1 hour' end
     where case_id = $1`,
    [id, hoursAgo, answeredAfter ?? 0],
  );
  await dataSource.query('alter table case_events enable trigger case_events_append_only');
}

describe('the week of a lawyer', () => {
  const week = async (person: Person): Promise<CaseDay[]> =>
    (await person.client.query(graphql(`{ myWeek { date requests changes payments } }`))).myWeek;

  it('has seven days of Bangladesh, today last, also without a case', async () => {
    const days = await week(await aLawyer(app));
    const dateOf = (time: number): string =>
      new Date(time).toLocaleDateString('en-CA', { timeZone: 'Asia/Dhaka' });
    expect(days.map(({ date }) => date)).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((back) => dateOf(Date.now() - back * 86_400_000)),
    );
    expect(days.every(({ requests, changes, payments }) => requests + changes + payments === 0)).toBe(true);
  });

  it('counts requests, changes and payments of own cases by day', async () => {
    const other = await aLawyer(app);
    await pastCase(0, null, other);
    const id = await anAcceptedCase(client, lawyer);
    await client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId: 'ABCDEF1234' });
    await pastCase(8 * 24, null);
    const days = await week(lawyer);
    expect(days.at(-1)).toMatchObject({ requests: 1, changes: 1, payments: 1 });
    expect(days.reduce((sum, { requests }) => sum + requests, 0)).toBe(1);
  });
});

describe('the month of the platform', () => {
  const MONTH = graphql(`{ platformMonth { days { date requests decisions } due answeredInTime } }`);

  it('has 30 days, and the answers within 24 hours among the requests that are older', async () => {
    const before = (await admin.client.query(MONTH)).platformMonth;
    expect(before.days).toHaveLength(30);
    await pastCase(48, 5);
    await pastCase(72, 30);
    await pastCase(96, null);
    await pastCase(31 * 24, 1);
    await pastCase(2, 1);
    const { due, answeredInTime } = (await admin.client.query(MONTH)).platformMonth;
    expect([due - before.due, answeredInTime - before.answeredInTime]).toEqual([3, 1]);
  });

  it('counts a message of the lawyer as an answer, and what an administrator sets as none', async () => {
    const before = (await admin.client.query(MONTH)).platformMonth;
    const [{ _id: written }, { _id: set }] = [await aCase(client, lawyer), await aCase(client, lawyer)];
    await sendMessage(lawyer, written, 'Please bring the deed.');
    await admin.client.rest('PUT', `/admin/cases/${set}/status`, { status: 'accepted' });
    await app.sql(
      `update cases set created_at = created_at - interval '25 hours',
         answered_at = answered_at - interval '5 hours' where id = any($1)`,
      [[written, set]],
    );
    const { due, answeredInTime } = (await admin.client.query(MONTH)).platformMonth;
    expect([due - before.due, answeredInTime - before.answeredInTime]).toEqual([2, 1]);
  });

  it('counts the lawyers whose licence was decided', async () => {
    const today = async (): Promise<number> =>
      (await admin.client.query(MONTH)).platformMonth.days.at(-1)!.decisions;
    const before = await today();
    const pending = await aLawyer(app, { verification: 'pending' as never });
    for (const status of ['verified', 'pending', 'verified'])
      await admin.client.rest('PUT', `/admin/lawyers/${pending.id}/verification`, { status });
    expect(await today()).toBe(before + 1);
  });
});
