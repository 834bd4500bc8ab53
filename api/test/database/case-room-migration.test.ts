import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/db/data-source';
import { NO_QUERY_TIMEOUTS } from '../../src/db/connection-settings';
import { createTestDatabase, type TestDatabase } from '../setup/database';

const CASES = 2_500;

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource(database.url, { timeouts: NO_QUERY_TIMEOUTS });
  await dataSource.initialize();
  await undoUntilRooms();
  await run(`insert into accounts (id, role, name, email, password_hash)
    values (gen_random_uuid(), 'lawyer', 'Advocate Karim', 'lawyer@example.test', 'x')`);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const run = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  dataSource.query<Row[]>(sql, values);

const ROOMS = 'CaseRoom1790000002600';

/** Takes back the migrations that came after the rooms. */
async function undoLater(): Promise<void> {
  for (;;) {
    const [last] = await run('select name from migrations order by id desc limit 1');
    if (last!.name === ROOMS) return;
    await dataSource.undoLastMigration();
  }
}

/** Takes the migrations back to the one before the rooms. */
async function undoUntilRooms(): Promise<void> {
  await undoLater();
  await dataSource.undoLastMigration();
}

/** A case as the version before stored it, with its changes of status: who, to which one, how many days ago. */
async function anOldCase(
  status: string,
  changes: readonly [by: string, to: string, daysAgo: number][],
): Promise<string> {
  const [row] = await run<{ id: string }>(
    `insert into cases (id, title, description, status, created_at, updated_at)
     values (gen_random_uuid(), 'A wall', 'On my land', $1, now() - interval '100 days', now() - interval '50 days') returning id`,
    [status],
  );
  let from = 'pending';
  for (const [by, to, daysAgo] of changes) {
    await run(
      `insert into case_events (id, case_id, kind, from_status, to_status, actor_role, created_at)
       values (gen_random_uuid(), $1, 'status-changed', $2, $3, $4, now() - $5::int * interval '1 day')`,
      [row!.id, from, to, by, daysAgo],
    );
    from = to;
  }
  return row!.id;
}

/** Days ago of what the migration made of a case; null where there is nothing. */
async function carriedOver(id: string) {
  const [row] = await run(
    `select extract(day from now() - answered_at)::int as answered, extract(day from now() - closed_at)::int as closed,
       extract(day from now() - room.lawyer_active_at)::int as active
     from cases join case_rooms room on room.case_id = cases.id where id = $1`,
    [id],
  );
  return row;
}

it('gives every case a room, with what its history tells', async () => {
  const ids = {
    pending: await anOldCase('pending', []),
    taken: await anOldCase('hearing-1', [
      ['lawyer', 'accepted', 90],
      ['lawyer', 'hearing-1', 40],
    ]),
    byAdmin: await anOldCase('accepted', [['admin', 'accepted', 80]]),
    closed: await anOldCase('case-closed', [
      ['lawyer', 'accepted', 90],
      ['lawyer', 'completed', 70],
      ['lawyer', 'hearing-1', 65],
      ['lawyer', 'final-disposal', 60],
      ['admin', 'case-closed', 55],
    ]),
    opened: await anOldCase('appeal-filing', [
      ['lawyer', 'case-closed', 60],
      ['lawyer', 'appeal-filing', 20],
    ]),
    imported: await anOldCase('completed', []),
  };
  await run(
    `insert into cases (id, title, description) select gen_random_uuid(), 'Case', 'Many' from generate_series(1, $1)`,
    [CASES],
  );
  await dataSource.runMigrations();
  expect(await carriedOver(ids.pending)).toEqual({ answered: null, closed: null, active: 100 });
  expect(await carriedOver(ids.taken)).toEqual({ answered: 90, closed: null, active: 40 });
  expect(await carriedOver(ids.byAdmin)).toEqual({ answered: null, closed: null, active: 100 });
  expect(await carriedOver(ids.closed)).toEqual({ answered: 90, closed: 60, active: 60 });
  expect(await carriedOver(ids.opened)).toEqual({ answered: 60, closed: null, active: 20 });
  expect(await carriedOver(ids.imported)).toEqual({ answered: null, closed: 50, active: 100 });
  const [count] = await run<{ cases: number; rooms: number }>(
    'select (select count(*)::int from cases) as cases, (select count(*)::int from case_rooms) as rooms',
  );
  expect([count?.cases, count?.rooms]).toEqual([CASES + 6, CASES + 6]);
});

it('can be repeated where it was interrupted', async () => {
  await undoLater();
  const rooms = 'select case_id, version, record_version, lawyer_active_at from case_rooms order by case_id';
  const before = await run(rooms);
  await run('delete from migrations where name = $1', [ROOMS]);
  await dataSource.runMigrations();
  expect(await run(rooms)).toEqual(before);
});

it('gives each later case its room', async () => {
  const id = await anOldCase('pending', []);
  expect(await carriedOver(id)).toMatchObject({ active: 100 });
});

it('checks what is stored as well as what is written', async () => {
  const unchecked = await run(
    `select conname from pg_constraint where not convalidated and conrelid::regclass::text in ('case_events', 'notifications')`,
  );
  expect(unchecked).toEqual([]);
});

it('takes back what it made, entries too', async () => {
  const [row] = await run<{ id: string }>('select id from cases limit 1');
  await run(
    `insert into case_events (id, case_id, kind, text, created_at) values (gen_random_uuid(), $1, 'note', 'A note', now())`,
    [row!.id],
  );
  await undoUntilRooms();
  expect(await run(`select from case_events where kind = 'note'`)).toEqual([]);
  await dataSource.runMigrations();
});
