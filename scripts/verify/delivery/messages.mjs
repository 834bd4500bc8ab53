import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../../lib/promises.mjs';
import { Reader } from '../setup/rooms.mjs';

const MESSAGES_OF_READER = sized(13, 6);
const LONGEST_MILLISECONDS = 60_000;
const CUT_MILLISECONDS = 1_000;
/** Within so many milliseconds after the last, each person writes the next one. */
const PACE_MILLISECONDS = 600;

/** Both people of each room write, while a third of the sockets is cut each second and processes are killed. */
export async function writeMessages(run, { origins }, rooms) {
  const readers = rooms.flatMap(({ people, caseId }) =>
    people.map(({ token }) => new Reader(origins, caseId, token)),
  );
  run.atEnd(() => readers.forEach((reader) => reader.stop()));
  readers.forEach((reader) => reader.follow());
  const cutting = setInterval(() => {
    for (const reader of readers) if (Math.random() < 1 / 3) reader.cut();
  }, CUT_MILLISECONDS);
  const until = Date.now() + LONGEST_MILLISECONDS;
  const acknowledged = (await Promise.all(readers.map((reader) => writeAll(reader, until)))).flat();
  clearInterval(cutting);
  await arrived(readers, acknowledged);
  readers.forEach((reader) => reader.stop());
  report(run, readers, acknowledged);
}

async function writeAll(reader, until) {
  const acknowledged = [];
  for (let n = 0; n < MESSAGES_OF_READER; n += 1) {
    await sleep(Math.random() * PACE_MILLISECONDS);
    const body = randomUUID();
    const again = await reader.write(body, until);
    if (again !== null) acknowledged.push({ body, caseId: reader.caseId, again });
  }
  return acknowledged;
}

async function arrived(readers, acknowledged) {
  const until = Date.now() + LONGEST_MILLISECONDS;
  const isThere = ({ caseId, seen }) =>
    seen.length >= acknowledged.filter((message) => message.caseId === caseId).length;
  while (!readers.every(isThere) && Date.now() < until) await sleep(50);
}

function report(run, readers, acknowledged) {
  let [lost, doubled, outOfOrder] = [0, 0, 0];
  for (const { caseId, seen } of readers) {
    const bodies = new Set(seen.map(({ body }) => body));
    doubled += seen.length - bodies.size;
    lost += acknowledged.filter((message) => message.caseId === caseId && !bodies.has(message.body)).length;
    outOfOrder += seen.filter(({ sequence }, index) => sequence !== index + 1).length;
  }
  const [cut, again] = [
    readers.reduce((sum, { losses }) => sum + losses, 0),
    acknowledged.reduce((sum, message) => sum + message.again, 0),
  ];
  const count = readers.length * MESSAGES_OF_READER;
  run.all(
    'Messages that are acknowledged',
    acknowledged.length,
    count,
    `${cut} sockets cut, ${again} sent again`,
  );
  run.none('Acknowledged messages that are lost, at either reader', lost, count);
  run.none('Messages that are doubled', doubled, count);
  run.none('Messages out of order, or with a gap before', outOfOrder, count);
}
