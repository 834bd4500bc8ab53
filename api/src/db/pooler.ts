import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/**
 * Whether a pooler in transaction mode keeps named statements (PgBouncer from 1.21, with max_prepared_statements). One
 * that does gives them names of its own on the server; with an older one the server shows ours, and the next transaction
 * may run on a connection that has never heard of it.
 */
export async function keepsNamedStatements(pool: Pool): Promise<boolean> {
  const client: PoolClient = await pool.connect();
  try {
    const name = `probe_${randomBytes(8).toString('hex')}`;
    await client.query('begin');
    const text = 'select 1 from pg_prepared_statements where name = $1';
    const { rowCount } = await client.query({ name, text, values: [name] });
    if (rowCount !== 0) await client.query(`deallocate ${name}`);
    await client.query('commit');
    return rowCount === 0;
  } finally {
    // The driver believes that the statement is there.
    client.release(true);
  }
}
