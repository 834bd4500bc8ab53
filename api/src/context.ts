import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import type { Tokens } from './auth/token';
import type { Viewer } from './auth/viewer';
import type { Config } from './config';
import { createReplicaReader, type Reader } from './db/reader';
import type { FileStore } from './platform/files/file-store';
import type { Limits } from './platform/rate-limits';
import type { RequestOrigin } from './platform/request-origin';

/** What lives as long as the process and every request shares. */
export interface Platform {
  config: Config;
  dataSource: DataSource;
  tokens: Tokens;
  limits: Limits;
  files: FileStore;
  log: Logger;
}

/** What one request carries through doors and services. */
export interface RequestContext {
  platform: Platform;
  requestId: string;
  /** Null for a visitor, and for a token that has ended. */
  viewer: Viewer | null;
  /** The pool, or inside `inTransaction` the transaction. */
  db: EntityManager;
  /** For lists and pages that are public: may be a moment behind for a visitor, never for others or inside a transaction. */
  reader: Reader;
  /** The address the request came from, and what the browser says it is; for rate limits only. */
  address: string;
  userAgent: string;
  now: () => Date;
  /** Side effects that must wait until what they speak of is stored. Outside a transaction they run at once. */
  afterCommit: (task: () => Promise<void>) => Promise<void>;
}

/** A context on the pool; `viewer` comes from `auth/authenticate.ts`. */
export function createContext(
  platform: Platform,
  origin: RequestOrigin,
  viewer: Viewer | null,
): RequestContext {
  return {
    platform,
    ...origin,
    viewer,
    db: platform.dataSource.manager,
    reader: viewer ? platform.dataSource.manager : createReplicaReader(platform.dataSource),
    now: () => new Date(),
    afterCommit: (task) => task(),
  };
}
