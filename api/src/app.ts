import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { defaultLanguage } from '@ainsathi/contract/languages';
import type { ApolloServer } from '@apollo/server';
import express from 'express';
import { readToken } from './auth/authenticate';
import type { Logger } from 'pino';
import { compileProxyTrust, type ProxyTrust } from './proxy-trust';
import { createContext, type Platform, type RequestContext } from './context';
import { disconnectedListener, type Listener } from './db/listener';
import { restErrorHandler } from './errors/to-rest';
import { createGraphqlHandler } from './graphql/http';
import type { RegisteredDocuments } from './graphql/registered-documents';
import { createSchema } from './graphql/schema';
import { createGraphqlServer } from './graphql/server';
import { serveSockets } from './graphql/sockets';
import { createHealthRoutes, isHealthRequest } from './health';
import { Admission, ADMISSION, ADMISSION_WITHOUT_REFUSAL } from './platform/admission';
import { hstsOf, setAnswerHeaders } from './platform/answer-headers';
import { Drain } from './platform/drain';
import { createForwardingWarning } from './platform/forwarding-warning';
import { guarded } from './platform/guarded';
import { receiveDocument } from './modules/documents/receive-document.service';
import { createStopMailsPage } from './modules/notifications/stop-mails-page';
import { shedRequests } from './platform/metrics';
import { logRequests } from './platform/log/request-log';
import { createOutbox } from './platform/mail/outbox';
import { hasPath } from './platform/request-target';
import { DOCUMENTS_PATH, UPLOADS_PATH } from './platform/private-links/private-links';
import {
  createOriginReader,
  isLoopback,
  type OriginReader,
  type RequestOrigin,
} from './platform/request-origin';
import {
  CHECK_MILLISECONDS,
  limitBody,
  limitConnections,
  limitConnectionsOfNetworks,
  SERVER_TIMEOUTS,
  type ServerTimeouts,
} from './platform/server-limits';
import { createVisitorReads } from './platform/visitor-reads';
import { documentUploads } from './rest/document-uploads';
import { type PrivateDocumentKinds, privateDocuments } from './rest/private-documents';
import { createUploads } from './rest/uploads';
import { createV1 } from './rest/v1';
import { createEarlyRefusal } from './refuse-early';
import { privateDocumentKinds } from './private-document-kinds';
import { createPublicCaches } from './public-caches';
import { createChangePasswordAddress } from './seo/change-password-address';
import { createSecurityText } from './seo/security-text';
import type { SeoCaching } from './seo/cached-text';
import { createSeoRoutes } from './seo/seo';
import type { QueueBounds } from './platform/bounded-queue';
import { createCachedPages } from './pages/cached-pages';
import { createPages, type PageSource, RENDERING } from './pages/pages';
import { PLAYGROUND_ASSETS, playgroundAssets, servePlayground } from './pages/playground';
import type { Renderer } from './pages/renderer';

/** The whole product on one HTTP server that does not listen yet. The tests use the same one. */
export interface App {
  server: Server;
  /** Refuses new connections and waits for running requests. */
  stop: () => Promise<void>;
}

export interface AppOptions {
  /** Shorter ones are for tests. */
  timeouts?: ServerTimeouts;
  /** The queries that are known by id; none by default. */
  documents?: RegisteredDocuments;
  /** What private links open; other ones are for tests. */
  privateKinds?: PrivateDocumentKinds;
  /** How many pages are rendered at once; more patient bounds are for tests. */
  rendering?: QueueBounds;
  /** Executions after which a query is compiled; fewer are for tests. */
  compiledAfter?: number;
}

/** The origin of the queries behind a page, which is the same for everybody. */
const SERVER_RENDERING: Omit<RequestOrigin, 'address'> = {
  requestId: 'server-rendering',
  network: 'server-rendering',
  userAgent: '',
  host: '',
  deviceToken: null,
  // Queries behind pages have no sentences.
  language: defaultLanguage,
  thisMachine: true,
};

function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : 'http://localhost';
}

interface Listening {
  trust: ProxyTrust;
  originOf: OriginReader;
  drain: Drain;
  timeouts: ServerTimeouts;
  admission: Admission;
  graphql: RequestListener;
  cachedPages: ReturnType<typeof createCachedPages>;
  application: RequestListener;
}

/** Logs what a transport threw, and answers 500. */
function failedListener(log: Logger) {
  return (error: unknown, request: IncomingMessage, response: ServerResponse): void => {
    log.error({ err: error, requestId: response.getHeader('X-Request-Id') }, 'a request failed');
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { Connection: 'close' }).end(() => request.destroy());
  };
}

/** What is done for every request, and then the transport that it is for, as soon as there is time for it. */
function createListener(platform: Platform, listening: Listening): RequestListener {
  const { trust, originOf, drain, timeouts, admission, graphql, cachedPages, application } = listening;
  const refuseEarly = createEarlyRefusal(platform.config);
  const warnOfForwarding = createForwardingWarning(platform, trust);
  const { publicOrigin, hstsSubdomains } = platform.config;
  const hsts = publicOrigin?.startsWith('https:') ? hstsOf(hstsSubdomains) : null;
  const pagesOrApplication: RequestListener = (request, response) => {
    const isPage = !(request.url ?? '').startsWith('/api/');
    if (!isPage || !cachedPages(request, response)) application(request, response);
  };
  const failed = failedListener(platform.log);
  const transport = guarded((request: IncomingMessage, response: ServerResponse) => {
    // Whoever has gone while waiting needs no answer.
    if (response.destroyed) return;
    if (/^\/graphql\/?(\?|$)/.test(request.url ?? '')) graphql(request, response);
    else pagesOrApplication(request, response);
  }, failed);
  const refuse = guarded(refuseEarly, failed);
  return guarded((request, response) => {
    drain.watch(response);
    setAnswerHeaders(response, originOf(request).requestId, hsts);
    logRequests(platform.log, request, response, isHealthRequest(request) ? 'debug' : 'info');
    if (!hasPath(request)) {
      response.writeHead(400, { Connection: 'close' }).end(() => request.destroy());
      return;
    }
    limitBody(request, response, timeouts);
    // Health checks come past the proxy.
    if (!isHealthRequest(request)) warnOfForwarding(request);
    const begin = (): void => transport(request, response);
    if (isHealthRequest(request)) begin();
    else
      admission.admit(request, begin, () => {
        shedRequests.inc();
        refuse(request, response);
      });
  }, failed);
}

