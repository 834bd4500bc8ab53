import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';

/** Runs read-only statements: a pool, a transaction, or a read replica. */
export type Reader = Pick<EntityManager, 'query'>;

const MAX_NAMES = 200;
const WINDOW_MILLISECONDS = 60 * 60 * 1_000;

/** Connections older than this are closed, so that the plans of named statements do not pile up in them. */
export const CONNECTION_SECONDS = WINDOW_MILLISECONDS / 1_000;

/**
 * Names for statements, so that PostgreSQL parses and plans each once for a connection. A name follows from the text
 * alone: connections that live on may use the same. In one hour at most 200 texts get one; others are sent without.
 */
export class StatementNames {
  private readonly names = new Map<string, string>();
  private windowEnds = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** The name for a statement, or undefined when there are too many. */
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

/** Reads straight on a pool with named statements, which PostgreSQL parses and plans once for a connection. */
export class PreparedReader implements Reader {
  private readonly names = new StatementNames();

  constructor(private readonly pool: Pool) {
    ignoreLostConnections(pool);
  }

  /** The rows of a statement. `Rows` is the caller's claim about its own SQL, as in `EntityManager.query`. */
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

/** Reads of visitors through a pooler in transaction mode: unnamed statements, in transactions that set their own limits. */
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

/** The failing query reports a lost connection; without a listener it would end the process as well. */
function ignoreLostConnections(pool: Pool): void {
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
}
