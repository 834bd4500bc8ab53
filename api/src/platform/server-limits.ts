import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long connections and requests may take, in milliseconds. */
export interface ServerTimeouts {
  /** For all headers of a request. */
  headers: number;
  /** For a whole request, and for one with a form, which may hold pictures. */
  request: number;
  form: number;
  /** Without a byte in either direction while a request is under way. */
  idle: number;
  /** Between two requests of one connection. */
  keepAlive: number;
}

const SECOND = 1_000;

/** Shorter than a minute where nothing happens, because a connection that stalls holds memory for nothing. */
export const SERVER_TIMEOUTS: ServerTimeouts = {
  headers: 15 * SECOND,
  request: 60 * SECOND,
  form: 120 * SECOND,
  idle: 55 * SECOND,
  // Longer than proxies and browsers keep an idle connection, so that none sends a request into one just being closed.
  keepAlive: 75 * SECOND,
};

/** So many may be open, and so many wait to be accepted; the operating system may allow fewer. */
export const MAX_CONNECTIONS = 2_000;

/** How often Node looks for requests that take too long. */
export const CHECK_MILLISECONDS = 2 * SECOND;

/** Sets how long, and how many, connections of a server may be. */
export function limitConnections(server: Server, timeouts: ServerTimeouts): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.form;
  server.timeout = timeouts.idle;
  server.keepAliveTimeout = timeouts.keepAlive;
}

/** Ends a request whose body does not arrive in time; Node's own limit is that of forms. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { request: milliseconds }: ServerTimeouts,
): void {
  const { 'content-type': type = '', 'content-length': length = '0' } = request.headers;
  const hasBody = length !== '0' || request.headers['transfer-encoding'] !== undefined;
  if (!hasBody || type.startsWith('multipart/form-data')) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else response.writeHead(408, { Connection: 'close' }).end(() => request.destroy());
  }, milliseconds).unref();
  response.once('close', () => clearTimeout(timer));
}
