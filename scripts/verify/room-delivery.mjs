// Messages between two processes on one database, while sockets are cut and a process is killed: none is lost, doubled or out of order.
// In CI: no, its figures need a quiet machine; api/test/notifications/live has the order and the cuts.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addPeople, connectTo, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { percentile } from './requests.mjs';
import { Reader } from './room-reader.mjs';
import { addRooms } from './rooms.mjs';
import { verify } from './verify.mjs';

const ROOMS = 40;
const MESSAGES = 1_000;
const LONGEST_MILLISECONDS = 60_000;
const CUT_MILLISECONDS = 1_000;
/** Sent before anything is cut: the time to the screens is measured on these. */
const CALM_MESSAGES = 240;

await verify(async (run) => {
  const { products, start, database } = await startProducts(run, { processes: 2 });
  const origins = products.map(({ origin }) => origin);
  const client = await connectTo(run, database);
  const readers = await openRooms(client, origins);
  run.atEnd(() => readers.forEach((reader) => reader.stop()));
  readers.forEach((reader) => reader.follow());
  const until = Date.now() + LONGEST_MILLISECONDS;
  const calm = await sendAll(readers, until, { count: CALM_MESSAGES, pace: 4_000 });
  await arrived(readers, calm.acknowledged, until);
  const cutting = setInterval(() => cutAThird(readers), CUT_MILLISECONDS);
  const sending = sendAll(readers, until, { count: MESSAGES - CALM_MESSAGES, pace: 600 });
  await sleep(2_000);
  process.kill(products[0].processId, 'SIGKILL');
  await products[0].stop().catch(() => undefined);
  await start(new URL(origins[0]).port);
  const { acknowledged: later, repeated } = await sending;
  const acknowledged = [...calm.acknowledged, ...later];
  clearInterval(cutting);
  await arrived(readers, acknowledged, Date.now() + LONGEST_MILLISECONDS);
  report(run, readers, acknowledged, { repeated, calm: calm.acknowledged });
});

/** Rooms with a client and a lawyer each, who are signed in. */
async function openRooms(client, origins) {
  const [clients, lawyers] = [
    await addPeople(client, 'user', ROOMS),
    await addPeople(client, 'lawyer', ROOMS),
  ];
  const pairs = clients.map((person, n) => [person, lawyers[n]]);
  const rooms = await addRooms(client, pairs);
  const readers = [];
  for (const [n, pair] of pairs.entries())
    for (const person of pair) {
      const { token } = await signIn(origins[n % 2], person);
      readers.push(new Reader(origins, rooms[n], token));
    }
  return readers;
}

function cutAThird(readers) {
  for (const { socket } of readers) if (Math.random() < 1 / 3) socket?.terminate();
}

/** @param pace within so many milliseconds after the last, each person writes the next one. */
async function sendAll(readers, until, { count, pace }) {
  const acknowledged = [];
  let repeated = 0;
  const each = Math.ceil(count / readers.length);
  await Promise.all(
    readers.map(async (reader) => {
      for (let n = 0; n < each; n += 1) {
        await sleep(Math.random() * pace);
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

function report({ promise, note }, readers, acknowledged, { repeated, calm }) {
  let [lost, doubled, outOfOrder] = [0, 0, 0];
  const latencies = [];
  for (const { caseId, seen } of readers) {
    const ofCase = acknowledged.filter((message) => message.caseId === caseId);
    const firstSeen = new Map(seen.map(({ body, at }) => [body, at]).reverse());
    doubled += seen.length - firstSeen.size;
    lost += ofCase.filter(({ body }) => !firstSeen.has(body)).length;
    outOfOrder += seen.filter(({ sequence }, index) => sequence !== index + 1).length;
    for (const { body, at, again } of calm.filter((message) => message.caseId === caseId))
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
    'From sending to both screens, before the cuts',
    `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
}
