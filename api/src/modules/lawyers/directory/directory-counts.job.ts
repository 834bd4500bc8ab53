import { Client } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Adds up the changes of the stored counts; safe to run in several processes at once. */
export async function foldLawyerCounts(dataSource: DataSource): Promise<void> {
  await dataSource.query('select fold_listed_lawyer_counts()');
}

/**
 * Counts how many listed lawyers have each word of `directory_words`; nothing while another process counts. On a
 * connection of its own without a timeout: a million lawyers take seconds.
 */
export async function recountDirectoryWords(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'ainsathi-words' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select recount_directory_words()');
  } finally {
    await client.end().catch(() => undefined);
  }
}

function repeat(work: () => Promise<void>, milliseconds: number, log: Logger): () => void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => log.warn({ err: error }, 'the directory was not counted'));
  }, milliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Adds up the stored counts every minute, so that few rows make up a count, and counts the words of the texts every hour.
 * Returns a function that stops both.
 */
export function startDirectoryCounts(dataSource: DataSource, databaseUrl: string, log: Logger): () => void {
  const stops = [
    repeat(() => foldLawyerCounts(dataSource), MINUTE, log),
    repeat(() => recountDirectoryWords(databaseUrl), HOUR, log),
  ];
  return () => stops.forEach((stop) => stop());
}
