import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import type { Partner, PartnerKeys } from './auth/partner-keys';
import type { Tokens } from './auth/token';
import type { Viewer } from './auth/viewer';
import type { Config } from './config/config';
import type { Reader } from './db/reader';
import type { Readers } from './db/readers';
import type { Scanner } from './platform/document-rules/scanner';
import type { Sealing } from './platform/encryption/sealing';
import type { FileStore } from './platform/files/file-store';
import type { SealedFiles } from './platform/sealed-files/sealed-files';
import type { JobQueue } from './platform/jobs/job-queue';
import type { UnsubscribeLinks } from './platform/mail/unsubscribe-links';
import type { PrivateLinks } from './platform/private-links/private-links';
import type { PushSettings } from './platform/push/push-keys';
import type { Live } from './platform/live/live';
import type { PublicSubject } from './platform/public-subjects';
import type { LoadMonitor } from './platform/load';
import type { Limits } from './platform/rate-limits';
import type { RequestOrigin } from './platform/request-origin';

/** Shared by all requests of the process. */
export interface Platform {
  config: Config;
  dataSource: DataSource;
  readers: Readers;
  tokens: Tokens;
  partners: PartnerKeys;
  sealing: Sealing;
  limits: Limits;
  load: LoadMonitor;
  files: FileStore;
  /** Private documents, sealed by `sealedFiles`. */
  privateFiles: FileStore;
  sealedFiles: SealedFiles;
  scanner: Scanner | null;
  /** Work after the response. */
  jobs: JobQueue;
  push: PushSettings | null;
  unsubscribeLinks: UnsubscribeLinks;
  privateLinks: PrivateLinks;
  live: Live;
  log: Logger;
}

/** The limits of an HTTP request, all operations of a batch together, and their use so far. */
export interface RequestBudget {
  mostCost: number;
  mostRows: number;
  cost: number;
  rows: number;
  rootFields: number;
  signIns: number;
  includeCost: boolean;
}

/** The state of a request, passed from the transport to the services. */
export interface RequestContext extends Omit<RequestOrigin, 'address'> {
  platform: Platform;
  /** Null for a visitor, also with an expired token. */
  viewer: Viewer | null;
  /** The partner app of a key; grants no access. */
  partner?: Partner | null;
  /** The connection pool, or inside `inTransaction` the transaction. */
  db: EntityManager;
  /** For read-only statements; inside a transaction the same as `db`. */
  reader: Reader;
  /** The remaining budget of a GraphQL request; null for REST and for pages rendered by this process. */
  budget: RequestBudget | null;
  /** Records the public subjects of a response, for the caches. */
  reportSubjects?: (subjects: readonly PublicSubject[]) => void;
  setCookie?: (cookie: string) => void;
  now: () => Date;
  /** Runs a side effect after the commit; without a transaction, at once. */
  afterCommit: (task: () => Promise<void>) => Promise<void>;
}

/** Without a transaction; `viewer` comes from `auth/authenticate.ts`. */
export function createContext(
  platform: Platform,
  { requestId, network, userAgent, host, deviceToken, language, thisMachine }: Omit<RequestOrigin, 'address'>,
  viewer: Viewer | null,
): RequestContext {
  return {
    platform,
    requestId,
    network,
    userAgent,
    host,
    deviceToken,
    language,
    thisMachine,
    viewer,
    db: platform.dataSource.manager,
    reader: viewer ? platform.readers.ofAccount(viewer.id) : platform.readers.visitors,
    budget: null,
    now: () => new Date(),
    afterCommit: (task) => task(),
  };
}
