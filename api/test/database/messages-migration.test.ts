import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/db/data-source';
import { NO_QUERY_TIMEOUTS } from '../../src/db/connection-settings';
import { createTestDatabase, type TestDatabase } from '../setup/database';

const CASES = 2_500;
const NAME = 'Messages1790000002800';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url, { timeouts: NO_QUERY_TIMEOUTS });
  await dataSource.initialize();
  await undo();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const run = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  dataSource.query<Row[]>(sql, values);

/** Takes the migrations back to the one before messages. */
async function undo(): Promise<void> {
  for (;;) {
    const [last] = await run('select name from migrations order by id desc limit 1');
    await dataSource.undoLastMigration();
    if (last!.name === NAME) return;
  }
}

async function anAccount(role: string): Promise<string> {
  const [row] = await run<{ id: string }>(
    `insert into accounts (id, role, name, email, password_hash)
     values (gen_random_uuid(), $1, 'A Person', gen_random_uuid() || '@example.test', 'x') returning id`,
    [role],
  );
  if (role === 'lawyer')
    await run(`insert into lawyer_profiles (account_id, name) values ($1, 'A Person')`, [row!.id]);
  return row!.id;
}

async function aCaseOf(client: string | null, lawyer: string | null): Promise<string> {
  const [row] = await run<{ id: string }>(
    `insert into cases (id, client_id, lawyer_id, title, description)
     values (gen_random_uuid(), $1, $2, 'A wall', 'On my land') returning id`,
    [client, lawyer],
  );
  return row!.id;
}

const readersOf = async (id: string): Promise<string[]> =>
  (await run('select account_id from case_readers where case_id = $1', [id])).map(
    (row) => row.account_id as string,
  );

it('gives both people of every case a place to read from, and those of later cases too', async () => {
  const [client, lawyer] = [await anAccount('user'), await anAccount('lawyer')];
  const both = await aCaseOf(client, lawyer);
  const alone = await aCaseOf(null, lawyer);
  await run(
    `insert into cases (id, client_id, title, description) select gen_random_uuid(), $1, 'Case', 'Many' from generate_series(1, $2)`,
    [client, CASES],
  );
  await dataSource.runMigrations();
  expect((await readersOf(both)).sort()).toEqual([client, lawyer].sort());
  expect(await readersOf(alone)).toEqual([lawyer]);
  const [count] = await run<{ readers: number }>('select count(*)::int as readers from case_readers');
  expect(count?.readers).toBe(CASES + 3);
  expect((await readersOf(await aCaseOf(client, lawyer))).sort()).toEqual([client, lawyer].sort());
});

it('can be repeated where it was interrupted', async () => {
  const before = await run('select * from case_readers order by case_id, account_id');
  await run('delete from migrations where timestamp >= 1790000002800');
  await dataSource.runMigrations();
  expect(await run('select * from case_readers order by case_id, account_id')).toEqual(before);
});

it('adds its kind of notification to those that there are, and takes it back', async () => {
  const kinds = async (): Promise<string> =>
    (
      await run(
        `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'notifications_kind_check'`,
      )
    )[0]!.definition as string;
  const before = await kinds();
  expect(before).toContain('message-waiting');
  expect(before).toContain('hearing-soon');
  await undo();
  expect(await kinds()).not.toContain('message-waiting');
  expect(await kinds()).toContain('hearing-soon');
  expect((await run('select id from cases limit 1')).length).toBe(1);
  await aCaseOf(null, null);
  await dataSource.runMigrations();
  expect(await kinds()).toBe(before);
});
