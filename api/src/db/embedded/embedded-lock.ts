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

/**
 * Claims a data folder, made when missing, for this process and gives the function that lets it go.
 * A lock whose process is gone is taken over; one that lives throws DataDirectoryInUseError.
 */
export function lockDataDirectory(dataDirectory: string): () => void {
  assertWritable(dataDirectory);
  const file = path.join(dataDirectory, LOCK_FILE);
  const mine = `${process.pid}\n${processIdentity(process.pid)}\n`;
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return () => {
        if (readIfPresent(file) === mine) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const theirs = readIfPresent(file);
    if (theirs !== undefined) refuseOrSetAside(dataDirectory, file, theirs);
  }
}

/** Whether a process with this number exists, whoever owns it. */
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

function refuseOrSetAside(dataDirectory: string, file: string, theirs: string): void {
  const [pidText = '', identity = ''] = theirs.split('\n');
  const pid = Number(pidText);
  if (pid > 0 && isAlive(pid) && processIdentity(pid) === identity) {
    throw new DataDirectoryInUseError(dataDirectory, pid);
  }
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    // Between the look and the rename another start may have claimed it: then it is not ours to take.
    if (readIfPresent(aside) !== theirs) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  rmSync(aside, { force: true });
}

/** Tells a process from a later one that got the same number, as happens in every restarted container. */
function processIdentity(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // Field 22 of proc_pid_stat(5) is the start time; the two before the closing bracket are gone here.
      return `${boot} ${afterName.split(' ')[19] ?? ''}`;
    }
    if (process.platform === 'darwin') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
  } catch {
    // The process went away while we looked, or the system does not tell: the number alone has to do.
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
