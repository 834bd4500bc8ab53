import { createServer, type IncomingMessage, type Server } from 'node:http';
import express, { type RequestHandler, Router } from 'express';
import { collectDefaultMetrics, register, Registry } from 'prom-client';
import type { Platform } from '../context';
import {
  metricsOfGroup,
  shareMetrics,
  addDatabaseMetrics,
  addProcessMetrics,
  withTimeout,
} from './operator-metrics';
import { Drain } from './drain';
import { isSameSecret } from '../platform/derived-signatures';
import { isLoopback } from '../platform/request-origin';

// Load balancers check again within seconds.
const READY_MILLISECONDS = 2_000;
const READY_AGAIN_MILLISECONDS = 1_000;
const SCANNER_AGAIN_MILLISECONDS = 10_000;

async function isReady({ dataSource }: Platform): Promise<boolean> {
  try {
    return dataSource.isInitialized && !(await withTimeout(READY_MILLISECONDS, dataSource.showMigrations()));
  } catch {
    return false;
  }
}

/** Reuses recent answers, so that frequent checks cause no load on the database. */
function onceInAWhile<Answer>(ask: () => Promise<Answer>, milliseconds: number): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | null = null;
  return () => {
    if (!last || performance.now() - last.at >= milliseconds) last = { at: performance.now(), answer: ask() };
    return last.answer;
  };
}

/** Metrics need the token, or in development this machine without a proxy. */
function operatorOnly({ metricsToken: token, production }: Platform['config']): RequestHandler {
  return (request, response, next) => {
    const allowed = token
      ? isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
      : !production && isLoopback(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];
    if (allowed) next();
    else response.status(403).json({ message: 'Metrics are for the operator', code: 'FORBIDDEN' });
  };
}

/** Whether a request is for a route here, which waits for nothing: the answer says whether others wait. */
export function isHealthRequest({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return /^\/(healthz|readyz|metrics)\/?(\?|$)/.test(url);
}

export function createHealthRoutes(platform: Platform, isStopping: () => boolean): Router {
  const router = Router();
  const askDatabase = onceInAWhile(() => isReady(platform), READY_AGAIN_MILLISECONDS);
  const askScanner = onceInAWhile(
    async () => (await platform.scanner?.problem()) ?? null,
    SCANNER_AGAIN_MILLISECONDS,
  );
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addProcessMetrics(registry, platform);
  addDatabaseMetrics(registry, platform);
  shareMetrics([registry, register]);
  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = !isStopping() && (await askDatabase());
    response.setHeader('Cache-Control', 'no-store');
    if (!ready) response.setHeader('Retry-After', '5');
    // Only uploads need the scanner: without it everything else works.
    const degraded = ready && (await askScanner()) !== null ? { degraded: ['scanner'] } : {};
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'unavailable', ...degraded });
  });
  router.get('/metrics', operatorOnly(platform.config), async (_request, response) => {
    response
      .setHeader('Content-Type', registry.contentType)
      .send((await metricsOfGroup()) ?? (await Registry.merge([registry, register]).metrics()));
  });
  return router;
}

/** Only these routes, for a job process; it does not listen yet. */
export function createHealthApp(platform: Platform): { server: Server; stop: () => Promise<void> } {
  const drain = new Drain();
  const application = express().disable('x-powered-by');
  application.use(createHealthRoutes(platform, () => drain.isDraining));
  const server = createServer(application);
  return { server, stop: () => drain.close(server) };
}
