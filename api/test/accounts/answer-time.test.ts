import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { updateAnswerTimes } from '../../src/modules/cases/request/update-answer-times';

const app = appOfTests();
let client: Person;

beforeAll(async () => {
  client = await aClient(app);
});

const LAWYER = graphql(`query ($id: ID!) { lawyer(id: $id) { answersWithinHours answerHours } }`);

/** Within how many hours the lawyer answers, after the hourly job. */
async function answersWithin({ id }: Person): Promise<number | null> {
  await updateAnswerTimes(app.platform.dataSource.manager);
  const { answersWithinHours, answerHours } = (await new Client(app.origin).query(LAWYER, { id })).lawyer!;
  expect(answerHours).toBe(answersWithinHours);
  return answersWithinHours;
}

/** A request that was sent so many hours ago, and answered after so many; null while it waits. */
async function aRequest(lawyer: Person, sentAgo: number, waited: number | null): Promise<string> {
  const [row] = await app.sql(
    `insert into cases (id, client_id, lawyer_id, title, description, status, created_at, answered_at)
       select gen_random_uuid(), $1, $2, 'A wall', 'On my land', case when $4::float8 is null then 'pending' else 'accepted' end,
         sent.at, sent.at + $4::float8 * interval '1 hour'
       from (select now() - $3::int * interval '1 hour' as at) sent returning id`,
    [client.id, lawyer.id, sentAgo, waited],
  );
  return row!.id as string;
}

describe('how soon a lawyer answers', () => {
  it('is a band of the median of the last 12 months, from five requests on', async () => {
    const lawyer = await aLawyer(app);
    for (const waited of [2, 4, 30, 90]) await aRequest(lawyer, 200, waited);
    await aRequest(lawyer, 366 * 24, 1);
    expect(await answersWithin(lawyer)).toBeNull();
    await aRequest(lawyer, 300, 20);
    expect(await answersWithin(lawyer)).toBe(24);
  });

  it.each([
    [0, 1],
    [1, 1],
    [1.01, 3],
    [6, 6],
    [12.5, 24],
    [48, 48],
    [48.1, null],
  ])('of a median of %j hours is %j', async (median, band) => {
    const lawyer = await aLawyer(app);
    // What was answered at once began with an agreed fee.
    for (let request = 0; request < 5; request += 1) await aRequest(lawyer, 100, median || 0.001);
    expect(await answersWithin(lawyer)).toBe(band);
  });

  it('counts requests without an answer once they have waited for two days, with what they have waited', async () => {
    const lawyer = await aLawyer(app);
    for (const waited of [1, 2, 3, 4]) await aRequest(lawyer, 500, waited);
    await aRequest(lawyer, 47, null);
    expect(await answersWithin(lawyer)).toBeNull();
    for (const waiting of [100, 101, 102]) await aRequest(lawyer, waiting, null);
    expect(await answersWithin(lawyer)).toBe(6);
    const withdrawn = await aRequest(lawyer, 400, null);
    await app.sql(
      `update cases set status = 'case-closed', withdrawn_at = created_at + interval '60 hours' where id = $1`,
      [withdrawn],
    );
    expect(await answersWithin(lawyer)).toBe(48);
  });

  it('begins with the first status that the lawyer sets', async () => {
    const lawyer = await aLawyer(app);
    const sent = await Promise.all(Array.from({ length: 5 }, async () => aCase(client, lawyer)));
    for (const { _id: id } of sent) {
      await app.sql(`update cases set created_at = now() - interval '5 hours' where id = $1`, [id]);
      await setStatus(lawyer, id, 'rejected');
      await setStatus(lawyer, id, 'case-intake');
    }
    expect(await answersWithin(lawyer)).toBe(6);
  });

  it('is forgotten with the requests', async () => {
    const lawyer = await aLawyer(app);
    for (let request = 0; request < 5; request += 1) await aRequest(lawyer, 100, 1);
    expect(await answersWithin(lawyer)).toBe(1);
    await app.sql('delete from cases where lawyer_id = $1', [lawyer.id]);
    expect(await answersWithin(lawyer)).toBeNull();
  });
});
