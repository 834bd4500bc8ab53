import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

const INTERVAL_MILLISECONDS = 60_000;

/** Adds up the changes of the stored counts; safe to run in several processes at once. */
export async function foldLawyerCounts(dataSource: DataSource): Promise<void> {
  await dataSource.query('select fold_listed_lawyer_counts()');
}

/** Adds them up every minute, so that few rows make up a count. Returns a function that stops it. */
export function startFoldingLawyerCounts(dataSource: DataSource, log: Logger): () => void {
  const timer = setInterval(() => {
    foldLawyerCounts(dataSource).catch((error: unknown) =>
      log.warn({ err: error }, 'the counts were not added up'),
    );
  }, INTERVAL_MILLISECONDS);
  timer.unref();
  return () => clearInterval(timer);
}
