import type { EntityManager } from 'typeorm';

/** Runs read-only statements: a pool, a transaction, or a read replica. */
export type Reader = Pick<EntityManager, 'query'>;
