import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';

/** A pool, a transaction, or a read replica. */
export type Reader = Pick<EntityManager, 'query'>;

const MAX_NAMES = 200;
const WINDOW_MILLISECONDS = 60 * 60 * 1_000;

/** Older connections are closed, so that plans of named statements do not pile up in them. */
export const CONNECTION_SECONDS = WINDOW_MILLISECONDS / 1_000;

/**
 * Names let PostgreSQL parse and plan a statement once for a connection. A name depends only on the text, so long-lived
 * connections may share it. At most 200 texts an hour get a name.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private windowEnds = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Undefined beyond the limit. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known) return known;
    const now = this.now();
    if (now >= this.windowEnds) {
      this.names.clear();
      this.windowEnds = now + WINDOW_MILLISECONDS;
    }
    if (this.names.size >= MAX_NAMES) return undefined;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    this.names.set(text, name);
    return name;
  }
}

/** Named statements, which PostgreSQL parses and plans once for a connection. */
export class PreparedReader implements Reader {
  private readonly names = new StatementNames();

  constructor(private readonly pool: Pool) {
    ignoreLostConnections(pool);
  }

  /** `Rows` is the caller's claim about its own SQL, as in `EntityManager.query`. */
  async query<Rows>(text: string, values: unknown[] = []): Promise<Rows> {
    const name = this.names.nameOf(text);
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query({ text, values, ...(name ? { name } : {}) });
      return rows as Rows;
    } finally {
      client.release();
    }
  }
}

/** Visitors' reads through a pooler in transaction mode: unnamed statements, in transactions that set their own limits. */
export class PooledReader implements Reader {
  private readonly begin: string;

  constructor(
    private readonly pool: Pool,
    statementTimeout: number,
  ) {
    ignoreLostConnections(pool);
    this.begin = `begin read only; set local statement_timeout = ${statementTimeout}`;
  }

  async query<Rows>(text: string, values: unknown[] = []): Promise<Rows> {
    const client = await this.pool.connect();
    try {
      await client.query(this.begin);
      const { rows } = await client.query(text, values);
      return rows as Rows;
    } finally {
      // Rolls back after a failure.
      await client.query('commit').catch(() => undefined);
      client.release();
    }
  }
}

/** The failing query reports a lost connection; an unhandled event would end the process. */
function ignoreLostConnections(pool: Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
}
