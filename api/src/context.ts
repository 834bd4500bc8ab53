import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import type { Tokens } from './auth/token';
import type { Viewer } from './auth/viewer';
import type { Config } from './config';
import type { Reader } from './db/reader';
import type { Readers } from './db/readers';
import type { FileStore } from './platform/files/file-store';
import type { Limits } from './platform/rate-limits';
import type { RequestOrigin } from './platform/request-origin';

/** The services of the process, shared by all requests. */
export interface Platform {
  config: Config;
  dataSource: DataSource;
  readers: Readers;
  tokens: Tokens;
  limits: Limits;
  files: FileStore;
  log: Logger;
}

/** The state of one request, passed from the transport to the services. */
export interface RequestContext {
  platform: Platform;
  requestId: string;
  /** Null for a visitor, also one with a token that is not valid any more. */
  viewer: Viewer | null;
  /** The connection pool, or inside `inTransaction` the transaction. */
  db: EntityManager;
  /** For statements that only read: inside a transaction the same as `db`. */
  reader: Reader;
  /** The client's IP address and User-Agent; for rate limits only. */
  address: string;
  userAgent: string;
  now: () => Date;
  /** Runs a side effect after the commit; outside a transaction, at once. */
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
    reader: viewer ? platform.readers.signedIn : platform.readers.visitors,
    now: () => new Date(),
    afterCommit: (task) => task(),
  };
}
