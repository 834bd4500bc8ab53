import type { DataSource } from 'typeorm';
import { NO_QUERY_TIMEOUTS } from '../../src/db/connection-settings';
import { createDataSource } from '../../src/db/data-source';
import { createTestDatabase, type TestDatabase } from '../setup/database';

const MIGRATION = 'LicenseKeys1790000004060';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url, { timeouts: NO_QUERY_TIMEOUTS });
  await dataSource.initialize();
  for (let undone = ''; undone !== MIGRATION;) {
    undone = (await run('select name from migrations order by id desc limit 1'))[0]!.name as string;
    await dataSource.undoLastMigration();
  }
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const run = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  dataSource.query<Row[]>(sql, values);

/** A lawyer as the version before stored it, verified so many days ago, or waiting. */
async function aFormerLawyer(
  name: string,
  licenseNumber: string | null,
  daysAgo: number | null,
): Promise<void> {
  await run(
    `with account as (insert into accounts (id, role, name, email, password_hash)
       values (gen_random_uuid(), 'lawyer', $1, $1 || '@example.test', 'x') returning id)
     insert into lawyer_profiles (account_id, name, license_number, verification, verified_at)
     select id, $1, $2, case when $3::int is null then 'pending' else 'verified' end, now() - $3::int * interval '1 day'
     from account`,
    [name, licenseNumber, daysAgo],
  );
}

it('lets the later of two verified lawyers with one number wait for a check, and keeps all others', async () => {
  await aFormerLawyer('later', 'ক-খ-চ-ড', 1);
  await aFormerLawyer('first', 'ক খ চ ড', 9);
  await aFormerLawyer('last', 'ক/খ/চ/ড', 0);
  await aFormerLawyer('waiting', 'ক-খ-চ-ড', null);
  await aFormerLawyer('alone', 'DHK 0012/2010', 5);
  await aFormerLawyer('marks', '--', 5);
  await aFormerLawyer('none', null, null);
  await dataSource.runMigrations();
  expect(
    await run('select name, verification, license_key as key from lawyer_profiles order by name'),
  ).toEqual([
    { name: 'alone', verification: 'verified', key: 'dhk-12-2010' },
    { name: 'first', verification: 'verified', key: 'ক-খ-চ-ড' },
    { name: 'last', verification: 'pending', key: 'ক-খ-চ-ড' },
    { name: 'later', verification: 'pending', key: 'ক-খ-চ-ড' },
    { name: 'marks', verification: 'pending', key: null },
    { name: 'none', verification: 'pending', key: null },
    { name: 'waiting', verification: 'pending', key: 'ক-খ-চ-ড' },
  ]);
  const verifyAll = run(`update lawyer_profiles set verification = 'verified', verified_at = now()`);
  await expect(verifyAll).rejects.toThrow('lawyer_profiles_verified_license_key');
});

it('can be taken back', async () => {
  for (let undone = ''; undone !== MIGRATION;) {
    undone = (await run('select name from migrations order by id desc limit 1'))[0]!.name as string;
    await dataSource.undoLastMigration();
  }
  expect(await run(`select license_key as key from lawyer_profiles where name = 'alone'`)).toEqual([
    { key: 'DHK00122010' },
  ]);
  await dataSource.runMigrations();
});
