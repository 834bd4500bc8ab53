import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { BackupManifest } from './backup-file/backup-format';
import { restoreBackup } from './backup-file/restore-backup';
import { writeBackup } from './backup-file/write-backup';
import type { Config } from '../config/config';
import { openAsOwner } from '../db/open-for-command';
import { withClient } from '../platform/with-client';
import { CommandError } from './operator-command';
import type { EncryptionKey } from '../config/encryption-key';
import { createSealing } from '../platform/encryption/sealing';
import { createBackupSignatures } from '../platform/encryption/backup-signatures';
import { existingEncryptionKeys } from '../platform/encryption/stored-encryption-keys';
import { markDoneAt } from '../platform/operator-marks';
import { openFileStores } from '../platform/files/open-file-stores';

const KEYS =
  'The encryption keys are not in it: keep ENCRYPTION_KEYS, or the file encryption-keys of DATA_DIR, somewhere else.';

function contentsOf({ tables, files, privateFiles }: BackupManifest, since: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  return `${tables.length} tables with ${rows} rows, ${files.length} pictures and ${privateFiles.length} private files, in ${seconds} s`;
}

/** The value of a command's only option. @throws CommandError for any other arguments. */
function optionOf(args: readonly string[], option: string, usage: string): string {
  const [name, value] = args;
  if (args.length !== 2 || name !== option || !value) throw new CommandError(usage);
  return value;
}

/** A backup is signed by the database's keys, otherwise nobody could restore it. @throws CommandError without them. */
async function keysOfDatabase(config: Config, url: string): Promise<readonly EncryptionKey[]> {
  const keys = config.encryptionKeys ?? (await existingEncryptionKeys(config.dataDirectory));
  const { rows } = await withClient(url, 'backup', (client) =>
    client.query<{ sealed: string }>('select sealed from encryption_check'),
  );
  if (keys.length > 0 && rows.every(({ sealed }) => createSealing(keys).isOwnCheck(sealed))) return keys;
  throw new CommandError('ENCRYPTION_KEYS: a backup is signed with the keys of its database; set them.');
}

/** `backup --out FILE`: database, pictures and private files in one file, while the product runs. @throws CommandError. */
export async function runBackup(config: Config, log: Logger, args: readonly string[]): Promise<string[]> {
  const usage = 'Usage: npm run backup -- --out FILE    FILE may be - for standard output';
  const out = optionOf(args, '--out', usage);
  const since = performance.now();
  const { url, close } = await openAsOwner(config, log);
  try {
    const stores = openFileStores(config);
    const signatures = createBackupSignatures(await keysOfDatabase(config, url));
    if (out === '-') {
      const manifest = await writeBackup(url, stores, signatures, process.stdout);
      await markDoneAt(url, 'backup');
      process.stderr.write(`${contentsOf(manifest, since)}. ${KEYS}\n`);
      return [];
    }
    // An incomplete backup never gets the final name.
    const part = `${out}.part`;
    try {
      const manifest = await writeBackup(url, stores, signatures, createWriteStream(part, { mode: 0o600 }));
      await rename(part, out);
      await markDoneAt(url, 'backup');
      const { size } = await stat(out);
      return [`${out}: ${contentsOf(manifest, since)}, ${(size / 1_000_000).toFixed(1)} MB.`, KEYS];
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  } finally {
    await close();
  }
}

/** `restore --from FILE`: into an empty database and empty file stores. @throws CommandError. */
export async function runRestore(config: Config, log: Logger, args: readonly string[]): Promise<string[]> {
  const path = optionOf(args, '--from', 'Usage: npm run restore -- --from FILE    into an empty database');
  const since = performance.now();
  const keys = config.encryptionKeys ?? (await existingEncryptionKeys(config.dataDirectory));
  const { url, close } = await openAsOwner(config, log);
  try {
    const manifest = await restoreBackup(path, url, openFileStores(config), createBackupSignatures(keys));
    return [
      `The state of ${manifest.createdAt} is restored and compared: ${contentsOf(manifest, since)}.`,
      'Everybody signs in again. Start with the same encryption keys.',
    ];
  } finally {
    await close();
  }
}
