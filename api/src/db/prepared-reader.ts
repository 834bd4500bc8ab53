import type { Pool } from 'pg';
import type { Reader } from './reader';
import { StatementNames } from './statement-names';

/** Reads straight on a pool with named statements, which PostgreSQL parses and plans once for a connection. */
export class PreparedReader implements Reader {
  private readonly names = new StatementNames();

  /** @param named false where a pooler in between knows no named statements. */
  constructor(
    private readonly pool: Pool,
    private readonly named = true,
  ) {
    // The failing query reports a lost connection; without a listener it would end the process as well.
    pool.on('connect', (client) => client.on('error', () => undefined));
    pool.on('error', () => undefined);
  }

  /** The rows of a statement. `Rows` is the caller's claim about its own SQL, as in `EntityManager.query`. */
  async query<Rows>(text: string, values: unknown[] = []): Promise<Rows> {
    const name = this.named ? this.names.nameOf(text) : undefined;
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query({ text, values, ...(name ? { name } : {}) });
      return rows as Rows;
    } finally {
      client.release();
    }
  }
}
