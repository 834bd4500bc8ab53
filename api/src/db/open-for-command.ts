import type { Logger } from 'pino';
import type { Config } from '../config/config';
import {
  DataDirectoryInUseError,
  runningEmbeddedUrl,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres';
import { type OpenDatabase, openDatabase } from './open-database';

/** For an operator's command, as owner: the server, or the embedded database, running or started now; not migrated. */
export async function openAsOwner(config: Config, log: Logger) {
  const url = config.databaseOwnerUrl ?? config.databaseDirectUrl ?? config.databaseUrl;
  if (url !== null) return { url, close: async () => Promise.resolve() };
  try {
    const embedded = await startEmbeddedPostgres({
      dataDirectory: config.dataDirectory,
      log: (line) => log.debug({ postgres: line }, 'postgres'),
    });
    return { url: embedded.url, close: () => embedded.stop() };
  } catch (error) {
    if (!(error instanceof DataDirectoryInUseError)) throw error;
    return { url: runningEmbeddedUrl(config.dataDirectory), close: async () => Promise.resolve() };
  }
}

/** Migrated, for an operator's command, also beside the running product. */
export async function openForCommand(config: Config, log: Logger): Promise<OpenDatabase> {
  const owner = await openAsOwner(config, log);
  const opened = await openDatabase({ ...config, databaseUrl: owner.url }, log, () => undefined);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await owner.close();
    },
  };
}
