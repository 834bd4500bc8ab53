import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { canEnter, databaseAccount, type DatabaseAccount } from './embedded-account';
import { EmbeddedPostgresError } from './embedded-error';

const RECORD_FILE = 'postgres.json';
const CLUSTER_FOLDER = 'postgres';
/** For root with the project in a private home directory, which PostgreSQL's account cannot access. */
const SYSTEM_FOLDER = '/var/lib/ainsathi';

/** Chosen at the first start: inside the data folder, unless root runs where PostgreSQL cannot. */
export function clusterPaths(dataDirectory: string) {
  const home = realpathSync(dataDirectory);
  const recordFile = path.join(home, RECORD_FILE);
  const defaultCluster = path.join(home, CLUSTER_FOLDER);
  const record = existsSync(recordFile) ? readRecord(recordFile) : undefined;
  if (!record && existsSync(defaultCluster)) {
    throw new EmbeddedPostgresError(
      `${defaultCluster} holds a database but ${recordFile}, with its passwords, is gone. Restore that file, or move the database away.`,
    );
  }
  const account = databaseAccount(path.resolve(home, record?.directory ?? CLUSTER_FOLDER));
  if (record) return pathsOf(home, record, account);

  const created = newRecord(!account || makeAccessible(home, account));
  writeFileSync(recordFile, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600 });
  return pathsOf(home, created, account);
}

export type ClusterPaths = ReturnType<typeof clusterPaths>;

/** The work directory holds copies of programs and temporary files for the account. */
function pathsOf(home: string, record: ClusterRecord, account: DatabaseAccount | undefined) {
  const cluster = path.resolve(home, record.directory);
  return { cluster, workDirectory: path.dirname(cluster), account, record };
}

/** Readable only by the account, in a parent that it can access. */
export function makePrivateDirectory(directory: string, account: DatabaseAccount | undefined): void {
  mkdirSync(path.dirname(directory), { recursive: true, mode: 0o755 });
  mkdirSync(directory, { mode: 0o700 });
  if (account) chownSync(directory, account.uid, account.gid);
}

function makeAccessible(home: string, account: DatabaseAccount): boolean {
  if (canEnter(home, account)) return true;
  // Makes the data folder traversable (files keep their modes), but never its parents.
  chmodSync(home, 0o711);
  return canEnter(home, account);
}

/** Directory and passwords of a data folder's database. Readable only by its owner. */
function newRecord(insideDataDirectory: boolean) {
  const id = randomBytes(8).toString('hex');
  return {
    /** Absolute, or relative to the data folder, so that the folder can be moved. */
    directory: insideDataDirectory ? CLUSTER_FOLDER : path.join(SYSTEM_FOLDER, id, CLUSTER_FOLDER),
    adminPassword: randomBytes(24).toString('base64url'),
    password: randomBytes(24).toString('base64url'),
  };
}

type ClusterRecord = ReturnType<typeof newRecord>;

function readRecord(file: string): ClusterRecord {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ClusterRecord;
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Cannot read ${file} (${(error as Error).message}). Start as the account that made this data folder, ` +
        'or set DATA_DIR to another folder.',
    );
  }
}
