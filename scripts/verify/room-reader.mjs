import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { fromNetwork } from './requests.mjs';

const WebSocket = createRequire(inRoot('api', 'dist', 'main.js'))('ws');

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { sequence } } }';
const FOLLOW = `subscription ($id: ID!, $after: Int!) {
  caseRoom(caseId: $id, after: $after) { messages { sequence body } } }`;

let readersMade = 0;

/** One person's page: it follows the room from its last message, and after each loss again, at the other process. */
export class Reader {
  seen = [];
  losses = 0;
  socket = null;
  stopped = false;
  /** Whether its first answer has come. */
  isFollowing = false;

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
      const { type, payload } = JSON.parse(data);
      const variables = { id: this.caseId, after: this.seen.at(-1)?.sequence ?? 0 };
      if (type === 'connection_ack')
        send({ id: '1', type: 'subscribe', payload: { query: FOLLOW, variables } });
      if (type !== 'next') return;
      this.isFollowing = true;
      for (const message of payload.data.caseRoom.messages)
        this.seen.push({ ...message, at: performance.now() });
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

  /** Sends until it is acknowledged, with the same key. Gives how often it had to be sent again. */
  async write(body, until) {
    const input = { caseId: this.caseId, clientKey: randomUUID(), body };
    for (let again = 0; Date.now() < until; again += 1) {
      const answer = await fetch(`${this.origin()}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
        body: JSON.stringify({ query: SEND, variables: { input } }),
      })
        .then((response) => response.json())
        .catch(() => null);
      if (answer?.data?.sendMessage) return again;
      await sleep(200);
    }
    return null;
  }
}
