import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { fromNetwork } from './requests.mjs';

const WebSocket = createRequire(inRoot('api', 'dist', 'main.js'))('ws');

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { sequence } } }';
const CHANGED = 'subscription ($id: ID!) { caseRoom(caseId: $id) { version } }';
const NEW_MESSAGES = `query ($id: ID!, $after: Int!) { case(id: $id) { room {
  messages(after: $after, limit: 50) { items { sequence body } lastSequence } } } }`;

let readersMade = 0;

/**
 * One person's page: after each signal of the room it requests the messages after its last one, as the screen does. After
 * each loss of the socket it subscribes again, at the other process.
 */
export class Reader {
  seen = [];
  losses = 0;
  socket = null;
  stopped = false;
  /** Whether its first signal has come. */
  isFollowing = false;
  isRequesting = false;
  isChanged = false;

  constructor(origins, caseId, token) {
    Object.assign(this, { origins, caseId, token, turn: readersMade++ });
  }

  origin() {
    return this.origins[this.turn++ % this.origins.length];
  }

  follow() {
    if (this.stopped) return;
    const socket = new WebSocket(
      `${this.origin().replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
      // A network has a limit of sockets.
      { headers: fromNetwork(Math.floor(Math.random() * 60_000)) },
    );
    this.socket = socket;
    const send = (message) => socket.send(JSON.stringify(message));
    socket.on('open', () =>
      send({ type: 'connection_init', payload: { authorization: `Bearer ${this.token}` } }),
    );
    socket.on('message', (data) => {
      const { type } = JSON.parse(data);
      const variables = { id: this.caseId };
      if (type === 'connection_ack')
        send({ id: '1', type: 'subscribe', payload: { query: CHANGED, variables } });
      if (type !== 'next') return;
      this.isFollowing = true;
      void this.fetchNew();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.losses += 1;
      setTimeout(() => this.follow(), 100 + Math.random() * 200);
    });
  }

  stop() {
    this.stopped = true;
    this.socket?.terminate();
  }

  /** Requests what is after the last message until nothing is left, and once more if the room changed meanwhile. */
  async fetchNew() {
    this.isChanged = true;
    if (this.isRequesting) return;
    this.isRequesting = true;
    let failures = 0;
    while (this.isChanged && !this.stopped) {
      this.isChanged = false;
      const variables = { id: this.caseId, after: this.seen.at(-1)?.sequence ?? 0 };
      const room = (await this.request(NEW_MESSAGES, variables))?.data?.case?.room;
      if (!room) {
        failures += 1;
        await sleep(1_000 * 2 ** failures * (0.8 + 0.4 * Math.random()));
        this.isChanged = true;
        continue;
      }
      const { items, lastSequence } = room.messages;
      for (const message of items) this.seen.push({ ...message, at: performance.now() });
      this.isChanged ||= items.length > 0 && items.at(-1).sequence < lastSequence;
    }
    this.isRequesting = false;
  }

  /** The answer to an operation; null without one. */
  async request(query, variables) {
    return fetch(`${this.origin()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query, variables }),
    })
      .then((response) => response.json())
      .catch(() => null);
  }

  /** Sends until it is acknowledged, with the same key. Gives how often it had to be sent again. */
  async write(body, until) {
    const input = { caseId: this.caseId, clientKey: randomUUID(), body };
    for (let again = 0; Date.now() < until; again += 1) {
      const answer = await this.request(SEND, { input });
      if (answer?.data?.sendMessage) return again;
      await sleep(200);
    }
    return null;
  }
}
