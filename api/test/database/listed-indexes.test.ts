import { Client as Database } from 'pg';
import { migrate } from '../../src/db/open-database';
import { isListed } from '../../src/modules/lawyers/listed-condition';
import { createTestDatabase, type TestDatabase } from '../setup/database';

let database: TestDatabase;
let connection: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database.url);
  connection = new Database({ connectionString: database.url });
  await connection.connect();
  // Otherwise PostgreSQL reads a table that is empty from one end to the other, and sorts it.
  for (const plan of ['seqscan', 'bitmapscan', 'sort']) await connection.query(`set enable_${plan} = off`);
}, 60_000);
afterAll(async () => {
  await connection.end();
  await database.drop();
});

it.each([
  ['lawyer_profiles_experience', 'experience <= 5', 'experience desc, name_key, account_id'],
  ['lawyer_profiles_district', 'district_id = 1', 'experience desc, name_key, account_id'],
  ['lawyer_profiles_name', 'true', 'name_key, account_id'],
  ['lawyer_profiles_name_bangla', 'true', 'name_key_bangla, account_id'],
  ['lawyer_profiles_newest', 'true', 'verified_at desc, account_id desc'],
  ['lawyer_profiles_turn', 'uuid_hash(account_id) >= 5', 'uuid_hash(account_id), account_id'],
  [
    'lawyer_profiles_district_turn',
    'district_id = 1 and uuid_hash(account_id) < 5',
    'uuid_hash(account_id), account_id',
  ],
])('lawyers before a page are skipped in %s alone, without their rows', async (index, narrowed, order) => {
  const { rows } = await connection.query<{ 'QUERY PLAN': string }>(
    `explain select account_id from lawyer_profiles entry
     where ${isListed('entry')} and ${narrowed} order by ${order} offset 1000 limit 10`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(`Index Only Scan using ${index} on lawyer_profiles entry`);
  expect(plan).not.toContain('Filter');
});
