import compression from 'compression';
import {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import type { RequestContext } from '../context';
import { AppError, notFound } from '../errors/app-error';
import { openRequest, type RequestReading } from '../http/open-request';
import { refuseOtherMethods, restErrorHandler } from '../http/refusal';
import { PUBLIC_CACHE_CONTROL } from '../http/response-body';
import { READ_METHODS, shareWithOrigins } from '../http/cross-origin';
import { isForeignOrigin } from '../platform/request-origin';
import { type Sentence, sentenceIn } from '../i18n/sentences';
import type { BoundedQueue } from '../platform/bounded-queue';
import { auditRefusal } from '../platform/audit/write-audit';
import { refuseWhenBusy } from '../platform/load';
import { setLanguageHeaders } from '../i18n/request-language';
import {
  accountOf,
  logSecurityEvent,
  routeOf,
  SECURITY_EVENTS,
  addLogFields,
} from '../platform/log/request-log';
import { toAppError } from '../errors/to-app-error';
import { publicSubjects, type SubjectVersions } from '../platform/public-subjects';
import type { ResponseCache } from '../platform/response-cache';
import { createDocs } from './openapi/docs/docs-page';
import {
  contextOf,
  methodsOf,
  refuseUnreadableFilters,
  requireAccess,
  type Route,
  setContext,
} from './route';
import { bodyParsers } from './v1-bodies';
import { v1Routes } from './v1-routes';

const LOGOUT = '/auth/logout';

/** Skips the middleware's work for clients that accept no compression. */
function compressWhereAccepted(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.headers['accept-encoding']) compress(request, response, next);
    else {
      response.vary('Accept-Encoding');
      next();
    }
  };
}

function attachContext(
  reading: RequestReading,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  // Express parses the query string at each access.
  Object.defineProperty(request, 'query', { value: request.query });
  const isWrite = !READ_METHODS.includes(request.method);
  openRequest(reading, request, response, { isWrite })
    .then((context) => {
      setContext(request, context);
      const { origin } = request.headers;
      if (isWrite && origin && isForeignOrigin(context.platform.config, origin, context.host))
        throw new AppError('FORBIDDEN');
      next();
    })
    .catch(next);
}

const DOCS_PATH = /^\/(docs|openapi)/;

/** Before every call and the manual: one layer, because Express spends microseconds on each. */
function prepare(reading: RequestReading): RequestHandler {
  const { config } = reading.platform;
  const share = shareWithOrigins(config, READ_METHODS);
  const compress = compressWhereAccepted();
  const docs = createDocs(v1Routes, config);
  return (request, response, next) => {
    const attach = (error?: unknown): void =>
      error ? next(error) : attachContext(reading, request, response, next);
    share(request, response, () =>
      compress(request, response, () => {
        if (DOCS_PATH.test(request.path)) docs(request, response, attach);
        else attach();
      }),
    );
  };
}

/** Translates a `message` in the body, and sets the language header. */
function inLanguageOf(context: RequestContext, response: Response, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('message' in body)) return body;
  if (typeof body.message !== 'string' && !Array.isArray(body.message)) return body;
  setLanguageHeaders(response, context.language);
  return { ...body, message: sentenceIn(context.language, body.message as Sentence) };
}

/** The cache of public responses, how to wait until a change has cleared it, and the queue for its misses. */
export interface V1Caching {
  cache: ResponseCache<string>;
  versions: SubjectVersions;
  visitorReads: BoundedQueue;
  cachesInvalidated: () => Promise<void>;
}

/** Ignores order and parameters that the route does not read; null if more than the URL decides, or a parameter repeats. */
function cacheKeyOf(route: Route, request: Request): string | null {
  if (route.access !== 'public' || route.method !== 'get' || request.headers.authorization) return null;
  const parameters = Object.keys(route.query ?? {}).map((name) => request.query[name] ?? null);
  if (parameters.some((value) => value !== null && typeof value !== 'string')) return null;
  return JSON.stringify([route.path, request.params, parameters]);
}

function respond(
  route: Route,
  { cache, versions, cachesInvalidated, visitorReads }: V1Caching,
): RequestHandler {
  return async (request, response) => {
    if (route.produces) {
      refuseWhenBusy(contextOf(request).platform.load, true);
      refuseUnreadableFilters(route, request);
      await route.run(contextOf(request), request, response);
      return;
    }
    const run = async (): Promise<string> => {
      const context = contextOf(request);
      if (route.path !== LOGOUT) refuseWhenBusy(context.platform.load, context.viewer !== null);
      const work = async (): Promise<string> =>
        JSON.stringify(inLanguageOf(context, response, await route.run(context, request, response)));
      return route.method === 'get' && !context.viewer ? visitorReads.run(work) : work();
    };
    const key = cacheKeyOf(route, request);
    const body = key
      ? await cache.get(versions.keyOf(key, route.shows ?? publicSubjects), async () => ({
          value: await run(),
          cacheable: true,
        }))
      : await run();
    if (route.method !== 'get') await cachesInvalidated();
    // A route has sent a file itself.
    if (response.headersSent) return;
    const cacheable = route.access === 'public' && route.method === 'get' && !request.headers.authorization;
    response.setHeader('Cache-Control', cacheable ? PUBLIC_CACHE_CONTROL : 'no-store');
    if (cacheable) response.vary('Authorization');
    response
      .status(route.status ?? 200)
      .type('json')
      .send(body);
  };
}

/** Checks role and permission before the body is read and the database is queried. */
function enter(route: Route): RequestHandler {
  const fields = { route: `/api/v1${route.path}` };
  return (request, _response, next) => {
    addLogFields(request, fields);
    requireAccess(route, contextOf(request));
    next();
  };
}

function logRefusals({ platform, originOf }: RequestReading): ErrorRequestHandler {
  return async (error, request, _response, next) => {
    const event = SECURITY_EVENTS[toAppError(error).code];
    if (event) logSecurityEvent({ platform, ...originOf(request) }, event, accountOf(request));
    if (event === 'forbidden')
      await auditRefusal(contextOf(request), `${request.method} ${routeOf(request)}`);
    next(error);
  };
}

function refuseMethodsWithoutRoute(router: Router): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of v1Routes) {
    const allowed = methods.get(path) ?? new Set(['OPTIONS']);
    for (const name of methodsOf(method)) allowed.add(name.toUpperCase());
    if (method === 'get') allowed.add('HEAD');
    methods.set(path, allowed);
  }
  for (const [path, allowed] of methods) router.all(path, refuseOtherMethods([...allowed].join(', ')));
}

/** Context, guard, body, then one service call. */
export function createV1(reading: RequestReading, caching: V1Caching): Router {
  const router = Router();
  router.use(prepare(reading));
  for (const route of v1Routes)
    for (const method of methodsOf(route.method))
      router[method](route.path, enter(route), ...bodyParsers(route), respond(route, caching));
  refuseMethodsWithoutRoute(router);
  router.use(() => {
    throw notFound('Address');
  });
  router.use(logRefusals(reading));
  router.use(restErrorHandler(reading.platform.log));
  return router;
}
