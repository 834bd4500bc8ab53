import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { withClient } from '../../../platform/with-client';

const MINUTE = 60_000;

/** Adds the changes to the stored counts; safe in concurrent processes. */
export async function foldLawyerCounts(dataSource: DataSource): Promise<void> {
  await dataSource.query('select fold_listed_lawyer_counts()');
}

/**
 * Counts the listed lawyers of each word of `directory_words`; skips if another process counts. Uses its own connection without
 * a timeout: a million lawyers take seconds.
 */
export async function recountDirectoryWords(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, 'words', (client) => client.query('select recount_directory_words()'));
}

/** Every minute, so that few rows make up a count. Returns a function that stops it. */
export function startFoldingLawyerCounts(dataSource: DataSource, log: Logger): () => void {
  const timer = setInterval(() => {
    foldLawyerCounts(dataSource).catch((error: unknown) =>
      log.warn({ err: error }, 'the counts were not added up'),
    );
  }, MINUTE);
  timer.unref();
  return () => clearInterval(timer);
}
