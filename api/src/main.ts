import 'reflect-metadata';
import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { runAdminCommand, runMailCommand } from './commands/admin';
import { runAuditCommand } from './commands/audit';
import { runBackup, runRestore } from './commands/backup';
import { type Config, readConfig } from './config/config';
import { ConfigError } from './config/config-values';
import { EmbeddedPostgresError } from './db/embedded/embedded-error';
import { DatabaseSetupError } from './db/open-database';
import { encryptionKeysFile } from './platform/encryption/stored-encryption-keys';
import { createLog } from './platform/log/log';
import { CommandError, type OperatorCommand } from './commands/operator-command';
import { migrate, openSealed, runCommand, type Running, start, startGroup } from './start';

const DEMO_PASSWORD = 'ainsathi-demo-2026';
const STOP_TIMEOUT_MILLISECONDS = 20_000;

/** Nobody listens, no such host, role refused, wrong password, no such database. */
const DATABASE_UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', '28000', '28P01', '3D000']);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** One line for problems that the operator can fix; a stack trace for our own faults. */
function explain(error: unknown, config: Config): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError || error instanceof CommandError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `PORT: ${config.port} is already in use. Stop what listens there, or set PORT to another.`;
  if (code === 'EADDRNOTAVAIL' || (error as { hostname?: string }).hostname === config.host)
    return `HOST: got "${config.host}", wants an address of this machine to listen on.`;
  if (code === 'EACCES')
    return `PORT: this user may not listen on ${config.port}. Set PORT to one above 1023.`;
  if (error instanceof EmbeddedPostgresError || error instanceof DatabaseSetupError) return error.message;
  if (config.databaseUrl && DATABASE_UNREACHABLE.has(code ?? ''))
    return `DATABASE_URL: the database cannot be reached (${error.message || code}).`;
  return error.stack ?? error.message;
}

function announce(running: Running, config: Config): void {
  const address = config.publicOrigin ?? running.address;
  const lines = [
    '',
    `  AinSathi is ready at ${address}`,
    `  GraphQL playground    ${address}/graphql`,
    `  REST documentation    ${address}/api/v1/docs`,
  ];
  if (!config.encryptionKeys)
    lines.push(
      `  Encryption keys       ${encryptionKeysFile(config.dataDirectory)}, beside what they seal: copy them elsewhere`,
    );
  if (config.seed === 'demo')
    lines.push(
      '',
      '  Demo accounts, all with the password ' + DEMO_PASSWORD,
      '    admin@ainsathi.test   lawyer@ainsathi.test   client@ainsathi.test',
    );
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

function readConfigOrFail(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(error instanceof ConfigError ? error.message : String(error));
  }
}

const COMMANDS: Readonly<
  Record<string, (config: Config, log: Logger, args: readonly string[]) => Promise<string[]>>
> = {
  admin: (config, log, args) => {
    if (args[0] === 'mail') return runMailCommand(config, args.slice(1));
    const run: OperatorCommand = (dataSource, given) =>
      runAdminCommand(dataSource, given, () => openSealed(config));
    return runCommand(config, log, run, args);
  },
  audit: (config, log, args) => runCommand(config, log, runAuditCommand, args),
  backup: runBackup,
  restore: runRestore,
};

async function main(): Promise<void> {
  const config = readConfigOrFail();
  const log = createLog(config.logLevel);
  let stopping = false;
  const onDatabaseLost = (detail: string): void => {
    if (!stopping) fail(`The database ended: ${detail}\nStart again: everything that was stored is there.`);
  };
  try {
    if (process.argv[2] === 'migrate') {
      await migrate(config, log);
      return;
    }
    const command = COMMANDS[process.argv[2] ?? ''];
    if (command) {
      const lines = await command(config, log, process.argv.slice(3));
      for (const line of lines) process.stdout.write(`${line}\n`);
      return;
    }
    const isGroup = config.processes > 1 && cluster.isPrimary;
    const running = await (isGroup ? startGroup : start)(config, log, onDatabaseLost);
    const stop = (exitCode: number): void => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MILLISECONDS).unref();
      running.stop().then(
        () => process.exit(exitCode),
        (error: unknown) => fail(explain(error, config)),
      );
    };
    process.on('SIGINT', () => stop(0));
    process.on('SIGTERM', () => stop(0));
    // Includes rejected promises. The state is unknown afterwards, so the supervisor starts another process.
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'an error was not caught: the process stops');
      stop(1);
    });
    if (cluster.isPrimary) announce(running, config);
  } catch (error) {
    fail(explain(error, config));
  }
}

void main();
