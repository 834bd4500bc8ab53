// 500 rooms with both people at their page, on two processes: how long a message takes to the other screen, and what a socket costs.
// In CI: no, needs a quiet machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf, expectSuccess } from './caller.mjs';
import { measureDocuments } from './document-load.mjs';
import { addPeople, connectTo, signIn } from './people.mjs';
import { memoryProbe, startProducts } from './product.mjs';
import { fromNetwork, percentile } from './requests.mjs';
import { Reader } from './room-reader.mjs';
import { addMessages, addRooms } from './rooms.mjs';
import { verify } from './verify.mjs';

const ROOMS = 500;
/** Each is in five of the rooms, so that nobody writes more than twenty messages a minute. */
const PEOPLE_OF_A_SIDE = 100;
const MESSAGES_A_SECOND = 50;
const SECONDS = 20;
const LONG_ROOM = 5_000;
const CATCH_UP = 1_000;

const OPEN_ROOM = `query ($id: ID!) { case(id: $id) { id canAct unreadMessages client { id name } lawyer { id name }
  room { lastSequence read { upTo at } theirRead { upTo at } messages(limit: 50) { hasEarlier lastSequence
    items { id sequence senderRole body clientKey sentAt documents { id name } } } } } }`;

await verify(async (run) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-load-'));
  run.atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { variables: probe, livingMemory } = await memoryProbe();
  const variables = {
    DATA_DIR: folder,
    ENCRYPTION_KEYS: `check:${randomBytes(32).toString('base64')}`,
  };
  const { products, start, database } = await startProducts(run, { variables });
  products.push(await start(undefined, probe));
  const origins = products.map(({ origin }) => origin);
  const client = await connectTo(run, database);
  const people = await signedInPeople(client, origins);
  const pairs = Array.from({ length: ROOMS }, (_, n) => [
    people.clients[n % PEOPLE_OF_A_SIDE],
    people.lawyers[(n + Math.floor(n / PEOPLE_OF_A_SIDE)) % PEOPLE_OF_A_SIDE],
  ]);
  const rooms = await addRooms(client, pairs);

  const readers = await openSockets(run, { origins, rooms, pairs, livingMemory });
  await measureMessages(run, readers);
  await measureLostRing(run, client, readers);
  readers.forEach((reader) => reader.stop());
  await measureLongRoom(run, client, { origins, caseId: rooms[0], token: pairs[0][0].token });
  await measureDocuments(run, {
    origins,
    livingMemory,
    rooms,
    tokens: pairs.map(([person]) => person.token),
  });
});

async function signedInPeople(client, origins) {
  const sides = [
    await addPeople(client, 'user', PEOPLE_OF_A_SIDE),
    await addPeople(client, 'lawyer', PEOPLE_OF_A_SIDE),
  ];
  const everybody = sides.flat();
  for (let n = 0; n < everybody.length; n += 4)
    await Promise.all(
      everybody.slice(n, n + 4).map(async (person, place) => {
        const headers = fromNetwork(n + place);
        person.token = (await signIn(origins[place % 2], person, { headers })).token;
      }),
    );
  return { clients: sides[0], lawyers: sides[1] };
}

/** Both people of each room follow it. Gives the readers, two by two. */
async function openSockets({ note, promise, atEnd }, { origins, rooms, pairs, livingMemory }) {
  // What is loaded with the first socket is no cost of each.
  const first = new Reader([origins[1]], rooms[0], pairs[0][0].token);
  first.follow();
  await until(() => first.isFollowing, 5_000);
  const before = await livingMemory();
  const readers = rooms.flatMap((caseId, n) =>
    pairs[n].map(({ token }, side) => new Reader([origins[(n + side) % 2]], caseId, token)),
  );
  atEnd(() => [first, ...readers].forEach((reader) => reader.stop()));
  for (const reader of readers) {
    reader.follow();
    await sleep(2);
  }
  await until(() => readers.every(({ isFollowing }) => isFollowing), 20_000);
  first.stop();
  await sleep(1_000);
  const ofASocket = (((await livingMemory()) - before) * 1024) / (readers.length / 2);
  promise('A socket that follows a room, KB', ofASocket.toFixed(1), ofASocket < 40);
  note('Sockets that follow a room', readers.filter(({ isFollowing }) => isFollowing).length);
  return readers;
}

async function until(isReached, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!isReached() && Date.now() < end) await sleep(20);
}

async function measureMessages({ promise }, readers) {
  const sent = [];
  const end = Date.now() + 60_000;
  const sendings = [];
  for (let n = 0; n < MESSAGES_A_SECOND * SECONDS; n += 1) {
    const writer = readers[(n * 7) % readers.length];
    const other = readers[((n * 7) % readers.length) ^ 1];
    const message = { body: randomUUID(), other, at: performance.now() };
    sent.push(message);
    sendings.push(writer.write(message.body, end));
    await sleep(1_000 / MESSAGES_A_SECOND);
  }
  const acknowledged = (await Promise.all(sendings)).filter((again) => again !== null).length;
  const seenAt = ({ body, other }) => other.seen.find((one) => one.body === body)?.at;
  await until(() => sent.every((message) => seenAt(message) !== undefined), 10_000);
  const arrived = sent.filter((message) => seenAt(message) !== undefined);
  const times = arrived.map((message) => ({ milliseconds: seenAt(message) - message.at }));
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  promise(
    'Messages that reached the other screen, of those acknowledged',
    `${arrived.length} of ${acknowledged}`,
    arrived.length === sent.length,
  );
  promise('To the other screen, median in ms', median.toFixed(0), median < 300);
  promise('To the other screen, p95 in ms', p95.toFixed(0), p95 < 800);
}

/** A message whose process died before it notified the others. */
async function measureLostRing({ promise }, client, readers) {
  const [first] = readers;
  const known = first.seen.length;
  const since = performance.now();
  await addMessages(client, first.caseId, 1);
  await until(() => first.seen.length > known, 10_000);
  const took = performance.now() - since;
  promise(
    'A message without a notification is on screen after, ms',
    took.toFixed(0),
    first.seen.length > known && took < 6_000,
  );
}

async function measureLongRoom({ promise }, client, { origins, caseId, token }) {
  await addMessages(client, caseId, LONG_ROOM);
  const caller = callerOf(origins[0], { token });
  const opening = async () => expectSuccess(await caller.graphql(OPEN_ROOM, { id: caseId }), 'The room');
  const { data } = await opening();
  const { lastSequence } = data.case.room;
  const times = [];
  for (let n = 0; n < 20; n += 1) {
    const since = performance.now();
    await opening();
    times.push({ milliseconds: performance.now() - since });
  }
  const median = percentile(times, 0.5);
  promise(`A room with ${lastSequence} messages opens, median in ms`, median.toFixed(0), median < 300);
  const reader = new Reader(origins, caseId, token);
  reader.seen.push({ sequence: lastSequence - CATCH_UP });
  const since = performance.now();
  reader.follow();
  await until(() => reader.seen.at(-1)?.sequence === lastSequence, 10_000);
  const took = performance.now() - since;
  const isWhole = reader.seen.length === CATCH_UP + 1 && reader.seen.at(-1)?.sequence === lastSequence;
  reader.stop();
  promise(`${CATCH_UP} missed messages are caught up after, ms`, took.toFixed(0), isWhole && took < 2_000);
}
