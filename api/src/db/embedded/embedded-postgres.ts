import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Client, escapeLiteral } from 'pg';
import { withClient } from '../../platform/with-client';
import { runnableBinaries, type PostgresBinaries } from './embedded-binaries';
import { EmbeddedPostgresError } from './embedded-error';
import { lockDataDirectory } from './embedded-lock';
import { clusterPaths, makePrivateDirectory, type ClusterPaths } from './embedded-paths';
import { startPostgresProcess, type PostgresProcess } from './embedded-process';

export { DataDirectoryInUseError, EmbeddedPostgresError } from './embedded-error';

export interface EmbeddedPostgresOptions {
  /** The product's data folder, which contains the database. */
  dataDirectory: string;
  log: (line: string) => void;
  /** Called once, with the last log lines, if the server ends without `stop`. */
  onUnexpectedExit?: (detail: string) => void;
  /** Override the defaults, e.g. `{ fsync: 'off' }` for a throwaway database. */
  settings?: Record<string, string>;
}

const ADMIN = 'postgres';
const NAME = 'ainsathi';
const PRODUCT = 'ainsathi_app';

/** The port in `postmaster.pid`. */
const PORT_LINE = 3;

const addressOf = (port: number | string, role: string, password: string, database = NAME): string =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;

/** The owner's URL of an embedded database run by another process, for the operator's commands. @throws Error without it. */
export function runningEmbeddedUrl(dataDirectory: string): string {
  const { cluster, record } = clusterPaths(dataDirectory);
  const port =
    readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE]?.trim() ?? '';
  return addressOf(port, NAME, record.password);
}

/**
 * Starts the installed PostgreSQL on a free port of 127.0.0.1; creates its cluster on the first start. The URL's role owns its
 * database and may create others; it is no superuser.
 * @throws DataDirectoryInUseError if another process runs it, EmbeddedPostgresError if it cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const unlock = lockDataDirectory(options.dataDirectory);
  let server: PostgresProcess | undefined;
  try {
    const paths = clusterPaths(options.dataDirectory);
    const { account, cluster } = paths;
    const binaries = runnableBinaries(paths.workDirectory, account);
    if (!existsSync(cluster)) createCluster(paths, binaries);
    const { log, settings = {} } = options;
    server = await startPostgresProcess({ binaries, cluster, account, settings, log });
    const productPassword = randomBytes(24).toString('base64url');
    await ensureDatabase(server.port, paths, productPassword);
    return runningPostgres(server, paths, { ...options, productPassword }, unlock);
  } catch (error) {
    await server?.stop();
    unlock();
    throw error;
  }
}

function runningPostgres(
  server: PostgresProcess,
  paths: ClusterPaths,
  options: EmbeddedPostgresOptions & { productPassword: string },
  unlock: () => void,
) {
  let stopping: Promise<void> | undefined;
  void server.exited.then((detail) => {
    if (!stopping) options.onUnexpectedExit?.(detail);
  });
  return {
    /** The owner's URL of the database `ainsathi`, with password. */
    url: addressOf(server.port, NAME, paths.record.password),
    /** The URL of the product's role, which owns nothing; a new password at each start. */
    productUrl: addressOf(server.port, PRODUCT, options.productPassword),
    /** Stops the server and unlocks the data folder. Idempotent. */
    stop: (): Promise<void> => (stopping ??= server.stop().finally(unlock)),
  };
}

export type EmbeddedPostgres = ReturnType<typeof runningPostgres>;

/** Created under another name and renamed, so that a killed start leaves nothing that looks like a database. */
function createCluster({ cluster, account, record }: ClusterPaths, binaries: PostgresBinaries): void {
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  makePrivateDirectory(unfinished, account);
  const secrets = mkdtempSync(path.join(path.dirname(cluster), 'initdb-'));
  const passwordFile = path.join(secrets, 'password');
  writeFileSync(passwordFile, record.adminPassword, { mode: 0o600 });
  if (account) for (const entry of [secrets, passwordFile]) chownSync(entry, account.uid, account.gid);
  // The built-in locale sorts alike on every machine; an upgrade of a system locale could break indexes.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${ADMIN}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const initdb = spawnSync(binaries.initdb, ['-D', unfinished, ...locale, ...access], {
    ...account,
    cwd: secrets,
    encoding: 'utf8',
    windowsHide: true,
  });
  rmSync(secrets, { recursive: true, force: true });
  if (initdb.status !== 0) {
    const reason = initdb.error?.message ?? initdb.stderr.trim();
    throw new EmbeddedPostgresError(
      `Could not create the embedded database: ${reason}\nA PostgreSQL 15+ server in DATABASE_URL works without it.`,
    );
  }
  renameSync(unfinished, cluster);
}

async function ensureRole(admin: Client, name: string, rights: string, password: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [name]);
  if (rowCount === 0)
    await admin.query(`create role ${name} login ${rights} password ${escapeLiteral(password)}`);
}

async function ensureDatabase(
  port: number,
  { record }: ClusterPaths,
  productPassword: string,
): Promise<void> {
  await withClient(addressOf(port, ADMIN, record.adminPassword, ADMIN), 'start', async (admin) => {
    await ensureRole(admin, NAME, 'createdb', record.password);
    await ensureRole(admin, PRODUCT, '', productPassword);
    await admin.query(`alter role ${PRODUCT} password ${escapeLiteral(productPassword)}`);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await admin.query(`create database ${NAME} owner ${NAME}`);
  });
}
