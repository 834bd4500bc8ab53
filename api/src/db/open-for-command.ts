import type { Logger } from 'pino';
import type { Config } from '../config/config';
import {
  DataDirectoryInUseError,
  runningEmbeddedUrl,
  startEmbeddedPostgres,
} from './embedded/embedded-postgres';
import { type OpenDatabase, openDatabase } from './open-database';

/** The database for an operator's command, as its owner: the server, the embedded one that runs, or one started now; not migrated. */
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

/** The open, migrated database for an operator's command, also beside the running product. */
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
