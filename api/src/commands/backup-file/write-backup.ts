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

/** Large tables need the 64-bit form. */
const LARGE = { forceZip64Format: true };
/** Pictures are already compressed. */
const STORED = { compress: false };

/** Opens the content when its turn comes, and hashes it. */
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
        // The streams destroy each other; the digest reports the error.
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

/** A file removed meanwhile leaves an empty entry, which the manifest does not name. */
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
 * Writes a snapshot of every table, every picture and every private file into one ZIP file, while the product runs. Excludes
 * sessions, mailed links, counters and encryption keys.
 * @throws errors of the database or the output; the output is then no backup.
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
          // Files take long, and an open snapshot blocks vacuuming.
          if (manifest.tables.length === tables.length) client.query('commit').catch(() => undefined);
        },
      );
    // After the rows that name the files, so that no file is missing.
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
