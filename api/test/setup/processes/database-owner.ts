import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../../src/db/embedded/embedded-postgres';

/** A process that runs the database of a folder and writes rows, printing each one that was acknowledged, until it is killed. */
async function own(dataDirectory: string): Promise<void> {
  const { url } = await startEmbeddedPostgres({ dataDirectory, log: () => undefined });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create table if not exists written (n int primary key)');
  for (let n = 1; ; n += 1) {
    await client.query('insert into written values ($1)', [n]);
    process.stdout.write(`${n}\n`);
  }
}

void own(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
