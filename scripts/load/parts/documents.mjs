import { randomBytes, randomUUID } from 'node:crypto';
import {
  countStatuses,
  forEach,
  graphql,
  percentile,
  send,
  sendInTurn,
} from '../../verify/setup/requests.mjs';
import { announce, upload } from '../../verify/setup/rooms.mjs';

const BYTES = 20 * 1024 * 1024;
const AT_ONCE = 20;
/** A phone's connection is slower; nothing is gained by measuring how fast this machine talks to itself. */
const BYTES_A_SECOND = 4 * 1024 * 1024;

const DIRECTORY = graphql('{ lawyers(limit: 10) { items { id name } total } }');

const text = Buffer.from(randomBytes(BYTES / 2).toString('hex'));

async function sendDocument(origin, caseId, token) {
  const id = await announce(origin, { caseId, token }, randomUUID(), BYTES);
  return upload(origin, id, token, text, BYTES_A_SECOND);
}

/** The most living memory until `work` has ended, in MB. */
async function peakOf(livingMemory, work) {
  let most = 0;
  let isOver = false;
  const done = work.finally(() => (isOver = true));
  while (!isOver) {
    most = Math.max(most, await livingMemory());
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return { most, result: await done };
}

/** Large documents, one and twenty at once: what they take of the memory, and how long the answers to others take meanwhile. */
export async function measureDocuments(run, { origins, livingMemory, rooms, tokens }) {
  // Rooms of different people: one of them may send three documents at once.
  const sendFrom = (first, count) =>
    forEach(count, count, (n) => sendDocument(origins[1], rooms[first + n], tokens[first + n]));
  // What is loaded for the first is no cost of each.
  await sendFrom(90, 1);
  for (const [count, first, allowed] of [
    [1, 0, 5],
    [AT_ONCE, 1, 20],
  ]) {
    const before = await livingMemory();
    const { most, result } = await peakOf(livingMemory, sendFrom(first, count));
    const stored = result.filter(({ status }) => status === 200 || status === 201).length;
    run.all('Documents of 20 MiB at once that are stored', stored, count, countStatuses(result));
    run.time(allowed, 'MB', `Memory of ${count} documents of 20 MiB at once`, most - before);
  }
  const answers = async () =>
    percentile(await sendInTurn(origins[1], () => DIRECTORY, { connections: 2, milliseconds: 4_000 }), 0.95);
  await send(origins[1], DIRECTORY);
  const alone = await answers();
  const sending = sendFrom(30, AT_ONCE);
  run.note(
    `The directory beside ${AT_ONCE} documents against alone, p95`,
    ((await answers()) / alone).toFixed(2),
  );
  await sending;
  const besideOne = sendFrom(60, 1);
  run.time(2, 'times', 'The same beside one document against alone', (await answers()) / alone);
  await besideOne;
}
