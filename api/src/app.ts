import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { defaultLanguage } from '@ainsathi/contract/languages';
import type { ApolloServer } from '@apollo/server';
import express from 'express';
import { compileProxyTrust } from './config/proxy-trust';
import { createContext, type Platform, type RequestContext } from './context';
import { disconnectedListener, type Listener } from './db/listener';
import { createGraphqlHandler } from './graphql/http';
import type { PersistedQueries } from './graphql/persisted-queries';
import { createSchema } from './graphql/schema';
import { createGraphqlServer } from './graphql/server';
import { serveSockets } from './graphql/sockets';
import { Drain } from './http/drain';
import { createHealthRoutes } from './http/health';
import { createHttpServer } from './http/listener';
import type { RequestReading } from './http/open-request';
import { createOutbox } from './http/outbox';
import { restErrorHandler } from './http/refusal';
import { SERVER_TIMEOUTS, type ServerTimeouts } from './http/server-limits';
import { openDocument } from './modules/documents/open-document';
import { openLicencePaper } from './modules/lawyers/licence/open-licence-paper';
import { receiveLicencePaper } from './modules/lawyers/licence/receive-licence-paper';
import { receiveDocument } from './modules/documents/receive-document.service';
import { createStopMailsPage } from './modules/notifications/stop-mails-page';
import { openReceipt } from './modules/money/receipts/receipt-document';
import { PrivateFileKind } from './modules/private-links/private-link.types';
import { createCachedPages } from './pages/cached-pages';
import { createPages, type PageSource, RENDERING } from './pages/pages';
import { PLAYGROUND_ASSETS, playgroundAssets, servePlayground } from './pages/playground';
import type { Renderer } from './pages/renderer';
import { BoundedQueue, type QueueBounds } from './platform/bounded-queue';
import { DOCUMENTS_PATH, PAPERS_PATH, UPLOADS_PATH } from './platform/private-links/private-links';
import { createOriginReader, type RequestOrigin } from './platform/request-origin';
import { createPublicCaches } from './public-caches';
import { calendarFeeds } from './modules/appointments/calendar-feeds';
import { documentUploads, type ReceiveDocument } from './rest/document-uploads';
import { type PrivateDocumentKinds, privateDocuments } from './rest/private-documents';
import { createUploads } from './rest/uploads';
import { createV1 } from './rest/v1';
import { createSeoRoutes } from './seo/seo';

export interface AppOptions {
  /** Shorter in tests. */
  timeouts?: ServerTimeouts;
  /** Queries known by id; default: none. */
  persistedQueries?: PersistedQueries;
  /** What private links open; replaced in tests. */
  privateKinds?: PrivateDocumentKinds;
  /** Limits concurrent rendering; larger in tests. */
  rendering?: QueueBounds;
  /** Executions before a query is compiled; fewer in tests. */
  compiledAfter?: number;
}

const PRIVATE_DOCUMENTS: PrivateDocumentKinds = {
  [PrivateFileKind.RECEIPT]: openReceipt,
  [PrivateFileKind.DOCUMENT]: openDocument,
  [PrivateFileKind.LICENCE_PAPER]: openLicencePaper,
};

const UPLOADS: Readonly<Record<string, ReceiveDocument>> = {
  [UPLOADS_PATH]: receiveDocument,
  [PAPERS_PATH]: receiveLicencePaper,
};

/** Visitors' uncached reads. More concurrency would be no faster: they share six connections. */
const VISITOR_READS: QueueBounds = { concurrency: 16, waiting: 1_000, waitMilliseconds: 500 };

/** The origin of pages' queries, the same for everybody. */
const SERVER_RENDERING: Omit<RequestOrigin, 'address'> = {
  requestId: 'server-rendering',
  network: 'server-rendering',
  userAgent: '',
  host: '',
  deviceToken: null,
  // Pages' queries return no messages.
  language: defaultLanguage,
  thisMachine: true,
};

function addressOf(server: Server): string {
  const { port } = (server.address() ?? { port: 80 }) as AddressInfo;
  return `http://localhost:${port}`;
}

/** Runs pages' queries in this process, as a visitor. */
function executeForPages(apollo: ApolloServer<RequestContext>, platform: Platform): PageSource['execute'] {
  return async (operation, reportSubjects) => {
    const context = { ...createContext(platform, SERVER_RENDERING, null), reportSubjects };
    const { body } = await apollo.executeOperation(operation, { contextValue: context });
    return body.kind === 'single' ? body.singleResult : body.initialResult;
  };
}

/**
 * The whole product on one HTTP server, not listening yet: GraphQL, REST, health checks, pages for search engines and, with a
 * renderer, the web client.
 * @param changes reports changes of public data; without it nothing is cached.
 */
export async function createApp(
  platform: Platform,
  renderer: Renderer | null,
  changes: Listener = disconnectedListener,
  options: AppOptions = {},
) {
  const { timeouts = SERVER_TIMEOUTS, privateKinds = PRIVATE_DOCUMENTS, ...queries } = options;
  const { config, log } = platform;
  const caches = createPublicCaches(changes);
  changes.onChange(() => platform.readers.changed());
  const cachesInvalidated = () => changes.invalidated();
  const visitorReads = new BoundedQueue(VISITOR_READS, 'visitor-reads');
  const trust = compileProxyTrust(config.trustProxy);
  const originOf = createOriginReader(trust, config.trustProxy);
  const reading: RequestReading = { platform, originOf };
  const schema = createSchema();
  const apollo = createGraphqlServer(schema, {
    ...queries,
    introspection: config.graphqlIntrospection,
    visitorReads,
    cachesInvalidated,
  });
  await apollo.start();
  const graphqlTransport = { apollo, cache: caches.graphql, visitorReads, playground: servePlayground };
  const application = express().disable('x-powered-by').set('trust proxy', trust);
  const drain = new Drain();
  const server = createHttpServer(platform, {
    trust,
    originOf,
    drain,
    timeouts,
    graphql: createGraphqlHandler({ ...reading, ...graphqlTransport, ...queries }),
    cachedPages: createCachedPages(reading, caches),
    application,
  });
  const closeSockets = serveSockets(server, { schema, ...reading });
  const origin = () => config.publicOrigin ?? addressOf(server);
  const caching = { cache: caches.rest, versions: caches.versions, cachesInvalidated, visitorReads };
  // Express tries routes in order, so frequent routes come first.
  application.use('/api/v1', createV1(reading, caching));
  application.use(createHealthRoutes(platform, () => drain.isDraining));
  application.use('/uploads', createUploads(platform));
  application.use(PLAYGROUND_ASSETS, playgroundAssets());
  application.use(documentUploads(reading, UPLOADS));
  application.use(DOCUMENTS_PATH, privateDocuments(reading, privateKinds));
  application.use(calendarFeeds(reading));
  application.use(createOutbox(config, platform.dataSource, originOf));
  application.use(createStopMailsPage(platform));
  application.use(createSeoRoutes(reading, { origin, caching }));
  const { rendering = RENDERING } = options;
  const execute = executeForPages(apollo, platform);
  if (renderer) application.use(createPages(reading, { renderer, execute, origin, caches, rendering }));
  application.use(restErrorHandler(log));
  /** Refuses new connections and waits for running requests. */
  const stop = async (): Promise<void> => {
    await closeSockets();
    await drain.close(server);
    await apollo.stop();
  };
  return { server, stop };
}

export type App = Awaited<ReturnType<typeof createApp>>;
