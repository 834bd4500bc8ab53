import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Logger } from 'pino';
import { readToken } from '../auth/authenticate';
import type { Config } from '../config/config';
import type { ProxyTrust } from '../config/proxy-trust';
import type { Platform } from '../context';
import { guarded } from '../platform/guarded';
import { logRequests } from '../platform/log/request-log';
import { shedRequests } from '../platform/metrics';
import { isLoopback, type OriginReader, refusalOfTarget } from '../platform/request-origin';
import { Admission, ADMISSION, ADMISSION_WITHOUT_REFUSAL } from './admission';
import type { Drain } from './drain';
import { isHealthRequest } from './health';
import { createEarlyRefusal, GRAPHQL_PATH } from './refusal';
import { hstsOf, setSecurityHeaders } from './security-headers';
import {
  CHECK_MILLISECONDS,
  limitBody,
  limitConnections,
  limitConnectionsOfNetworks,
  type ServerTimeouts,
} from './server-limits';

export interface Listening {
  trust: ProxyTrust;
  originOf: OriginReader;
  drain: Drain;
  timeouts: ServerTimeouts;
  graphql: RequestListener;
  /** False leaves the request to the application. */
  cachedPages: (request: IncomingMessage, response: ServerResponse) => boolean;
  application: RequestListener;
}

const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

const NOT_TRUSTED =
  'TRUST_PROXY is not set, but a request came with a forwarding header: limits take all clients for one. Set TRUST_PROXY to the number of proxies in front';
const NOT_FORWARDED =
  'TRUST_PROXY is set, but a request came without X-Forwarded-For: limits take all clients of that proxy for one. Let the proxy send the header';

/** Warns once that product and proxy disagree about forwarded addresses: all clients then count as the proxy. */
function createForwardingWarning(
  { config, log }: { config: Pick<Config, 'trustProxy'>; log: Logger },
  trust: ProxyTrust,
): (request: IncomingMessage) => void {
  let silent = false;
  return ({ headers, socket }) => {
    if (silent) return;
    const header = FORWARDING_HEADERS.find((name) => headers[name] !== undefined);
    const isTrusted = config.trustProxy !== false;
    const isMissing = isTrusted && !headers['x-forwarded-for'] && trust(socket.remoteAddress ?? '', 0);
    if (!isMissing && (isTrusted || !header)) return;
    silent = true;
    log.error({ header }, isTrusted ? NOT_FORWARDED : NOT_TRUSTED);
  };
}

/** Logs an uncaught error of a transport, and answers 500. */
function failedListener(log: Logger) {
  return (error: unknown, request: IncomingMessage, response: ServerResponse): void => {
    log.error({ err: error, requestId: response.getHeader('X-Request-Id') }, 'a request failed');
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { Connection: 'close' }).end(() => request.destroy());
  };
}

/** The common part of every request, then its transport, as soon as admission permits. */
function createListener(platform: Platform, admission: Admission, listening: Listening): RequestListener {
  const { trust, originOf, drain, timeouts, graphql, cachedPages, application } = listening;
  const warnOfForwarding = createForwardingWarning(platform, trust);
  const { publicOrigin } = platform.config;
  const hsts = hstsOf(platform.config);
  const failed = failedListener(platform.log);
  const transport = guarded((request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    // The client left while waiting.
    if (response.destroyed) return;
    if (GRAPHQL_PATH.test(url)) graphql(request, response);
    else if (url.startsWith('/api/') || !cachedPages(request, response)) application(request, response);
  }, failed);
  const refuse = guarded(createEarlyRefusal(platform.config), failed);
  return guarded((request, response) => {
    const refusal = refusalOfTarget(request, publicOrigin);
    drain.watch(response);
    response.setHeader('X-Request-Id', originOf(request).requestId);
    setSecurityHeaders(response, hsts);
    logRequests(platform.log, request, response, isHealthRequest(request) ? 'debug' : 'info');
    if (refusal !== null) {
      response.writeHead(refusal, { Connection: 'close' }).end(() => request.destroy());
      return;
    }
    limitBody(request, response, timeouts);
    // Health checks bypass the proxy.
    if (isHealthRequest(request)) {
      transport(request, response);
      return;
    }
    warnOfForwarding(request);
    const begin = (): void => transport(request, response);
    admission.admit(request, begin, () => {
      shedRequests.inc();
      refuse(request, response);
    });
  }, failed);
}

/** With all limits. It does not listen yet. */
export function createHttpServer(platform: Platform, listening: Listening): Server {
  const { trust, timeouts } = listening;
  const admission = new Admission(
    platform.config.shedding ? ADMISSION : ADMISSION_WITHOUT_REFUSAL,
    (authorization) => readToken(platform.tokens, authorization) !== null,
  );
  const listener = createListener(platform, admission, listening);
  const server = createServer({ connectionsCheckingInterval: CHECK_MILLISECONDS }, listener);
  server.on('connection', () => admission.connected());
  limitConnections(server, timeouts);
  limitConnectionsOfNetworks(server, (address) => isLoopback(address) || trust(address, 0));
  return server;
}
