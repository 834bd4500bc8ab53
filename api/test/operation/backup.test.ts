import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import sharp from 'sharp';
import { restoreBackup } from '../../src/commands/backup-file/restore-backup';
import { writeBackup } from '../../src/commands/backup-file/write-backup';
import type { BackupManifest } from '../../src/commands/backup-file/backup-format';
import { CommandError } from '../../src/commands/operator-command';
import { createDataSource } from '../../src/db/data-source';
import { findBrokenAudit, sealAudit } from '../../src/platform/audit/audit-seals';
import { createBackupSignatures } from '../../src/platform/encryption/backup-signatures';
import { PICTURES, PRIVATE_FILES } from '../../src/platform/files/file-store';
import { createLocalFiles } from '../../src/platform/files/file-store';
import { addressOf, dropDatabase, recreateDatabase } from '../setup/database';
import { addDocument, PDF } from '../setup/documents';
import { graphql } from '../setup/graphql';
import { aCase, aClient, aLawyer, anAdmin, type Person } from '../setup/people';
import { type RunningApp, startApp } from '../setup/running-app';

let app: RunningApp;
let client: Person;
let lawyer: Person;
let folder: string;
let file: string;
let manifest: BackupManifest;
let url: string;
let documentId: string;

const signatures = createBackupSignatures([{ id: 'one', key: Buffer.alloc(32, 1) }]);

const ODD = 'Tab\tand\nline, \\N, "quotes", নাম ☘';

async function upload(): Promise<void> {
  const image = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('title', 'Mutation');
  form.append('content', ODD);
  form.append('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'green.png');
  const { status } = await lawyer.client.rest('POST', '/lawyers/blogs', form);
  expect(status).toBe(201);
}

beforeAll(async () => {
  app = await startApp();
  [client, lawyer] = [await aClient(app), await aLawyer(app)];
  const admin = await anAdmin(app);
  const { _id: id } = await aCase(client, lawyer, ODD.replace(/[\n\t]/g, ' '));
  await lawyer.client.rest('PUT', `/lawyers/cases/${id}/status`, { status: 'accepted' });
  await client.client.rest('PUT', `/users/cases/${id}/payment`, { bKashTrxId: 'BACKUP1234' });
  await admin.client.query(graphql(`query ($id: ID!) { user(id: $id) { id } }`), { id: client.id });
  await upload();
  documentId = await addDocument(client, id);
  // A row of a session, which is not in a backup.
  await app.sql(
    `insert into push_subscriptions (id, account_id, session_id, endpoint, p256dh, auth, created_at)
     select gen_random_uuid(), account_id, id, 'https://push.example/1', 'key', 'secret', now() from sessions limit 1`,
  );
  await sealAudit(app.platform.dataSource, app.platform.log);
  await app.sql(
    `insert into mails (id, address, kind, subject, text, created_at, sent_at)
     select gen_random_uuid(), 'a@example.test', 'reset', 'A link', 'https://ainsathi.example/link', now(), sent
     from (values (null::timestamptz), (now())) mail (sent)`,
  );
  folder = await mkdtemp(path.join(tmpdir(), 'ainsathi-backup-'));
  file = path.join(folder, 'backup.zip');
  ({ url } = app.platform.dataSource.options as { url: string });
  // Requests change the data while the backup is written; it has the state of one moment.
  const load = Array.from({ length: 20 }, () => aCase(client, lawyer));
  manifest = await writeBackup(url, app.platform, signatures, createWriteStream(file));
  await Promise.all(load);
}, 60_000);
afterAll(() => app.stop());

const empty: string[] = [];

async function emptyDatabase(): Promise<string> {
  const server = process.env.TEST_SERVER_URL ?? '';
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await recreateDatabase(server, name);
  empty.push(name);
  return addressOf(server, name);
}

afterAll(async () => {
  const server = process.env.TEST_SERVER_URL ?? '';
  for (const name of empty) await dropDatabase(server, name);
});

async function query<Row extends object>(address: string, sql: string): Promise<Row[]> {
  const connection = new Client({ connectionString: address });
  await connection.connect();
  try {
    return (await connection.query<Row>(sql)).rows;
  } finally {
    await connection.end();
  }
}

const restore = async (from = file, keys = signatures) => {
  const address = await emptyDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'ainsathi-restored-'));
  const files = createLocalFiles(directory, PICTURES);
  const privateFiles = createLocalFiles(path.join(directory, 'private'), PRIVATE_FILES);
  await restoreBackup(from, address, { files, privateFiles }, keys);
  return { address, files, privateFiles };
};

/** The rows that the backup had: without the cases that were sent while it was written. */
const rowsOf = (address: string, { name, columns }: { name: string; columns: string[] }) =>
  query<{ row: string }>(address, `select row(${columns.join(', ')})::text as row from ${name} order by 1`);

it('has every table but sessions, links and counters, and every picture', () => {
  const names = manifest.tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['accounts', 'cases', 'payments', 'audit_entries', 'mails']));
  expect(names.filter((name) => ['sms', 'phone_proofs'].includes(name))).toEqual([]);
  for (const name of [
    'sessions',
    'ended_sessions',
    'push_subscriptions',
    'devices',
    'account_tokens',
    'rate_limits',
    'join_links',
  ])
    expect(names).not.toContain(name);
  expect(manifest.files).toHaveLength(2);
});

