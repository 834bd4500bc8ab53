import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, escapeIdentifier } from 'pg';

/** The migrated, empty database that tests clone, which is impossible while a connection to it is open. */
export const TEMPLATE_DATABASE = 'ainsathi_template';

/** The database of one test file. */
export interface TestDatabase {
  url: string;
  /** Drops it and closes its connections. */
  drop(): Promise<void>;
}

/** Clones the migrated template (a tenth of a second in memory): call it once a test file, in `beforeAll`, and drop it in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_SERVER_URL;
  if (!server) throw new Error('TEST_SERVER_URL is missing: run this file in the jest project "api".');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await recreateDatabase(server, name, TEMPLATE_DATABASE);
  return {
    url: addressOf(server, name),
    drop: () => dropDatabase(server, name),
  };
}

/** The address of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

/** Drops and creates a database, empty or as a copy of a template. */
export async function recreateDatabase(server: string, name: string, template?: string): Promise<void> {
  // Its files are copied: writing each page to the log takes twice as long.
  const copy = template ? ` template ${escapeIdentifier(template)} strategy file_copy` : '';
  await dropDatabase(server, name);
  await runAsAdmin(server, [`create database ${escapeIdentifier(name)}${copy}`]);
}

const INSUFFICIENT_PRIVILEGE = '42501';
const DROPPED_WITHIN_MS = 20_000;

/**
 * Drops a database, if it is there, and closes its connections. An autovacuum of the server, which only a superuser may
 * end, is waited for.
 */
export async function dropDatabase(server: string, name: string): Promise<void> {
  const until = Date.now() + DROPPED_WITHIN_MS;
  for (;;)
    try {
      await runAsAdmin(server, [`drop database if exists ${escapeIdentifier(name)} with (force)`]);
      return;
    } catch (error) {
      const isVacuumed = error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!isVacuumed || Date.now() > until) throw error;
      await sleep(100);
    }
}

/** Runs statements on the server itself. */
async function runAsAdmin(server: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
