import { Client } from 'pg';

/** Runs work on its own connection, without a time limit, and closes it. @param name shows in `pg_stat_activity`. */
export async function withClient<Result>(
  url: string,
  name: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: `ainsathi-${name}` });
  // The next query reports a lost connection; an unhandled event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