it('has the documents of cases as they are sealed, and they open where they are restored', async () => {
  const { address, privateFiles } = await restore();
  const [row] = await query<{ key: string }>(
    address,
    `select storage_key as key from documents where id = '${documentId}'`,
  );
  const { sealedFiles } = app.platform;
  const source = await privateFiles.open(row?.key ?? '');
  if (!row || !source) throw new Error('The document is missing');
  const bytes = await buffer(sealedFiles.open(row.key, source));
  expect(bytes.equals(PDF)).toBe(true);
  expect((await readFile(file)).includes('%PDF')).toBe(false);
});

it('restored into an empty place, every row and picture is the same, numbers go on, and the product runs on it', async () => {
  const { address, files } = await restore();
  for (const table of manifest.tables) {
    const [before, after] = [await rowsOf(url, table), await rowsOf(address, table)];
    expect([table.name, after.length]).toEqual([table.name, table.rows]);
    expect(before).toEqual(expect.arrayContaining(after));
  }
  for (const { name } of manifest.files) {
    const [before, after] = await Promise.all(
      [app.platform.files, files].map(async (store) => {
        const stored = await store.open(name);
        if (!stored) throw new Error(`${name} is missing`);
        return buffer(await stored.read());
      }),
    );
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  }
  const dataSource = createDataSource(address);
  await dataSource.initialize();
  expect(await dataSource.runMigrations()).toEqual([]);
  const [entry] = await dataSource.query<{ isNext: boolean }[]>(
    `insert into audit_entries (act, outcome, request_id) values ('case-viewed', 'done', 'after')
     returning id > all (select id from audit_entries) as "isNext"`,
  );
  expect(entry?.isNext).toBe(true);
  await sealAudit(dataSource, app.platform.log);
  expect(await findBrokenAudit(dataSource)).toBeNull();
  await expect(dataSource.query('delete from audit_entries')).rejects.toThrow('only ever added to');
  await expect(
    dataSource.query(`insert into payments (id, case_id) values (gen_random_uuid(), gen_random_uuid())`),
  ).rejects.toThrow();
  await dataSource.destroy();
}, 60_000);

it('leaves out no row that one in it refers to', async () => {
  const names = manifest.tables.map(({ name }) => name);
  const references = await query<{ from: string; to: string }>(
    url,
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const broken = references.filter(({ from, to }) => names.includes(from) && !names.includes(to));
  expect(broken).toEqual([]);
});

it('takes an empty database only', async () => {
  const { address, ...stores } = await restore();
  await expect(restoreBackup(file, address, stores, signatures)).rejects.toThrow(
    'The database is not empty.',
  );
});

it('has no mail that was not delivered: links in it open accounts', async () => {
  const { address } = await restore();
  expect(await query(address, 'select from mails where sent_at is null')).toEqual([]);
  expect(await query(address, `select from mails where address = 'a@example.test'`)).toHaveLength(1);
});

/** What is in a place that nothing was restored into. */
async function whatIsIn(address: string, directory: string) {
  return {
    tables: await query(address, `select tablename from pg_tables where schemaname = 'public'`),
    files: await readdir(directory),
  };
}

it('refuses a file that is cut off, changed, of others, or none, with a sentence, and writes nothing', async () => {
  const bytes = await readFile(file);
  const other = path.join(folder, 'other.zip');
  const address = await emptyDatabase();
  const directory = await mkdtemp(path.join(tmpdir(), 'ainsathi-restored-'));
  const stores = {
    files: createLocalFiles(directory, PICTURES),
    privateFiles: createLocalFiles(path.join(directory, 'private'), PRIVATE_FILES),
  };
  const refusal = async (content: Buffer | string, keys = signatures): Promise<Error> => {
    await writeFile(other, content);
    return restoreBackup(other, address, stores, keys).then(
      () => new Error('it was restored'),
      (error: unknown) => error as Error,
    );
  };
  const changedAt = (at: number): Buffer => {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    return changed;
  };
  /** Where the content of an entry begins: after its name. */
  const contentOf = (entry: string): number => bytes.indexOf(entry) + entry.length;
  const refused = [
    await refusal(bytes.subarray(0, bytes.length - 200)),
    await refusal('no backup'),
    await refusal(changedAt(bytes.indexOf('RIFF') + 60)),
    await refusal(changedAt(contentOf('tables/accounts.copy') + 20)),
    await refusal(changedAt(contentOf('manifest.json') + 20)),
    await refusal(bytes, createBackupSignatures([{ id: 'one', key: Buffer.alloc(32, 2) }])),
    await refusal(bytes, createBackupSignatures([])),
  ];
  for (const error of refused) expect(error).toBeInstanceOf(CommandError);
  expect(refused.at(-1)?.message).toContain('is not signed by your encryption keys');
  expect(await whatIsIn(address, directory)).toEqual({ tables: [], files: [] });
}, 60_000);
