import { Client as Database } from 'pg';
import { migrate } from '../../src/db/open-database';
import { createTestDatabase, type TestDatabase } from '../setup/database';

let database: TestDatabase;
let other: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  other = new Database({ connectionString: database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await database.drop();
});

it('a migration that waits for a lock lets others pass after two seconds, and is tried again', async () => {
  await other.query('begin; lock table migrations in access exclusive mode');
  const migrated = migrate(database.url);
  const waits = async (): Promise<boolean> => {
    const { rowCount } = await other.query(
      `select 1 from pg_locks where relation = 'migrations'::regclass and not granted`,
    );
    return rowCount !== 0;
  };
  const until = async (waiting: boolean): Promise<void> => {
    while ((await waits()) !== waiting) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  for (const waiting of [true, false, true]) await until(waiting);
  await other.query('commit');
  await migrated;
});
