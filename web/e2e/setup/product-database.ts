import pg from 'pg';

/** Runs a statement on the database of the product under test, such as to move a time. Gives its rows. */
export async function runOnDatabase(statement: string, values: unknown[] = []): Promise<unknown[]> {
  const connectionString = process.env.E2E_DATABASE_URL;
  if (!connectionString) throw new Error('E2E_DATABASE_URL is set by npm run test:e2e');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as unknown[];
  } finally {
    await client.end();
  }
}
