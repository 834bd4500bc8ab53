import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DataDirectoryInUseError, EmbeddedPostgresError } from './embedded-error';

const LOCK_FILE = 'postgres.lock';

/** Returns the unlock; replaces the lock of an ended process. @throws DataDirectoryInUseError. */
export function lockDataDirectory(dataDirectory: string): () => void {
  assertWritable(dataDirectory);
  const file = path.join(dataDirectory, LOCK_FILE);
  const ownLock = `${process.pid}\n${processIdentity(process.pid)}\n`;
  for (;;) {
    try {
      writeFileSync(file, ownLock, { flag: 'wx', mode: 0o600 });
      return () => {
        if (readIfPresent(file) === ownLock) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const otherLock = readIfPresent(file);
    if (otherLock !== undefined) refuseOrRemove(dataDirectory, file, otherLock);
  }
}

/** Whether a process of any user has this id. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function assertWritable(dataDirectory: string): void {
  try {
    mkdirSync(dataDirectory, { recursive: true });
    accessSync(dataDirectory, constants.W_OK);
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The data folder ${dataDirectory} cannot be written to (${(error as Error).message}). ` +
        'Start as the account that made it, or set DATA_DIR to another folder.',
    );
  }
}

function refuseOrRemove(dataDirectory: string, file: string, otherLock: string): void {
  const [pidText = '', identity = ''] = otherLock.split('\n');
  const pid = Number(pidText);
  if (pid > 0 && isAlive(pid) && processIdentity(pid) === identity) {
    throw new DataDirectoryInUseError(dataDirectory, pid);
  }
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    // Another process may have locked it between reading and renaming: then restore its lock.
    if (readIfPresent(aside) !== otherLock) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  rmSync(aside, { force: true });
}

/** Distinguishes processes that reuse an id, as in every restarted container. */
function processIdentity(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // Field 22 of proc_pid_stat(5) is the start time; the first two were cut off with the name.
      return `${boot} ${afterName.split(' ')[19] ?? ''}`;
    }
    if (process.platform === 'darwin') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
  } catch {
    // The process has ended, or the system reports no start time: compare only the id.
  }
  return '';
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
