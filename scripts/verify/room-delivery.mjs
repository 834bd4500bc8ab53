// Messages between two processes on one database, while sockets are cut and a process is killed: none is lost, doubled or out of order.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { addPeople, connectTo, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { percentile } from './requests.mjs';
import { verify } from './verify.mjs';

const WebSocket = createRequire(inRoot('api', 'dist', 'main.js'))('ws');

const ROOMS = 40;
const MESSAGES = 1_000;
const LONGEST_MILLISECONDS = 60_000;
const CUT_MILLISECONDS = 250;

const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { sequence } } }';
const FOLLOW = `subscription ($id: ID!, $after: Int!) {
  caseRoom(caseId: $id, after: $after) { messages { sequence body } } }`;

await verify(async (run) => {
  const { products, start, database } = await startProducts(run, { processes: 2 });
  const origins = products.map(({ origin }) => origin);
  const client = await connectTo(run, database);
  const readers = await openRooms(client, origins);
  run.atEnd(() => readers.forEach((reader) => reader.stop()));
  readers.forEach((reader) => reader.follow());
  const until = Date.now() + LONGEST_MILLISECONDS;
  const cutting = setInterval(() => cutAThird(readers), CUT_MILLISECONDS);
  const sending = sendAll(readers, until);
  await sleep(2_000);
  process.kill(products[0].processId, 'SIGKILL');
  await products[0].stop().catch(() => undefined);
  await start(new URL(origins[0]).port);
  const { acknowledged, repeated } = await sending;
  clearInterval(cutting);
  await arrived(readers, acknowledged, until);
  report(run, readers, acknowledged, repeated);
});

/** Rooms with a client and a lawyer each, who are signed in. */
async function openRooms(client, origins) {
  const [clients, lawyers] = [
    await addPeople(client, 'user', ROOMS),
    await addPeople(client, 'lawyer', ROOMS),
  ];
  const readers = [];
  for (let n = 0; n < ROOMS; n += 1) {
    const id = randomUUID();
    await client.query(
      `insert into cases (id, client_id, lawyer_id, title, description, status)
       values ($1, $2, $3, 'A case', 'Of the check', 'accepted')`,
      [id, clients[n].id, lawyers[n].id],
    );
    for (const person of [clients[n], lawyers[n]]) {
      const { token } = await signIn(origins[n % 2], person);
      readers.push(new Reader(origins, id, token));
    }
  }
  return readers;
}

/** One person's page: it follows the room from its last message, and after each loss again, at the other process. */
class Reader {
  seen = [];
  losses = 0;
  socket = null;
  stopped = false;

  constructor(origins, caseId, token) {
    Object.assign(this, { origins, caseId, token, turn: readersMade++ });
  }

  origin() {
    return this.origins[this.turn++ % this.origins.length];
  }

  follow() {
    if (this.stopped) return;
    const socket = new WebSocket(`${this.origin().replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
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
      if (type === 'next')
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

let readersMade = 0;

function cutAThird(readers) {
  for (const { socket } of readers) if (Math.random() < 1 / 3) socket?.terminate();
}

async function sendAll(readers, until) {
  const acknowledged = [];
  let repeated = 0;
  const each = Math.ceil(MESSAGES / readers.length);
  await Promise.all(
    readers.map(async (reader) => {
      for (let n = 0; n < each; n += 1) {
        await sleep(Math.random() * 600);
        const message = { body: randomUUID(), caseId: reader.caseId, at: performance.now() };
        const again = await reader.write(message.body, until);
        if (again === null) continue;
        repeated += again;
        acknowledged.push({ ...message, again });
      }
    }),
  );
  return { acknowledged, repeated };
}

async function arrived(readers, acknowledged, until) {
  const wanted = new Map();
  for (const { caseId } of acknowledged) wanted.set(caseId, (wanted.get(caseId) ?? 0) + 1);
  const isThere = ({ caseId, seen }) => seen.length >= (wanted.get(caseId) ?? 0);
  while (!readers.every(isThere) && Date.now() < until) await sleep(50);
}

function report({ promise, note }, readers, acknowledged, repeated) {
  let [lost, doubled, outOfOrder] = [0, 0, 0];
  const latencies = [];
  for (const { caseId, seen } of readers) {
    const ofCase = acknowledged.filter((message) => message.caseId === caseId);
    const firstSeen = new Map(seen.map(({ body, at }) => [body, at]).reverse());
    doubled += seen.length - firstSeen.size;
    lost += ofCase.filter(({ body }) => !firstSeen.has(body)).length;
    outOfOrder += seen.filter(({ sequence }, index) => sequence !== index + 1).length;
    for (const { body, at, again } of ofCase)
      if (again === 0 && firstSeen.has(body)) latencies.push(firstSeen.get(body) - at);
  }
  const losses = readers.reduce((sum, reader) => sum + reader.losses, 0);
  promise(
    'Messages that were acknowledged',
    `${acknowledged.length} of ${MESSAGES}`,
    acknowledged.length >= MESSAGES,
  );
  promise('Lost, of those acknowledged, at either reader', lost, lost === 0);
  promise('Doubled', doubled, doubled === 0);
  promise('Out of order, or with a gap before', outOfOrder, outOfOrder === 0);
  note('Sockets cut, and messages sent again', `${losses} and ${repeated}`);
  const [median, p95] = [0.5, 0.95].map((share) =>
    percentile(
      latencies.map((took) => ({ milliseconds: took })),
      share,
    ),
  );
  note(
    'From sending to the screens, sockets being cut',
    `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
}
