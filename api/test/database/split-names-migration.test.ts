import type { DataSource } from 'typeorm';
import { NO_QUERY_TIMEOUTS } from '../../src/db/connection-settings';
import { createDataSource } from '../../src/db/data-source';
import { createTestDatabase, type TestDatabase } from '../setup/database';

const MIGRATION = 'SplitNames1790000004062';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url, { timeouts: NO_QUERY_TIMEOUTS });
  await dataSource.initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const run = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  dataSource.query<Row[]>(sql, values);

it('gives the names stored before their keys, and keeps keys out of the words of the directory', async () => {
  for (let undone = ''; undone !== MIGRATION;) {
    undone = (await run('select name from migrations order by id desc limit 1'))[0]!.name as string;
    await dataSource.undoLastMigration();
  }
  await run(`insert into accounts (id, role, name, email, password_hash) values
    ('00000000-0000-7000-8000-000000000001', 'lawyer', 'Joya D''Costa', 'lawyer@example.test', 'x'),
    ('00000000-0000-7000-8000-000000000002', 'user', 'Nasir Uddin', 'client@example.test', 'x')`);
  await run(`insert into lawyer_profiles (account_id, license_number, verification, verified_at, own_name_bangla)
    values ('00000000-0000-7000-8000-000000000001', 'A-1', 'verified', now(), 'জয়া কস্তা')`);
  await run(`update lawyer_profiles set changed_at = now() - interval '9 days'`);
  const [before] = await run('select changed_at from lawyer_profiles');
  await dataSource.runMigrations();
  expect(await run(`select name_runs from accounts where role = 'user'`)).toEqual([
    { name_runs: ['nsr', 'adnU', 'nsrdn'] },
  ]);
  const [profile] = await run('select name_runs, words::text, changed_at from lawyer_profiles');
  expect(profile!.name_runs).toEqual(expect.arrayContaining(['dkst', 'jdkst', 'kst', 'jkst']));
  expect(profile!.words).toContain(`'dcosta'`);
  expect(profile!.words).toContain(`' dkst'`);
  expect(profile!.changed_at).toEqual(before!.changed_at);
  const words = await run<{ word: string }>('select word from directory_words order by word');
  expect(words.map(({ word }) => word)).toEqual(expect.arrayContaining(['dcosta', 'dcosta ', 'joya']));
  expect(words.filter(({ word }) => word.startsWith(' '))).toEqual([]);
});
