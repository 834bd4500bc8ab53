import { createServer, type Server } from 'node:http';
import express from 'express';
import { compileProxyTrust } from './config';
import { createContext, type Platform, type RequestContext } from './context';
import { type ChangeFeed, disconnectedFeed } from './db/change-feed';
import { restErrorHandler } from './errors/to-rest';
import { createGraphqlHandler } from './graphql/http';
import { createSchema } from './graphql/schema';
import { createGraphqlServer } from './graphql/server';
import { createHealthRoutes } from './health';
import { logRequests } from './platform/log';
import { createOriginReader } from './platform/request-origin';
import { createUploads } from './rest/uploads';
import { createV1 } from './rest/v1';
import { createPublicCaches } from './public-caches';
import { createSeoRoutes } from './seo/seo';
import { createPages } from './pages/pages';
import { PLAYGROUND_ASSETS, playgroundAssets, servePlayground } from './pages/playground';
import type { Execute, Renderer } from './pages/renderer';

/** The whole product on one HTTP server that does not listen yet. The tests use the same one. */
export interface App {
  server: Server;
  /** Refuses new connections and waits for running requests. */
  stop: () => Promise<void>;
}

/** The origin of the queries behind a page, which is the same for everybody. */
const SERVER_RENDERING = {
  requestId: 'server-rendering',
  network: 'server-rendering',
  userAgent: '',
  thisMachine: true,
};

function addressOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : 'http://localhost';
}

/**
 * GraphQL, REST, health checks, pages for search engines and, with a renderer, the web client.
 * @param changes reports changes of public data; without it nothing is cached.
 */
export async function createApp(
  platform: Platform,
  renderer: Renderer | null,
  changes: ChangeFeed = disconnectedFeed,
): Promise<App> {
  const caches = createPublicCaches(changes);
  const cachesInvalidated = () => changes.invalidated();
  const trust = compileProxyTrust(platform.config.trustProxy);
  const originOf = createOriginReader(trust, platform.config.trustProxy);
  const apollo = createGraphqlServer(createSchema(), platform.config.graphqlIntrospection, cachesInvalidated);
  await apollo.start();
  const graphql = createGraphqlHandler({
    apollo,
    platform,
    originOf,
    cache: caches.graphql,
    playground: servePlayground,
  });
  const execute: Execute = async (operation) => {
    const contextValue: RequestContext = createContext(platform, SERVER_RENDERING, null);
    const { body } = await apollo.executeOperation(operation, { contextValue });
    return body.kind === 'single' ? body.singleResult : body.initialResult;
  };

  const application = express();
  application.disable('x-powered-by');
  application.set('trust proxy', trust);
  application.use((request, response, next) => {
    response.setHeader('X-Request-Id', originOf(request).requestId);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  application.use(createHealthRoutes(platform));
  application.use('/uploads', createUploads(platform));
  application.use('/api/v1', createV1(platform, originOf, { cache: caches.rest, cachesInvalidated }));
  application.use(PLAYGROUND_ASSETS, playgroundAssets());
  const server = createServer((request, response) => {
    logRequests(platform.log, request, response);
    if (/^\/graphql\/?(\?|$)/.test(request.url ?? '')) graphql(request, response);
    else application(request, response);
  });
  // Longer than proxies and browsers keep an idle connection, so that none sends a request into one just being closed.
  server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS;
  const origin = () => addressOf(server);
  application.use(createSeoRoutes(platform, originOf, origin));
  if (renderer)
    application.use(createPages(platform, { renderer, execute, origin, originOf, cache: caches.pages }));
  application.use(restErrorHandler(platform.log));
  return { server, stop: async () => closeServer(server, () => apollo.stop()) };
}

const DRAIN_MILLISECONDS = 10_000;
const KEEP_ALIVE_MILLISECONDS = 75_000;

async function closeServer(server: Server, afterClosing: () => Promise<void>): Promise<void> {
  const drainTimeout = setTimeout(() => server.closeAllConnections(), DRAIN_MILLISECONDS);
  // A connection that was busy becomes idle with its response, and would be kept alive long after.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(closeIdle);
  clearTimeout(drainTimeout);
  await afterClosing();
}
