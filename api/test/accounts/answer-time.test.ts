import { Client } from '../setup/client';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, type Person, setStatus } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
let client: Person;

beforeAll(async () => {
  app = await startApp();
  client = await aClient(app);
});
afterAll(() => app.stop());

const answerHours = async ({ id }: Person): Promise<number | null> =>
  (
    await new Client(app.origin).query(graphql(`query ($id: ID!) { lawyer(id: $id) { answerHours } }`), {
      id,
    })
  ).lawyer!.answerHours;

/** A request that was sent so many hours ago, and answered after so many; null while it waits. */
async function aRequest(lawyer: Person, sentAgo: number, waited: number | null): Promise<string> {
  const [row] = await app.sql(
    `insert into cases (id, client_id, lawyer_id, title, description, status, created_at, answered_at)
       select gen_random_uuid(), $1, $2, 'A wall', 'On my land', case when $4::int is null then 'pending' else 'accepted' end,
         sent.at, sent.at + $4::int * interval '1 hour'
       from (select now() - $3::int * interval '1 hour' as at) sent returning id`,
    [client.id, lawyer.id, sentAgo, waited],
  );
  return row!.id as string;
}

describe('how fast a lawyer answers', () => {
  it('is the median of the last 12 months, from five requests on', async () => {
    const lawyer = await aLawyer(app);
    for (const waited of [2, 4, 30, 90]) await aRequest(lawyer, 200, waited);
    await aRequest(lawyer, 366 * 24, 1);
    expect(await answerHours(lawyer)).toBeNull();
    await aRequest(lawyer, 300, 20);
    expect(await answerHours(lawyer)).toBe(20);
  });

  it('counts requests without an answer once they have waited for two days, with what they have waited', async () => {
    const lawyer = await aLawyer(app);
    for (const waited of [1, 2, 3, 4]) await aRequest(lawyer, 500, waited);
    await aRequest(lawyer, 47, null);
    expect(await answerHours(lawyer)).toBeNull();
    for (const waiting of [100, 101, 102]) await aRequest(lawyer, waiting, null);
    expect(await answerHours(lawyer)).toBe(4);
    const withdrawn = await aRequest(lawyer, 400, null);
    await app.sql(
      `update cases set status = 'case-closed', withdrawn_at = created_at + interval '60 hours' where id = $1`,
      [withdrawn],
    );
    expect(await answerHours(lawyer)).toBe(32);
  });

  it('begins with the first status that the lawyer sets', async () => {
    const lawyer = await aLawyer(app);
    const sent = await Promise.all(Array.from({ length: 5 }, async () => aCase(client, lawyer)));
    for (const { _id: id } of sent) {
      await app.sql(`update cases set created_at = now() - interval '5 hours' where id = $1`, [id]);
      await setStatus(lawyer, id, 'rejected');
      await setStatus(lawyer, id, 'case-intake');
    }
    expect(await answerHours(lawyer)).toBe(6);
  });

  it('is not shown in lists', async () => {
    const lawyer = await aLawyer(app);
    for (const waited of [1, 1, 1, 1, 1]) await aRequest(lawyer, 100, waited);
    const { lawyers } = await new Client(app.origin).query(
      graphql(`{ lawyers(limit: 100) { items { id answerHours } } }`),
    );
    expect(lawyers.items).toContainEqual({ id: lawyer.id, answerHours: null });
    expect(await answerHours(lawyer)).toBe(1);
  });
});
