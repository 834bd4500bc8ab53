import { randomBytes, randomUUID } from 'node:crypto';
import { callerOf, expectSuccess } from './caller.mjs';
import { pacedBody } from './paced-body.mjs';
import { countStatuses, graphql, percentile, send, sendInTurn } from './requests.mjs';

const BYTES = 20 * 1024 * 1024;
const AT_ONCE = 20;
/** A phone's connection is slower; nothing is gained by measuring how fast this machine talks to itself. */
const BYTES_A_SECOND = 4 * 1024 * 1024;

const START = `mutation ($input: StartUploadsInput!) { startUploads(input: $input) { documents { uploadPath } } }`;
const DIRECTORY = graphql('{ lawyers(limit: 10) { items { id name } total } }');

const text = Buffer.from(randomBytes(BYTES / 2).toString('hex'));

async function sendDocument(origin, caseId, token) {
  const input = { caseId, files: [{ clientKey: randomUUID(), name: 'check.txt', size: BYTES }] };
  const answer = await callerOf(origin, { token }).graphql(START, { input });
  const [document] = expectSuccess(answer, 'The upload').data.startUploads.documents;
  const response = await fetch(origin + document.uploadPath, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-length': String(BYTES) },
    body: pacedBody(text, BYTES_A_SECOND),
    duplex: 'half',
  });
  return response.status;
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
export async function measureDocuments({ promise, note }, { origins, livingMemory, rooms, tokens }) {
  // Rooms of different people: one of them may send three documents at once.
  const sendFrom = (first, count) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => sendDocument(origins[1], rooms[first + n], tokens[first + n])),
    );
  // What is loaded for the first is no cost of each.
  await sendFrom(90, 1);
  for (const [count, first, allowed] of [
    [1, 0, 5],
    [AT_ONCE, 1, 20],
  ]) {
    const before = await livingMemory();
    const { most, result } = await peakOf(livingMemory, sendFrom(first, count));
    const isStored = result.every((status) => status === 200 || status === 201);
    promise(
      `Memory of ${count} documents of 20 MiB at once, MB`,
      `${(most - before).toFixed(1)} (${countStatuses(result.map((status) => ({ status })))})`,
      isStored && most - before < allowed,
    );
  }
  const answers = async (milliseconds) =>
    percentile(await sendInTurn(origins[1], () => DIRECTORY, { connections: 2, milliseconds }), 0.95);
  await send(origins[1], DIRECTORY);
  const alone = await answers(4_000);
  const sending = sendFrom(30, AT_ONCE);
  const meanwhile = await answers(4_000);
  await sending;
  note(
    'The directory for others alone and beside 20 documents, p95 in ms',
    `${alone.toFixed(1)} and ${meanwhile.toFixed(1)}`,
  );
  const besideOne = sendFrom(60, 1);
  const ratio = (await answers(4_000)) / alone;
  await besideOne;
  promise('The same beside one document, against alone', ratio.toFixed(2), ratio < 2);
}
