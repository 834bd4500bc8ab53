import { pipeline as pipe, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../platform/files/file-store';
import { withClient } from '../../platform/with-client';
import {
  type BackedUpFile,
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
import { Digest, listTables, openCopy } from './tables';

/** Large tables need the 64-bit form; small ones may have it. */
const LARGE = { forceZip64Format: true };
/** Pictures are compressed already. */
const STORED = { compress: false };

/** Adds an entry whose content is opened when its turn comes, hashed on the way. */
function addEntry(
  zip: ZipFile,
  name: string,
  options: object,
  open: () => Promise<Readable>,
  finished: (digest: Digest) => void,
): void {
  zip.addReadStreamLazy(name, options, (callback) => {
    open().then(
      (content) => {
        const digest = new Digest();
        digest.on('end', () => finished(digest));
        // Each is destroyed with the other; what went wrong is the error of the digest.
        pipe(content, digest, () => undefined);
        callback(null, digest);
      },
      (error: unknown) => callback(error, Readable.from([])),
    );
  });
}

async function listFiles(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, unfinished } of files.list()) if (!unfinished) names.push(name);
  return names.sort();
}

/** Adds a file of a store. One that was removed meanwhile leaves an empty entry, which nothing names. */
function addFile(
  zip: ZipFile,
  entry: string,
  openFile: () => Promise<Readable | null>,
  finished: (digest: Digest) => void,
): void {
  let isThere = true;
  const open = async (): Promise<Readable> => {
    const body = await openFile();
    isThere = body !== null;
    return body ?? Readable.from([]);
  };
  addEntry(zip, entry, STORED, open, (digest) => {
    if (isThere) finished(digest);
  });
}

async function addFiles(
  zip: ZipFile,
  { files, privateFiles }: BackupStores,
  manifest: BackupManifest,
): Promise<void> {
  const add = async (store: FileStore, entryOf: (name: string) => string, entries: BackedUpFile[]) => {
    for (const name of await listFiles(store)) {
      const open = async () => (await (await store.open(name))?.read()) ?? null;
      addFile(zip, entryOf(name), open, (digest) =>
        entries.push({ name, bytes: digest.bytes, sha256: digest.sha256() }),
      );
    }
  };
  await add(files, fileEntry, manifest.files);
  await add(privateFiles, privateEntry, manifest.privateFiles);
}

/**
 * Writes every table, as it is at one moment, every picture and every private file into one ZIP file, while the product runs. Sessions,
 * links of mails, counters and the encryption keys are not in it.
 * @throws whatever the database or the output throws; the output is then no backup.
 */
export async function writeBackup(
  url: string,
  stores: BackupStores,
  signatures: BackupSignatures,
  output: Writable,
): Promise<BackupManifest> {
  return withClient(url, 'backup', async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ name: string }>('select name from migrations order by timestamp');
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      createdAt: new Date().toISOString(),
      migrations: rows.map(({ name }) => name),
      tables: [],
      files: [],
      privateFiles: [],
    };
    const zip = new ZipFile();
    const failed = new Promise<never>((_, reject) => zip.on('error', reject));
    failed.catch(() => undefined);
    const tables = await listTables(client);
    for (const table of tables)
      addEntry(
        zip,
        tableEntry(table.name),
        LARGE,
        () => openCopy(client, table),
        (digest) => {
          manifest.tables.push({ ...table, rows: digest.rows, sha256: digest.sha256() });
          // The files take long, and a snapshot keeps the database from cleaning up.
          if (manifest.tables.length === tables.length) client.query('commit').catch(() => undefined);
        },
      );
    // After the rows that name them, so that none of those is missing.
    await addFiles(zip, stores, manifest);
    const text = () => Buffer.from(JSON.stringify(manifest, null, 2));
    const add = (name: string, content: () => Buffer | string) =>
      addEntry(
        zip,
        name,
        {},
        async () => Promise.resolve(Readable.from([Buffer.from(content())])),
        () => undefined,
      );
    add(MANIFEST, text);
    add(SIGNATURE, () => signatures.sign(text()));
    zip.end();
    await Promise.race([pipeline(zip.outputStream, output), failed]);
    return manifest;
  });
}
