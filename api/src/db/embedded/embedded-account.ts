import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-error';

/** The system account of PostgreSQL, if it differs from Node's. */
export interface DatabaseAccount {
  uid: number;
  gid: number;
}

const UNPRIVILEGED_NAMES = ['postgres', 'nobody'];

/** PostgreSQL refuses root, so the owner of an existing cluster; undefined for Node's own account. */
export function databaseAccount(clusterDirectory: string): DatabaseAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDirectory, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return unprivilegedAccount();
}

export function canEnter(directory: string, account: DatabaseAccount): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'cd "$0" && pwd', directory], { ...account, cwd: '/' });
  return probe.status === 0;
}

function unprivilegedAccount(): DatabaseAccount {
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of UNPRIVILEGED_NAMES) {
    const fields = rows.find((row) => row.startsWith(`${name}:`))?.split(':');
    const uid = Number(fields?.[2]);
    const gid = Number(fields?.[3]);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root and this machine has neither a "postgres" nor a "nobody" account. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}
