import type { ResultOf } from 'gql.tada';
import { remindOfQuietCases } from '../../src/modules/cases/remind-of-cases';
import { addEntry, aTakenCase, type CaseWithPeople, sentTwoDaysAgo } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { anAdmin, type Person, setStatus } from '../setup/people';
import { appOfTests } from '../setup/running-app';

const app = appOfTests();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});

/** A case whose lawyer was last active so many days ago. */
async function activeDaysAgo(days: number, status?: string): Promise<CaseWithPeople> {
  const made = await aTakenCase(app, status);
  await app.sql(
    `update case_rooms set lawyer_active_at = now() - $2::float8 * interval '1 day' where case_id = $1`,
    [made.id, days],
  );
  return made;
}

const remind = async (): Promise<void> => remindOfQuietCases(app.platform.dataSource);
const told = async ({ client }: Person) =>
  (
    await client.query(graphql(`{ myNotifications { items { kind caseId actorName } } }`))
  ).myNotifications.items.filter(({ kind }) => kind === 'CASE_QUIET');

describe('of a case without news for 30 days', () => {
  it('its lawyer is notified once, and nobody else', async () => {
    const { id, client, lawyer } = await activeDaysAgo(30.1);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await told(lawyer)).toEqual([{ kind: 'CASE_QUIET', caseId: id, actorName: null }]);
    expect([await told(client), await told(admin)]).toEqual([[], []]);
  });

  it('its lawyer is notified again when it is quiet once more', async () => {
    const { id, lawyer } = await activeDaysAgo(40);
    await remind();
    await addEntry(lawyer, id, 'The plaint was filed.');
    await remind();
    expect(await told(lawyer)).toHaveLength(1);
    await app.sql(`update case_rooms set lawyer_active_at = now() - interval '31 days' where case_id = $1`, [
      id,
    ]);
    await remind();
    expect(await told(lawyer)).toHaveLength(2);
  });

  it.each<[string, () => Promise<CaseWithPeople>]>([
    ['had news 29 days ago', async () => activeDaysAgo(29.9)],
    ['has been quiet since before there were reminders', async () => activeDaysAgo(44.1)],
    ['waits for an answer', async () => activeDaysAgo(35, 'pending')],
    ['was rejected', async () => activeDaysAgo(35, 'rejected')],
    ['is closed', async () => activeDaysAgo(35, 'case-closed')],
  ])('nobody is notified where it %s', async (_name, make) => {
    const { lawyer } = await make();
    await remind();
    expect(await told(lawyer)).toEqual([]);
  });

  it('a withdrawn request is none', async () => {
    const { id, client, lawyer } = await activeDaysAgo(35, 'pending');
    await sentTwoDaysAgo(app, id);
    await client.client.query(graphql(`mutation ($id: ID!) { withdrawCase(caseId: $id) { case { id } } }`), {
      id,
    });
    await remind();
    expect(await told(lawyer)).toEqual([]);
  });
});

describe('a list of the cases without news', () => {
  it('is the same for the lawyer and for admins, as a file too', async () => {
    const { id, lawyer } = await activeDaysAgo(34.5);
    const other = await aTakenCase(app);
    const OWN = graphql(`{ list: myCases(quiet: true, limit: 100) { items { id quietDays } } }`);
    const ALL = graphql(`{ list: cases(quiet: true, limit: 100) { items { id quietDays } } }`);
    const ids = async ({ client }: Person, query: typeof OWN | typeof ALL): Promise<string[]> =>
      (await client.query<ResultOf<typeof OWN>, object>(query)).list.items.map(
        ({ id: listed, quietDays }) => `${listed} ${quietDays}`,
      );
    expect(await ids(lawyer, OWN)).toEqual([`${id} 34`]);
    expect(await ids(admin, ALL)).toContain(`${id} 34`);
    const file = async (query: string): Promise<string> =>
      (await admin.client.rest<string>('GET', `/admin/cases.csv${query}`)).body;
    const text = JSON.stringify(await file('?quiet=1'));
    expect([text.includes(id), text.includes(other.id)]).toEqual([true, false]);
    await setStatus(lawyer, id, 'hearing-1');
    expect(await ids(lawyer, OWN)).toEqual([]);
  });
});
