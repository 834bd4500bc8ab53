import { districts, practiceAreas } from '@ainsathi/contract/places';
import { Client } from 'pg';
import { updateReferenceTables } from '../../src/db/reference-tables';
import { createTestDatabase, type TestDatabase } from '../setup/database';

let database: TestDatabase;
let connections: [Client, Client];

beforeAll(async () => {
  database = await createTestDatabase();
  connections = [new Client(database.url), new Client(database.url)];
  await Promise.all(connections.map(async (connection) => connection.connect()));
});
afterAll(async () => {
  await Promise.all(connections.map(async (connection) => connection.end()));
  await database.drop();
});

async function rowsOf(sql: string): Promise<unknown[]> {
  return (await connections[0].query<object>(sql)).rows;
}

const stored = {
  areas: () => rowsOf('select id, name, slug from practice_areas order by id'),
  districts: () =>
    rowsOf(
      'select id, name, name_bangla as "nameBangla", division, slug, aliases from districts order by id',
    ),
};

/** The Bangla names stand in the contract alone. */
const storedAreas = practiceAreas.map(({ id, name, slug }) => ({ id, name, slug }));

async function damage(): Promise<void> {
  await connections[0].query(`update practice_areas set name = 'Famly Law', slug = 'famly-law' where id = 1`);
  await connections[0].query('delete from practice_areas where id = 21');
  await connections[0].query(
    `update districts set name = 'Chittagong', slug = 'chittagong', aliases = '{}' where id = 10`,
  );
  await connections[0].query('delete from districts where id = 64');
}

test('a changed spelling and a missing row are corrected', async () => {
  await damage();
  await updateReferenceTables(connections[0]);
  expect(await stored.areas()).toEqual(storedAreas);
  expect(await stored.districts()).toEqual(districts);
});

test('two processes can update the tables at once', async () => {
  await damage();
  await Promise.all(connections.map(updateReferenceTables));
  expect(await stored.areas()).toEqual(storedAreas);
  expect(await stored.districts()).toEqual(districts);
});

test('unchanged tables are not written', async () => {
  const versions = () =>
    rowsOf('select xmin, xmax from practice_areas union all select xmin, xmax from districts');
  const before = await versions();
  await updateReferenceTables(connections[0]);
  expect(await versions()).toEqual(before);
});

test('a row that the contract does not have stays', async () => {
  await connections[0].query(`insert into practice_areas values (99, 'Space Law', 'space-law')`);
  await updateReferenceTables(connections[0]);
  expect(await rowsOf('select name from practice_areas where id = 99')).toEqual([{ name: 'Space Law' }]);
});