interface TextSources {
  origin: () => string;
  privateKinds: PrivateDocumentKinds;
  caching: SeoCaching;
}

/** What is neither API nor page: private documents, the outbox of mails, the page that stops them, and texts for programs. */
function createTextRoutes(
  platform: Platform,
  originOf: OriginReader,
  { origin, privateKinds, caching }: TextSources,
): express.Router {
  const router = express.Router();
  router.use(UPLOADS_PATH, documentUploads(platform, originOf, receiveDocument));
  router.use(DOCUMENTS_PATH, privateDocuments(platform, originOf, privateKinds));
  router.use(createOutbox(platform.config, platform.dataSource, originOf));
  router.use(createStopMailsPage(platform));
  router.use(createChangePasswordAddress());
  router.use(createSecurityText(() => platform.config.publicOrigin ?? origin()));
  router.use(createSeoRoutes(platform, originOf, { listeningOrigin: origin, caching }));
  return router;
}

/** Runs the queries of pages in this process, as a visitor. */
function executeForPages(apollo: ApolloServer<RequestContext>, platform: Platform): PageSource['execute'] {
  return async (operation, shown) => {
    const contextValue: RequestContext = { ...createContext(platform, SERVER_RENDERING, null), shown };
    const { body } = await apollo.executeOperation(operation, { contextValue });
    return body.kind === 'single' ? body.singleResult : body.initialResult;
  };
}

function createExpress(trust: ProxyTrust): express.Express {
  const application = express();
  application.disable('x-powered-by');
  application.set('trust proxy', trust);
  return application;
}

function createBoundedServer(
  listener: RequestListener,
  timeouts: ServerTimeouts,
  admission: Admission,
  trust: ProxyTrust,
): Server {
  const server = createServer({ connectionsCheckingInterval: CHECK_MILLISECONDS }, listener);
  server.on('connection', () => admission.connected());
  limitConnections(server, timeouts);
  limitConnectionsOfNetworks(server, (address) => isLoopback(address) || trust(address, 0));
  return server;
}

/**
 * GraphQL, REST, health checks, pages for search engines and, with a renderer, the web client.
 * @param changes reports changes of public data; without it nothing is cached.
 */
export async function createApp(
  platform: Platform,
  renderer: Renderer | null,
  changes: Listener = disconnectedListener,
  options: AppOptions = {},
): Promise<App> {
  const { timeouts = SERVER_TIMEOUTS, documents = new Map(), privateKinds = privateDocumentKinds } = options;
  const caches = createPublicCaches(changes);
  changes.onChange(() => platform.readers.changed());
  const cachesInvalidated = () => changes.invalidated();
  const visitorReads = createVisitorReads();
  const trust = compileProxyTrust(platform.config.trustProxy);
  const originOf = createOriginReader(trust, platform.config.trustProxy);
  const introspection = platform.config.graphqlIntrospection;
  const schema = createSchema();
  const { rendering = RENDERING, compiledAfter } = options;
  const reading = { introspection, visitorReads, compiledAfter, documents };
  const apollo = createGraphqlServer(schema, { ...reading, cachesInvalidated });
  await apollo.start();
  const graphql = createGraphqlHandler({
    apollo,
    platform,
    originOf,
    documents,
    cache: caches.graphql,
    visitorReads,
    playground: servePlayground,
  });
  const application = createExpress(trust);
  const drain = new Drain();
  application.use(createHealthRoutes(platform, () => drain.isDraining));
  application.use('/uploads', createUploads(platform));
  const caching = { cache: caches.rest, versions: caches.versions, cachesInvalidated, visitorReads };
  application.use('/api/v1', createV1(platform, originOf, caching));
  application.use(PLAYGROUND_ASSETS, playgroundAssets());
  const admission = new Admission(
    platform.config.shedding ? ADMISSION : ADMISSION_WITHOUT_REFUSAL,
    (authorization) => readToken(platform.tokens, authorization) !== null,
  );
  const cachedPages = createCachedPages(platform, { caches, originOf });
  const listening = { trust, originOf, drain, timeouts, admission, graphql, cachedPages, application };
  const listener = createListener(platform, listening);
  const server = createBoundedServer(listener, timeouts, admission, trust);
  const closeSockets = serveSockets(server, { schema, platform, originOf });
  const origin = () => addressOf(server);
  application.use(createTextRoutes(platform, originOf, { origin, privateKinds, caching }));
  const execute = executeForPages(apollo, platform);
  if (renderer)
    application.use(createPages(platform, { renderer, execute, origin, originOf, caches, rendering }));
  application.use(restErrorHandler(platform.log));
  const stop = async (): Promise<void> => {
    await closeSockets();
    await drain.close(server);
    await apollo.stop();
  };
  return { server, stop };
}
