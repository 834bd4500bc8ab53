import type { DataSource, EntityManager } from 'typeorm';

/** What answers a statement that only reads: the pool, a transaction, or a read replica. */
export type Reader = Pick<EntityManager, 'query'>;

/**
 * Reads for visitors: from a replica where `DATABASE_REPLICA_URLS` names some, else from the server that is written to.
 * A replica may be a moment behind, so whoever is signed in, and may have just written, never reads here.
 */
export function createReplicaReader(dataSource: DataSource): Reader {
  if (!dataSource.driver.isReplicated) return dataSource.manager;
  const query = async (statement: string, values?: unknown[]): Promise<unknown> => {
    const runner = dataSource.createQueryRunner('slave');
    try {
      return await runner.query(statement, values);
    } finally {
      await runner.release();
    }
  };
  return { query: query as Reader['query'] };
}
