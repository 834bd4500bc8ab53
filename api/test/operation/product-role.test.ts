import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createDataSource } from '../../src/db/data-source';
import { clusterPaths } from '../../src/db/embedded/embedded-paths';
import { startEmbeddedPostgres } from '../../src/db/embedded/embedded-postgres';
import { migrate, withAdvisoryLock } from '../../src/db/open-database';
import { grantProductRights, hasPlainRole } from '../../src/db/product-role';
import { createJobHandlers } from '../../src/job-handlers';
import { startJobWorkers } from '../../src/platform/jobs/job-workers';
import { sealAudit } from '../../src/platform/audit/audit-seals';
import { addEntry, aTakenCase, setHearing } from '../setup/case-rooms';
import { aClient, type Person } from '../setup/people';
import { appOfTests } from '../setup/running-app';
import { stopWorkers } from '../setup/stop-workers';

const app = appOfTests();
let person: Person;
let productUrl: string;

beforeAll(async () => {
  person = await aClient(app);
  const { url } = app.platform.dataSource.options as { url: string };
  // The role of the whole run, whose password the server of the tests has made.
  productUrl = process.env.TEST_PRODUCT_URL ?? '';
  const address = new URL(productUrl);
  address.pathname = new URL(url).pathname;
  productUrl = address.toString();
  await grantProductRights(url, productUrl);
});

async function asProduct<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: productUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it('the role of the product reads and writes rows', async () => {
  await asProduct(async (client) => {
    const { rows } = await client.query('select name from accounts where id = $1', [person.id]);
    expect(rows).toEqual([{ name: person.name }]);
    await client.query('update accounts set name = $2 where id = $1', [person.id, 'Another Name']);
    await client.query(
      `insert into audit_entries (act, outcome, request_id) values ('case-viewed', 'done', 'x')`,
    );
  });
});

it.each([
  'create table other (id int)',
  'alter table accounts add column other int',
  'drop table audit_entries',
  'alter table audit_entries disable trigger all',
  'update audit_entries set act = act',
  'delete from audit_seals',
  'delete from audit_cuts',
  'truncate audit_entries',
  'update case_events set actor_role = actor_role',
  'update messages set body = body',
  'delete from messages',
  'delete from hearings',
  'delete from case_accesses',
  'delete from migrations',
  'create role other superuser',
])('it is refused to %s', async (sql) => {
  await asProduct(async (client) => {
    await expect(client.query(sql)).rejects.toMatchObject({ code: '42501' });
  });
});

it('it deletes an account whose name is in the history of a case, which stays', async () => {
  const { id, lawyer, client } = await aTakenCase(app);
  await addEntry(lawyer, id, 'The plaint was filed.');
  await setHearing(lawyer, id);
  await asProduct(async (product) => {
    for (const person of [lawyer, client])
      await product.query('delete from accounts where id = $1', [person.id]);
    const { rows } = await product.query<{ kind: string; actor_id: null; text: string | null }>(
      'select kind, actor_id, text from case_events where case_id = $1 order by created_at',
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['requested', 'status-changed', 'note', 'hearing-set']);
    expect(rows.map(({ actor_id }) => actor_id)).toEqual([null, null, null, null]);
    expect(rows[2]?.text).toBe('The plaint was filed.');
  });
});

it('jobs and seals run as the role of the product', async () => {
  const errors: unknown[] = [];
  const log = Object.assign(Object.create(app.platform.log) as typeof app.platform.log, {
    warn: (entry: unknown) => errors.push(entry),
  });
  const workers = await startJobWorkers(productUrl, log, createJobHandlers(app.platform));
  await stopWorkers(workers);
  expect(errors).toEqual([]);
  const dataSource = createDataSource(productUrl);
  await dataSource.initialize();
  await sealAudit(dataSource, app.platform.log);
  await dataSource.destroy();
});

it('one role for both is distinguished from two', () => {
  expect(hasPlainRole('postgres://a:x@host/db', 'postgres://b:x@host/db')).toBe(true);
  expect(hasPlainRole('postgres://a:x@host/db', 'postgres://a:y@other/db')).toBe(false);
});

it('two processes that start at once make the role and its rights one after the other', async () => {
  const { url } = app.platform.dataSource.options as { url: string };
  const grant = () => withAdvisoryLock(url, () => grantProductRights(url, productUrl));
  await Promise.all([grant(), grant(), grant(), grant()]);
  await asProduct(async (client) => client.query('select from accounts'));
});

it('the role is made, and gets the password of its address', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ainsathi-role-'));
  await chmod(folder, 0o711);
  const server = await startEmbeddedPostgres({ dataDirectory: folder, log: () => undefined });
  try {
    const withRole = (username: string, password: string): string =>
      Object.assign(new URL(server.url), { username, password }).toString();
    // The role in the address of the embedded server makes no other role.
    const ownerUrl = withRole('postgres', clusterPaths(folder).record.adminPassword);
    await migrate(ownerUrl);
    for (const password of ['first', 'second']) {
      await grantProductRights(ownerUrl, withRole('another_role', password));
      const client = new Client({ connectionString: withRole('another_role', password) });
      await client.connect();
      await client.query('select from accounts');
      await client.end();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
