import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket, WebSocketServer } from 'ws';
import { addToSet } from '../by-key';
import { networksAround } from '../network';
import { guarded } from '../guarded';
import { isForeignOrigin, type OriginConfig, refusalOfTarget } from '../request-origin';

/** Per process, per network, and per network before the sign-in. */
const MOST_SOCKETS = 5_000;
const MOST_OF_NETWORK = 200;
const MOST_WAITING_OF_NETWORK = 50;
const MOST_FRAMES_OF_SECOND = 20;
/** The close code for too many frames, or too many newer sockets of the viewer. */
export const TOO_MANY = 4429;
/** The close code for a restart. */
const RESTARTING = 1012;
/** The server's event for an accepted socket. */
export const ACCEPTED = 'accepted';
const GOODBYE_MILLISECONDS = 2_000;

function refuse(socket: Duplex, status: number): void {
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  // Without `destroy`, a client that never closes would leave the socket half open, and counted, forever.
  socket.end(`${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

export interface SocketUpgradesOptions {
  config: OriginConfig;
  sockets: WebSocketServer;
  path: RegExp;
  /** Null for unlimited requests. */
  networkOf: (request: IncomingMessage) => string | null;
  /** Counts an upgrade; false if its network has requested too many. */
  admit: (request: IncomingMessage) => Promise<boolean>;
  /** Logs an error, answered with 500. */
  failed: (error: unknown, request: IncomingMessage) => void;
}

/** Closes a socket that sends more frames a second than our pages do. */
function limitFrames(client: WebSocket): void {
  let [second, frames] = [0, 0];
  const count = (): void => {
    const now = Math.floor(performance.now() / 1_000);
    [second, frames] = [now, now === second ? frames + 1 : 1];
    if (frames <= MOST_FRAMES_OF_SECOND) return;
    // Ignores frames until the other side closes.
    client.removeAllListeners('message').removeAllListeners('ping');
    client.close(TOO_MANY, 'Too many frames');
  };
  client.on('message', count).on('ping', count);
}

/** Answers the upgrades of a server: admitted upgrades of one path become sockets, others get a status. */
export class SocketUpgrades {
  private isClosing = false;
  private readonly byNetwork = new Map<string, Set<WebSocket>>();
  private readonly signedInSockets = new WeakSet<WebSocket>();

  constructor(
    private readonly server: Server,
    private readonly options: SocketUpgradesOptions,
  ) {
    const answer = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
      socket.on('error', () => socket.destroy());
      const refusal = refusalOfTarget(request, options.config.publicOrigin);
      if (refusal !== null) refuse(socket, refusal);
      else if (options.path.test(request.url ?? '')) await this.open(request, socket, head);
      else refuse(socket, 404);
    };
    const failed = (error: unknown, request: IncomingMessage, socket: Duplex): void => {
      options.failed(error, request);
      refuse(socket, 500);
    };
    server.on('upgrade', guarded(answer, failed));
  }

  private async open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { sockets, config, admit, networkOf } = this.options;
    const { origin, host = '' } = request.headers;
    const refusal = async (): Promise<number | null> => {
      if (this.isClosing || sockets.clients.size >= MOST_SOCKETS) return 503;
      // Only browsers send an origin.
      if (origin !== undefined && isForeignOrigin(config, origin, host)) return 403;
      return (await admit(request)) && this.hasPlace(networkOf(request)) ? null : 429;
    };
    const status = await refusal();
    if (status !== null) {
      refuse(socket, status);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      this.excludeFromConnectionLimit(client);
      this.server.emit(ACCEPTED, socket);
      this.takePlace(networkOf(request), client);
      limitFrames(client);
      sockets.emit('connection', client, request);
      // The library would print protocol errors to the console; it closes the socket anyway.
      client.removeAllListeners('error').on('error', () => undefined);
    });
  }

  signedIn(client: WebSocket): void {
    this.signedInSockets.add(client);
  }

  private hasPlace(network: string | null): boolean {
    return networksAround(network ?? '').every(({ network: counted, times }) => {
      const sockets = [...(this.byNetwork.get(counted) ?? [])];
      const waiting = sockets.filter((client) => !this.signedInSockets.has(client));
      return sockets.length < MOST_OF_NETWORK * times && waiting.length < MOST_WAITING_OF_NETWORK * times;
    });
  }

  private takePlace(network: string | null, client: WebSocket): void {
    if (network === null) return;
    for (const { network: counted } of networksAround(network))
      client.once('close', addToSet(this.byNetwork, counted, client));
  }

  /** Sockets do not count towards the limit of connections for requests. */
  private excludeFromConnectionLimit(client: WebSocket): void {
    this.server.maxConnections += 1;
    client.once('close', () => (this.server.maxConnections -= 1));
  }

  /** Sends the close code of a restart, then destroys sockets that stay open. */
  async close(): Promise<void> {
    this.isClosing = true;
    const { clients } = this.options.sockets;
    for (const client of clients) client.close(RESTARTING, 'Service restart');
    const until = performance.now() + GOODBYE_MILLISECONDS;
    while (clients.size > 0 && performance.now() < until) await wait(20);
    for (const client of clients) client.terminate();
  }
}
