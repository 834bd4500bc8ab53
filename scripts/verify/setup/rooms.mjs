import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf, signedInPeople } from './people.mjs';
import { requireFromProduct } from './product.mjs';
import { fromNewNetwork, send } from './requests.mjs';

const WebSocket = requireFromProduct('ws');
const STEP_BYTES = 64 * 1024;

const WRITE = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { sequence } } }';
const CHANGED = 'subscription ($id: ID!) { caseRoom(caseId: $id) { version } }';
const NEW_MESSAGES = `query ($id: ID!, $after: Int!) { case(id: $id) { room {
  messages(after: $after, limit: 50) { items { sequence body } lastSequence } } } }`;
const UPLOAD = `mutation ($input: StartUploadsInput!) { startUploads(input: $input) { documents { id } } }`;

/** Adds an accepted case of each pair of people. Gives their ids in the same order. */
export async function addCases(client, pairs) {
  const ids = pairs.map(() => randomUUID());
  await client.query(
    `insert into cases (id, client_id, lawyer_id, title, description, status)
     select id, client_id, lawyer_id, 'A case', 'Of the drill', 'accepted'
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) pair (id, client_id, lawyer_id)`,
    [ids, pairs.map(([person]) => person.id), pairs.map(([, lawyer]) => lawyer.id)],
  );
  return ids;
}

/** Rooms with a client and a lawyer of their own, who are signed in: `caseId` and `people`. */
export async function addRooms(client, origins, count) {
  const clients = await signedInPeople(client, origins, 'user', count);
  const lawyers = await signedInPeople(client, origins, 'lawyer', count);
  const pairs = clients.map((person, n) => [person, lawyers[n]]);
  const ids = await addCases(client, pairs);
  return pairs.map((people, n) => ({ people, caseId: ids[n] }));
}

/** Announces a document. Gives its id; null without an answer. */
export async function announce(origin, { caseId, token }, clientKey, size) {
  const input = { caseId, files: [{ clientKey, name: 'drill.txt', size }] };
  const { body } = await callerOf(origin, { token }).graphql(UPLOAD, { input });
  return body?.data?.startUploads.documents[0].id ?? null;
}

/** Sends the bytes of an announced document at the pace of a connection. Gives the answer. */
export function upload(origin, id, token, bytes, bytesASecond) {
  return send(origin, {
    path: `/documents/uploads/${id}`,
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-length': String(bytes.length) },
    body: paced(bytes, bytesASecond),
  });
}

async function* paced(bytes, bytesASecond) {
  const since = performance.now();
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    yield bytes.subarray(at, at + STEP_BYTES);
    const due = ((at + STEP_BYTES) / bytesASecond) * 1_000 - (performance.now() - since);
    if (due > 0) await sleep(due);
  }
}

let readersMade = 0;

/**
 * One person's page: after each signal of the room it requests the messages after its last one, as the screen does. After
 * each loss of the socket it subscribes again, at the other process.
 */
export class Reader {
  seen = [];
  losses = 0;
  /** Whether its first signal has come. */
  isFollowing = false;
  #socket = null;
  #isStopped = false;
  #isRequesting = false;
  #isChanged = false;
  #turn = readersMade++;

  constructor(origins, caseId, token) {
    Object.assign(this, { origins, caseId, token });
  }

  #caller() {
    return callerOf(this.origins[this.#turn++ % this.origins.length], { token: this.token });
  }

  follow() {
    if (this.#isStopped) return;
    const address = `${this.origins[this.#turn++ % this.origins.length].replace('http', 'ws')}/graphql`;
    // A network has a limit of sockets.
    const socket = new WebSocket(address, 'graphql-transport-ws', { headers: fromNewNetwork() });
    this.#socket = socket;
    const say = (message) => socket.send(JSON.stringify(message));
    socket.on('open', () =>
      say({ type: 'connection_init', payload: { authorization: `Bearer ${this.token}` } }),
    );
    socket.on('message', (data) => {
      const { type } = JSON.parse(data);
      if (type === 'connection_ack')
        say({ id: '1', type: 'subscribe', payload: { query: CHANGED, variables: { id: this.caseId } } });
      if (type !== 'next') return;
      this.isFollowing = true;
      void this.#fetchNew();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.losses += 1;
      setTimeout(() => this.follow(), 100 + Math.random() * 200);
    });
  }

  /** Cuts the socket. */
  cut() {
    this.#socket?.terminate();
  }

  stop() {
    this.#isStopped = true;
    this.cut();
  }

  /** Requests what is after the last message until nothing is left, and once more if the room changed meanwhile. */
  async #fetchNew() {
    this.#isChanged = true;
    if (this.#isRequesting) return;
    this.#isRequesting = true;
    let failures = 0;
    while (this.#isChanged && !this.#isStopped) {
      this.#isChanged = false;
      const variables = { id: this.caseId, after: this.seen.at(-1)?.sequence ?? 0 };
      const room = (await this.#caller().graphql(NEW_MESSAGES, variables)).body?.data?.case?.room;
      if (!room) {
        failures += 1;
        await sleep(1_000 * 2 ** failures * (0.8 + 0.4 * Math.random()));
        this.#isChanged = true;
        continue;
      }
      const { items, lastSequence } = room.messages;
      for (const message of items) this.seen.push({ ...message, at: performance.now() });
      this.#isChanged ||= items.length > 0 && items.at(-1).sequence < lastSequence;
    }
    this.#isRequesting = false;
  }

  /** Sends until it is acknowledged, with the same key. Gives how often it had to be sent again; null past the time. */
  async write(body, until) {
    const input = { caseId: this.caseId, clientKey: randomUUID(), body };
    for (let again = 0; Date.now() < until; again += 1) {
      if ((await this.#caller().graphql(WRITE, { input })).body?.data?.sendMessage) return again;
      await sleep(200);
    }
    return null;
  }
}
