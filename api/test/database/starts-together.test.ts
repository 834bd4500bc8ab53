import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { createDataSource } from '../../src/db/data-source';
import { migrate, withAdvisoryLock } from '../../src/db/open-database';
import { addressOf, dropDatabase, recreateDatabase } from '../setup/database';

/** The last migration of version 0.2.0. */
const LAST_OF_0_2_0 = 1790000003400;

const server = process.env.TEST_SERVER_URL ?? '';
let name: string;
let url: string;

beforeEach(async () => {
  name = `test_${randomBytes(8).toString('hex')}`;
  await recreateDatabase(server, name);
  url = addressOf(server, name);
});
afterEach(() => dropDatabase(server, name));

const timeOf = (migration: string): number => Number(/\d+$/.exec(migration)?.[0]);

/** Brings the empty database to the tables of version 0.2.0. */
async function makeOlder(): Promise<void> {
  const dataSource = createDataSource(url);
  await dataSource.initialize();
  const older = dataSource.migrations.filter(
    (migration) => timeOf(migration.constructor.name) <= LAST_OF_0_2_0,
  );
  Object.assign(dataSource, { migrations: older });
  await dataSource.runMigrations();
  await dataSource.destroy();
}

async function pendingMigrations(): Promise<boolean> {
  const dataSource = createDataSource(url);
  await dataSource.initialize();
  return dataSource.showMigrations().finally(() => dataSource.destroy());
}

describe.each([2, 4])('%i processes that start at once', (count) => {
  it.each([
    ['an empty database', (): Promise<void> => Promise.resolve()],
    ['a database of version 0.2.0', makeOlder],
  ])(
    'all find %s up to date, whichever was first',
    async (_, prepare) => {
      await prepare();
      expect(await pendingMigrations()).toBe(true);
      await Promise.all(Array.from({ length: count }, () => migrate(url)));
      expect(await pendingMigrations()).toBe(false);
    },
    60_000,
  );
});

it('a process that waits for its turn leaves an index to be built meanwhile', async () => {
  const other = new Client({ connectionString: url });
  await other.connect();
  const first = withAdvisoryLock(url, async () => {
    const second = withAdvisoryLock(url, () => Promise.resolve('second'));
    const asksForLock = `select 1 from pg_stat_activity
      where datname = current_database() and query like '%advisory_lock%' and pid <> pg_backend_pid()`;
    while ((await other.query(asksForLock)).rowCount !== 2) continue;
    await other.query('create table other (id int)');
    await other.query(`set lock_timeout = '2s'`);
    const built = other.query('create index concurrently on other (id)').then(() => 'built');
    return { built: await built.catch(String), second };
  });
  const { built, second } = await first;
  expect(built).toBe('built');
  expect(await second).toBe('second');
  await other.end();
});
