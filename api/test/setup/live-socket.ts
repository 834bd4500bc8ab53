import { setTimeout as wait } from 'node:timers/promises';
import type { ResultOf } from 'gql.tada';
import type { DocumentNode } from 'graphql';
import WebSocket from 'ws';
import { type GraphqlFailure, type Operation, textOf, type VariablesArgument } from './client';
import { graphql } from './graphql';

const LONGEST_MILLISECONDS = 8_000;

/** Resolves as soon as something is so. @throws Error after eight seconds. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  longest = LONGEST_MILLISECONDS,
): Promise<void> {
  const end = Date.now() + longest;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not come to be');
    await wait(10);
  }
}

/** What one subscription has given so far. */
export interface Following<Data = unknown> {
  items: Data[];
  errors: GraphqlFailure[];
  isOver: boolean;
  stop: () => void;
}

/** A message of graphql-transport-ws from the server. */
type Message =
  | { type: 'connection_ack' | 'ping' | 'pong'; id?: undefined; payload?: undefined }
  | { type: 'next'; id: string; payload: { data: unknown; errors?: GraphqlFailure[] } }
  | { type: 'error'; id: string; payload: GraphqlFailure[] }
  | { type: 'complete'; id: string; payload?: undefined };

/** A socket that speaks graphql-transport-ws, as the browser's library does. */
export class LiveSocket {
  readonly operations = new Map<string, Following>();
  isSignedIn = false;
  closeCode: number | null = null;
  closeReason = '';
  readonly socket: WebSocket;

  constructor(origin: string, authorization: string | null, options: WebSocket.ClientOptions = {}) {
    this.socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', options);
    this.socket.on('open', () => {
      if (authorization !== null) this.send({ type: 'connection_init', payload: { authorization } });
    });
    this.socket.on('message', (data: Buffer) => this.read(JSON.parse(data.toString('utf8')) as Message));
    this.socket.on('close', (code, reason) => {
      [this.closeCode, this.closeReason] = [code, reason.toString()];
    });
    this.socket.on('error', () => undefined);
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  private read({ id, type, payload }: Message): void {
    if (type === 'connection_ack') this.isSignedIn = true;
    const following = this.operations.get(id ?? '');
    if (!following) return;
    if (type === 'next') {
      if (payload.data) following.items.push(payload.data);
      following.errors.push(...(payload.errors ?? []));
    }
    if (type === 'error') following.errors.push(...payload);
    if (type === 'error' || type === 'complete') following.isOver = true;
  }

  /** Subscribes to something. */
  follow<Data, Variables>(
    operation: Operation<Data, Variables>,
    ...variables: VariablesArgument<Variables>
  ): Following<Data>;
  follow(text: string, variables?: Record<string, unknown>): Following;
  follow(operation: string | DocumentNode, variables: object = {}): Following {
    const id = String(this.operations.size + 1);
    const stop = (): void => this.send({ id, type: 'complete' });
    const following: Following = { items: [], errors: [], isOver: false, stop };
    this.operations.set(id, following);
    this.send({ id, type: 'subscribe', payload: { query: textOf(operation), variables } });
    return following;
  }

  async closed(longest?: number): Promise<number | null> {
    await until(() => this.closeCode !== null, longest);
    return this.closeCode;
  }

  cut(): void {
    this.socket.terminate();
  }
}

/** A signed-in socket. */
export async function openSocket(origin: string, token: string | null): Promise<LiveSocket> {
  const socket = new LiveSocket(origin, `Bearer ${token ?? ''}`);
  await until(() => socket.isSignedIn || socket.closeCode !== null);
  return socket;
}

const ROOM = graphql(`subscription ($id: ID!, $after: Int!) { caseRoom(caseId: $id, after: $after) {
  version recordVersion messages { id sequence senderRole senderName body clientKey sentAt } lastSequence
  theirRead { upTo at } case { id status events { kind } unreadMessages } } }`);

/** What followers of a room with its deprecated content get. */
export type FollowedRoom = Following<ResultOf<typeof ROOM>>;

/** Follows the room of a case with its deprecated content, after a place. */
export function followRoom(socket: LiveSocket, id: string, after = 0): FollowedRoom {
  return socket.follow(ROOM, { id, after });
}

/** The bodies of all messages that came. */
export function bodiesOf({ items }: FollowedRoom): string[] {
  return items.flatMap(({ caseRoom }) => caseRoom.messages.map(({ body }) => body));
}
