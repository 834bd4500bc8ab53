import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { networkOf, networksAround } from '../platform/network';
import { changeCount } from '../platform/by-key';
import { guarded } from '../platform/guarded';
import { ACCEPTED } from '../platform/live/socket-upgrades';
import { UPLOADS_PATH } from '../platform/private-links/private-links';

/** In milliseconds. */
export interface ServerTimeouts {
  headers: number;
  /** For a whole request, and for a form, which may contain pictures. */
  request: number;
  form: number;
  /** For a document, which may be large on a slow connection; a stall ends it much earlier. */
  upload: number;
  /** Without a byte in either direction during a request. */
  idle: number;
  /** Between two requests of a connection. */
  keepAlive: number;
}

const SECOND = 1_000;

/** Idle timeouts are shorter than a minute, because a stalled connection wastes memory. */
export const SERVER_TIMEOUTS: ServerTimeouts = {
  headers: 15 * SECOND,
  request: 60 * SECOND,
  form: 120 * SECOND,
  upload: 15 * 60 * SECOND,
  idle: 55 * SECOND,
  // Longer than proxies and browsers keep idle connections, so that none sends a request into a closing connection.
  keepAlive: 75 * SECOND,
};

/** Open connections, and connections waiting to be accepted; the operating system may allow fewer. */
export const MAX_CONNECTIONS = 2_000;

/** An eighth for a network, so that it takes a botnet to exhaust them. */
export const MOST_CONNECTIONS_OF_NETWORK = MAX_CONNECTIONS / 8;

/** How often Node checks for expired requests. */
export const CHECK_MILLISECONDS = 2 * SECOND;

export function limitConnections(server: Server, timeouts: ServerTimeouts): void {
  server.maxConnections = MAX_CONNECTIONS;
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.upload;
  server.timeout = timeouts.idle;
  server.keepAliveTimeout = timeouts.keepAlive;
}

/** Closes excess connections of a network (IPv6 by /48), except proxies' and sockets, which have their own limit. */
export function limitConnectionsOfNetworks(server: Server, isProxy: (address: string) => boolean): void {
  const counts = new Map<string, number>();
  const leavers = new WeakMap<Duplex, () => void>();
  const countConnection = (socket: Socket): void => {
    const { remoteAddress: address = '' } = socket;
    if (isProxy(address)) return;
    const network = networksAround(networkOf(address)).at(-1)?.network ?? '';
    if ((counts.get(network) ?? 0) >= MOST_CONNECTIONS_OF_NETWORK) {
      socket.destroy();
      return;
    }
    changeCount(counts, network, 1);
    const leave = (): void => {
      if (leavers.delete(socket)) changeCount(counts, network, -1);
    };
    leavers.set(socket, leave);
    socket.once('close', leave);
  };
  server.on(
    'connection',
    guarded(countConnection, (_error, socket) => socket.destroy()),
  );
  server.on(ACCEPTED, (socket: Duplex) => leavers.get(socket)?.());
}

function limitOf({ method, url = '', headers }: IncomingMessage, timeouts: ServerTimeouts): number {
  if (method === 'PUT' && url.startsWith(`${UPLOADS_PATH}/`)) return timeouts.upload;
  const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return isForm ? timeouts.form : timeouts.request;
}

/** Ends a request whose body does not arrive in time. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  timeouts: ServerTimeouts,
): void {
  const { 'content-length': length = '0' } = request.headers;
  if (length === '0' && request.headers['transfer-encoding'] === undefined) return;
  const refuse = (): void => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else response.writeHead(408, { Connection: 'close' }).end(() => request.destroy());
  };
  const timer = setTimeout(
    guarded(refuse, () => request.destroy()),
    limitOf(request, timeouts),
  ).unref();
  response.once('close', () => clearTimeout(timer));
}
