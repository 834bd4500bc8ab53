import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket, WebSocketServer } from 'ws';
import { addToSet } from '../by-key';
import { networksAround } from '../network';
import { guarded } from '../guarded';
import { isForeignOrigin, type OriginConfig, refusalOfTarget } from '../request-origin';

/** Of a process, of a network, and of a network before they are signed in. */
const MOST_SOCKETS = 5_000;
const MOST_OF_NETWORK = 200;
const MOST_WAITING_OF_NETWORK = 50;
const MOST_FRAMES_OF_SECOND = 20;
/** Why a socket ends, to its client: it sends too much, or the viewer has opened too many others since. */
export const TOO_MANY = 4429;
/** Why a socket ends, to its client: the service restarts. */
const RESTARTING = 1012;
/** The event of a server whose connection has become a socket. */
export const ACCEPTED = 'accepted';
const GOODBYE_MILLISECONDS = 2_000;

function refuse(socket: Duplex, status: number): void {
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  // A client that does not close would leave the socket half open, and counted, forever.
  socket.end(`${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

export interface SocketUpgradesOptions {
  config: OriginConfig;
  sockets: WebSocketServer;
  path: RegExp;
  /** The network that a request counts for; null without a limit. */
  networkOf: (request: IncomingMessage) => string | null;
  /** Counts an upgrade; false where its network has asked for too many. */
  admit: (request: IncomingMessage) => Promise<boolean>;
  /** Logs what an upgrade threw, which is answered with 500. */
  failed: (error: unknown, request: IncomingMessage) => void;
  mostSockets?: number;
}

/** Closes a socket that sends more frames in a second than any page of ours. */
function limitFrames(client: WebSocket): void {
  let [second, frames] = [0, 0];
  const count = (): void => {
    const now = Math.floor(performance.now() / 1_000);
    [second, frames] = [now, now === second ? frames + 1 : 1];
    if (frames <= MOST_FRAMES_OF_SECOND) return;
    // What arrives until the other side has closed is not read.
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
    const { sockets, config, admit, networkOf, mostSockets = MOST_SOCKETS } = this.options;
    const { origin, host = '' } = request.headers;
    const refusal = async (): Promise<number | null> => {
      if (this.isClosing || sockets.clients.size >= mostSockets) return 503;
      // Programs send no origin.
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
      // The library writes on the console what a client sent wrong; the socket is closed either way.
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

  /** A socket is none of the connections for requests, of which there are only so many. */
  private excludeFromConnectionLimit(client: WebSocket): void {
    this.server.maxConnections += 1;
    client.once('close', () => (this.server.maxConnections -= 1));
  }

  /** Closes every socket with the code of a restart, and cuts those that stay open. */
  async close(): Promise<void> {
    this.isClosing = true;
    const { clients } = this.options.sockets;
    for (const client of clients) client.close(RESTARTING, 'Service restart');
    const until = performance.now() + GOODBYE_MILLISECONDS;
    while (clients.size > 0 && performance.now() < until) await wait(20);
    for (const client of clients) client.terminate();
  }
}
