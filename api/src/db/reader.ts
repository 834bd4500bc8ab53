import type { DataSource, EntityManager } from 'typeorm';

/** Runs read-only statements: the pool, a transaction, or a read replica. */
export type Reader = Pick<EntityManager, 'query'>;

/**
 * A reader for visitors: of a replica if `DATABASE_REPLICA_URLS` names some, else of the primary server. A replica lags
 * behind, so it is not used for signed-in users, who must read their own writes.
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
