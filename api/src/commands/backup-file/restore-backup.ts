import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createDataSource } from '../../db/data-source';
import { NO_QUERY_TIMEOUTS } from '../../db/connection-settings';
import { withClient } from '../../platform/with-client';
import { CommandError } from '../operator-command';
import {
  BACKUP_FORMAT,
  type BackupManifest,
  type BackupStores,
  fileEntry,
  MANIFEST,
  privateEntry,
  SIGNATURE,
  tableEntry,
} from './backup-format';
import type { BackupSignatures } from '../../platform/encryption/backup-signatures';
import { digestTable, listTables } from './tables';
import { type OpenZip, openZip } from './zip-file';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** @throws CommandError unless one of the keys has signed it. */
async function readManifest(zip: OpenZip, signatures: BackupSignatures): Promise<BackupManifest> {
  if (!zip.has(MANIFEST))
    throw new CommandError('This file is no backup, or it is cut off: it has no manifest.');
  const text = await zip.read(MANIFEST);
  const { format } = JSON.parse(text.toString('utf8')) as Partial<BackupManifest>;
  if (format !== BACKUP_FORMAT)
    throw new CommandError(
      `This backup has format ${format}; this version reads ${BACKUP_FORMAT}. Restore it with the version that wrote it.`,
    );
  const signature = zip.has(SIGNATURE) ? (await zip.read(SIGNATURE)).toString('utf8') : '';
  if (!signatures.isSigned(text, signature))
    throw new CommandError(
      'This backup is not signed by your encryption keys: it is of another installation, was changed, or ENCRYPTION_KEYS lacks the key of then.',
    );
  return JSON.parse(text.toString('utf8')) as BackupManifest;
}

/** Reads every entry before anything is written. @throws CommandError for an entry that differs from the manifest. */
async function verifyEntries(zip: OpenZip, manifest: BackupManifest): Promise<void> {
  const entries = [
    ...manifest.tables.map(({ name, sha256 }) => ({ entry: tableEntry(name), sha256 })),
    ...manifest.files.map(({ name, sha256 }) => ({ entry: fileEntry(name), sha256 })),
    ...manifest.privateFiles.map(({ name, sha256 }) => ({ entry: privateEntry(name), sha256 })),
  ];
  for (const { entry, sha256 } of entries) {
    const hash = createHash('sha256');
    await pipeline(await zip.open(entry), hash);
    if (hash.digest('hex') !== sha256)
      throw new CommandError(`The file ${entry} is not what the backup says.`);
  }
}

async function refuseFullDatabase(url: string): Promise<void> {
  const { rowCount } = await withClient(url, 'restore', (client) =>
    client.query(`select from pg_tables where schemaname = 'public' limit 1`),
  );
  if (rowCount !== 0)
    throw new CommandError(
      'The database is not empty. Restore into an empty one, and nothing is overwritten.',
    );
}

/** Creates the tables of the backup's version. @throws CommandError for a later version. */
async function migrateTo(url: string, names: readonly string[]): Promise<void> {
  const dataSource = createDataSource(url, { timeouts: NO_QUERY_TIMEOUTS });
  await dataSource.initialize();
  try {
    const known = dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
    const missing = names.find((name) => !known.includes(name));
    if (missing)
      throw new CommandError(`This backup is of a later version, which has the migration ${missing}.`);
    const later = dataSource.migrations.filter(
      ({ name, constructor }) => !names.includes(name ?? constructor.name),
    );
    dataSource.migrations.splice(0, Infinity, ...dataSource.migrations.filter((one) => !later.includes(one)));
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
}

/** Drops foreign keys while the tables are filled in alphabetical order. */
async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

async function continueNumbers(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select attrelid::regclass::text as table, attname as column from pg_attribute
     join pg_class class on class.oid = attrelid
     where attidentity <> '' and class.relnamespace = 'public'::regnamespace and not attisdropped`,
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${escapeIdentifier(column)})) from ${table}
       having max(${escapeIdentifier(column)}) is not null`,
      [table, column],
    );
}

async function fillTables(client: Client, zip: OpenZip, manifest: BackupManifest): Promise<void> {
  const present = new Map((await listTables(client)).map((table) => [table.name, table]));
  for (const table of manifest.tables) {
    if (present.get(table.name)?.columns.join() !== table.columns.join())
      throw new CommandError(`The table ${table.name} has other columns than in the backup.`);
    const name = escapeIdentifier(table.name);
    await client.query(`alter table ${name} disable trigger user`);
    await client.query(`delete from ${name}`);
    const copy = client.query(copyFrom(`copy ${name} (${table.columns.join(', ')}) from stdin`));
    await pipeline(await zip.open(tableEntry(table.name)), copy);
    await client.query(`alter table ${name} enable trigger user`);
  }
}

async function compareTables(client: Client, manifest: BackupManifest): Promise<void> {
  for (const table of manifest.tables) {
    const { rows, sha256 } = await digestTable(client, table);
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new CommandError(
        `The table ${table.name} is not what the backup says: ${rows} of ${table.rows} rows.`,
      );
  }
}

async function restoreTables(url: string, zip: OpenZip, manifest: BackupManifest): Promise<void> {
  await withClient(url, 'restore', async (client) => {
    await client.query('begin');
    const foreignKeys = await dropForeignKeys(client);
    await fillTables(client, zip, manifest);
    for (const { table, name, definition } of foreignKeys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await continueNumbers(client);
    await compareTables(client, manifest);
    await client.query('commit');
    await client.query('analyze');
  });
}

async function restoreFiles(
  { files, privateFiles }: BackupStores,
  zip: OpenZip,
  manifest: BackupManifest,
): Promise<void> {
  for (const { name } of manifest.files) await files.put(name, await zip.open(fileEntry(name)));
  for (const { name } of manifest.privateFiles)
    await privateFiles.put(name, await zip.open(privateEntry(name)));
}

/** The manifest of a complete backup. @throws CommandError for any other or a damaged file. */
async function verifyBackup(
  path: string,
  zip: OpenZip,
  signatures: BackupSignatures,
): Promise<BackupManifest> {
  try {
    const manifest = await readManifest(zip, signatures);
    await verifyEntries(zip, manifest);
    return manifest;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${path} is damaged, and nothing was restored: ${(error as Error).message}`);
  }
}

/**
 * Fills an empty database and the file stores from a backup, in one transaction; compares every table and file with the
 * manifest before anything is written. Later migrations run at the next start.
 * @param ownerUrl the role that will own the tables.
 * @throws CommandError for a database that is not empty, and a file that is no backup, changed or of a later version.
 */
export async function restoreBackup(
  path: string,
  ownerUrl: string,
  stores: BackupStores,
  signatures: BackupSignatures,
): Promise<BackupManifest> {
  const zip = await openZip(path).catch((error: unknown) => {
    throw new CommandError(`${path} cannot be read as a backup: ${(error as Error).message}`);
  });
  try {
    await refuseFullDatabase(ownerUrl);
    const manifest = await verifyBackup(path, zip, signatures);
    await migrateTo(ownerUrl, manifest.migrations);
    await restoreTables(ownerUrl, zip, manifest);
    await restoreFiles(stores, zip, manifest);
    return manifest;
  } finally {
    zip.close();
  }
}
