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

/** What a data folder remembers about its database: where it is and how to sign in. Readable by its owner alone. */
export interface ClusterRecord {
  /** Absolute, or relative to the data folder so that the folder can be moved. */
  directory: string;
  adminPassword: string;
  password: string;
}

/** Where the cluster lies, who runs it, and how to sign in. */
export interface ClusterPlace {
  /** The PostgreSQL data directory. */
  cluster: string;
  /** A folder of ours that the account can enter: for copies of programs and short-lived files. */
  surroundings: string;
  account: DatabaseAccount | undefined;
  record: ClusterRecord;
}

const RECORD_FILE = 'postgres.json';
const CLUSTER_FOLDER = 'postgres';
/** For root whose project lies in a private home directory, which PostgreSQL's account cannot enter. */
const SYSTEM_FOLDER = '/var/lib/ainsathi';

/**
 * Decides on the first start where the database of a data folder lies and keeps to it on every later one.
 * That is inside the folder, unless root runs us and PostgreSQL's account cannot get there.
 */
export function clusterPlace(dataDirectory: string): ClusterPlace {
  const home = realpathSync(dataDirectory);
  const recordFile = path.join(home, RECORD_FILE);
  const inside = path.join(home, CLUSTER_FOLDER);
  const record = existsSync(recordFile) ? readRecord(recordFile) : undefined;
  if (!record && existsSync(inside)) {
    throw new EmbeddedPostgresError(
      `${inside} holds a database but ${recordFile}, with its passwords, is gone. Restore that file, or move the database away.`,
    );
  }
  const cluster = path.resolve(home, record?.directory ?? CLUSTER_FOLDER);
  const account = databaseAccount(cluster);
  if (record) return { cluster, surroundings: path.dirname(cluster), account, record };

  const first = newRecord(!account || canBeEntered(home, account));
  writeFileSync(recordFile, `${JSON.stringify(first, null, 2)}\n`, { mode: 0o600 });
  const chosen = path.resolve(home, first.directory);
  return { cluster: chosen, surroundings: path.dirname(chosen), account, record: first };
}

/** Makes an empty directory that only the account can read, inside a parent that it can enter. */
export function makePrivateDirectory(directory: string, account: DatabaseAccount | undefined): void {
  mkdirSync(path.dirname(directory), { recursive: true, mode: 0o755 });
  mkdirSync(directory, { mode: 0o700 });
  if (account) chownSync(directory, account.uid, account.gid);
}

function canBeEntered(home: string, account: DatabaseAccount): boolean {
  if (canEnter(home, account)) return true;
  // The data folder itself is ours to open for passing through (its files keep their modes); what lies above is not.
  chmodSync(home, 0o711);
  return canEnter(home, account);
}

function newRecord(inside: boolean): ClusterRecord {
  const id = randomBytes(8).toString('hex');
  return {
    directory: inside ? CLUSTER_FOLDER : path.join(SYSTEM_FOLDER, id, CLUSTER_FOLDER),
    adminPassword: randomBytes(24).toString('base64url'),
    password: randomBytes(24).toString('base64url'),
  };
}

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
