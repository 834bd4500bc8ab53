import { OWN_DATA } from '../../src/modules/accounts/own-data/own-data.columns';
import { sentTwoDaysAgo } from '../setup/case-rooms';
import { graphql } from '../setup/graphql';
import { sendMessage } from '../setup/messages';
import { aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import type { OwnDataV1 } from '../setup/rest-bodies';
import { appOfTests } from '../setup/running-app';

const SECRET = 'My husband must not hear of it';

const app = appOfTests();
let admin: Person;
let client: Person;
let lawyer: Person;
let id: string;

beforeAll(async () => {
  [admin, client, lawyer] = [await anAdmin(app), await aClient(app), await aLawyer(app)];
  id = (await aCase(client, lawyer, 'A boundary dispute'))._id;
  await app.sql('update cases set description = $2 where id = $1', [id, SECRET]);
  await sendMessage(client, id, SECRET);
  await sendMessage(lawyer, id, 'Please send the deed');
  await sentTwoDaysAgo(app, id);
});

const copyOf = async (person: Person) => (await person.client.rest<OwnDataV1>('GET', '/account/data')).body;

async function found({ client: asks }: Person, search: string): Promise<string[]> {
  const query = graphql(`query ($search: String) { list: myCases(search: $search) { items { id } } }`);
  return (await asks.query(query, { search })).list.items.map((one) => one.id);
}

describe('the lawyer of a request', () => {
  it('finds it by its client, and has what is in it in the own copy, until it is withdrawn', async () => {
    for (const search of [client.name, client.email]) expect(await found(lawyer, search)).toEqual([id]);
    expect(JSON.stringify(await copyOf(lawyer))).toContain(SECRET);
    await client.client.query(graphql(`mutation ($id: ID!) { withdrawCase(caseId: $id) { case { id } } }`), {
      id,
    });
    for (const search of [client.name, client.email, client.name.slice(0, 5)])
      expect([search, await found(lawyer, search)]).toEqual([search, []]);
    expect(await found(lawyer, 'boundary')).toEqual([id]);
  });

  it('has of a withdrawn one title and dates alone in each part of the own copy', async () => {
    const copy = await copyOf(lawyer);
    expect(copy.cases).toMatchObject([{ id, title: 'A boundary dispute', description: null, client: null }]);
    const parts = Object.keys(OWN_DATA).filter((part) => !['cases', 'notifications'].includes(part));
    for (const part of parts) expect([part, JSON.stringify(copy[part]).includes(id)]).toEqual([part, false]);
    for (const hidden of [SECRET, client.name, client.email])
      expect(JSON.stringify(copy)).not.toContain(hidden);
  });
});

it('the client of a withdrawn request has everything in the own copy, and finds it by the lawyer', async () => {
  const copy = await copyOf(client);
  expect(copy.cases).toMatchObject([{ id, description: SECRET, client: client.name, lawyer: lawyer.name }]);
  expect(copy.messages).toHaveLength(2);
  expect(await found(client, lawyer.name)).toEqual([id]);
});

it('an admin finds a withdrawn request by its client, and has nothing of it in the own copy', async () => {
  const query = graphql(`query ($search: String) { cases(search: $search) { items { id } } }`);
  const { items } = (await admin.client.query(query, { search: client.email })).cases;
  expect(items.map((one) => one.id)).toEqual([id]);
  expect((await copyOf(admin)).cases).toEqual([]);
});
