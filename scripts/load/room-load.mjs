// 500 rooms with both people at their page, on two processes: how long a message takes to the other screen, and what a socket costs.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../lib/promises.mjs';
import { callerOf, signedInPeople } from '../verify/setup/people.mjs';
import { startProducts } from '../verify/setup/product.mjs';
import { percentile } from '../verify/setup/requests.mjs';
import { addCases, Reader } from '../verify/setup/rooms.mjs';
import { measureDocuments } from './parts/documents.mjs';
import { addMessages } from './parts/messages.mjs';

const ROOMS = sized(500, 100);
/** Each is in five of the rooms, so that nobody writes more than twenty messages a minute. */
const PEOPLE_OF_A_SIDE = sized(100, 40);
const MESSAGES_A_SECOND = 50;
const SECONDS = sized(20, 2);
const LONG_ROOM = 5_000;
const CATCH_UP = 1_000;

const OPEN_ROOM = `query ($id: ID!) { case(id: $id) { id canAct unreadMessages client { id name } lawyer { id name }
  room { lastSequence read { upTo at } theirRead { upTo at } messages(limit: 50) { hasEarlier lastSequence
    items { id sequence senderRole body clientKey sentAt documents { id name } } } } } }`;

export default async function roomLoad(run) {
  const variables = { DATA_DIR: path.join(run.folder(), 'data'), SHEDDING: undefined };
  const { origins, start, client } = await startProducts(run, { variables });
  const { origin, livingMemory } = await start();
  origins.push(origin);
  const clients = await signedInPeople(client, origins, 'user', PEOPLE_OF_A_SIDE);
  const lawyers = await signedInPeople(client, origins, 'lawyer', PEOPLE_OF_A_SIDE);
  const pairs = Array.from({ length: ROOMS }, (_, n) => [
    clients[n % PEOPLE_OF_A_SIDE],
    lawyers[(n + Math.floor(n / PEOPLE_OF_A_SIDE)) % PEOPLE_OF_A_SIDE],
  ]);
  const rooms = await addCases(client, pairs);
  const readers = await openSockets(run, { origins, rooms, pairs, livingMemory });
  await measureMessages(run, readers);
  await measureLostRing(run, client, readers);
  readers.forEach((reader) => reader.stop());
  await measureLongRoom(run, client, { origins, caseId: rooms[0], token: pairs[0][0].token });
  const tokens = pairs.map(([person]) => person.token);
  await measureDocuments(run, { origins, livingMemory, rooms, tokens });
}

/** Both people of each room follow it. Gives the readers, two by two. */
async function openSockets(run, { origins, rooms, pairs, livingMemory }) {
  // What is loaded with the first socket is no cost of each.
  const first = new Reader([origins[1]], rooms[0], pairs[0][0].token);
  first.follow();
  await until(() => first.isFollowing, 5_000);
  const before = await livingMemory();
  const readers = rooms.flatMap((caseId, n) =>
    pairs[n].map(({ token }, side) => new Reader([origins[(n + side) % 2]], caseId, token)),
  );
  run.atEnd(() => [first, ...readers].forEach((reader) => reader.stop()));
  for (const reader of readers) {
    reader.follow();
    await sleep(2);
  }
  await until(() => readers.every(({ isFollowing }) => isFollowing), 20_000);
  first.stop();
  await sleep(1_000);
  const ofASocket = (((await livingMemory()) - before) * 1024) / (readers.length / 2);
  run.time(40, 'KB', 'A socket that follows a room', ofASocket);
  run.note('Sockets that follow a room', readers.filter(({ isFollowing }) => isFollowing).length);
  return readers;
}

async function until(isReached, milliseconds) {
  const end = Date.now() + milliseconds;
  while (!isReached() && Date.now() < end) await sleep(20);
}

async function measureMessages(run, readers) {
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
  run.all('Messages that are acknowledged', acknowledged, sent.length);
  run.all('Messages that reached the other screen', arrived.length, sent.length);
  run.time(300, 'ms', 'To the other screen, median', median);
  run.time(800, 'ms', 'To the other screen, p95', p95);
}

/** A message whose process died before it notified the others. */
async function measureLostRing(run, client, readers) {
  const [first] = readers;
  const known = first.seen.length;
  const since = performance.now();
  await addMessages(client, first.caseId, 1);
  await until(() => first.seen.length > known, 10_000);
  const took = performance.now() - since;
  run.all('Messages without a notification that are on screen', first.seen.length - known, 1);
  run.time(6_000, 'ms', 'It is on screen after', took);
}

async function measureLongRoom(run, client, { origins, caseId, token }) {
  await addMessages(client, caseId, LONG_ROOM);
  const caller = callerOf(origins[0], { token });
  const opening = () => caller.ask(OPEN_ROOM, { id: caseId });
  const { lastSequence } = (await opening()).case.room;
  const times = [];
  for (let n = 0; n < 20; n += 1) {
    const since = performance.now();
    await opening();
    times.push({ milliseconds: performance.now() - since });
  }
  const median = percentile(times, 0.5);
  run.time(300, 'ms', `A room with ${lastSequence} messages opens, median`, median);
  const reader = new Reader(origins, caseId, token);
  reader.seen.push({ sequence: lastSequence - CATCH_UP });
  const since = performance.now();
  reader.follow();
  await until(() => reader.seen.at(-1)?.sequence === lastSequence, 10_000);
  const took = performance.now() - since;
  const isWhole = reader.seen.length === CATCH_UP + 1 && reader.seen.at(-1)?.sequence === lastSequence;
  reader.stop();
  run.promise(`${CATCH_UP} missed messages are caught up`, reader.seen.length - 1, isWhole);
  run.time(2_000, 'ms', 'They are there after', took);
}
