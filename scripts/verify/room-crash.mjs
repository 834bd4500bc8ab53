// Documents on their way while processes are killed: what was acknowledged is whole, and no file or row is left over.
// In CI: no, it would take more than its share of the time there.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { pacedBody } from './paced-body.mjs';
import { addPeople, connectTo, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { addRooms } from './rooms.mjs';
import { sized, verify } from './verify.mjs';

const ROOMS = sized(20, 6);
const DOCUMENTS_OF_ROOM = sized(5, 3);
const KILLS = sized(5, 2);
const LARGEST_BYTES = 2_000_000;
/** So slow that a kill cuts some in the middle. */
const BYTES_A_SECOND = 1_000_000;
const LONGEST_MILLISECONDS = 60_000;

const START = `mutation ($input: StartUploadsInput!) { startUploads(input: $input) { documents { id uploadPath } } }`;

const requireFromProduct = createRequire(inRoot('api', 'dist', 'main.js'));

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

await verify(async (run) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-crash-'));
  run.atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const key = randomBytes(32);
  const variables = { DATA_DIR: folder, ENCRYPTION_KEYS: `check:${key.toString('base64')}` };
  const { products, start, database } = await startProducts(run, { processes: 2, variables });
  const origins = products.map(({ origin }) => origin);
  const client = await connectTo(run, database);
  const rooms = await openRooms(client, origins);
  const until = Date.now() + LONGEST_MILLISECONDS;
  const sending = Promise.all(rooms.map((room) => sendAll(room, origins, until)));
  await killAgainAndAgain(products, start, origins);
  const sent = (await sending).flat();
  const store = openStore(folder, key);
  await report(run, { client, store, sent, database, folder });
});

/** Cases with a client each, who is signed in. */
async function openRooms(client, origins) {
  const [clients, lawyers] = [
    await addPeople(client, 'user', ROOMS),
    await addPeople(client, 'lawyer', ROOMS),
  ];
  const ids = await addRooms(
    client,
    clients.map((person, n) => [person, lawyers[n]]),
  );
  const rooms = [];
  for (const [n, caseId] of ids.entries())
    rooms.push({ caseId, token: (await signIn(origins[n % 2], clients[n])).token });
  return rooms;
}

/** A text of its own, so that two documents never have the same bytes. */
function someText() {
  const bytes = 20_000 + Math.floor(Math.random() * LARGEST_BYTES);
  return Buffer.from(randomBytes(bytes / 2).toString('hex'));
}

async function begin(origin, { caseId, token }, clientKey, size) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: START,
      variables: { input: { caseId, files: [{ clientKey, name: 'check.txt', size }] } },
    }),
  });
  const { data } = await response.json();
  return data?.startUploads.documents[0] ?? null;
}

/** Sends one document until it is acknowledged; how often it was sent, or null past the time. */
async function sendUntilAcknowledged(room, origins, until) {
  const [bytes, clientKey] = [someText(), randomUUID()];
  let document = null;
  for (let tries = 1; Date.now() < until; tries += 1) {
    const origin = origins[Math.floor(Math.random() * origins.length)];
    try {
      document ??= await begin(origin, room, clientKey, bytes.length);
      const headers = {
        authorization: `Bearer ${room.token}`,
        'content-length': String(bytes.length),
      };
      const response =
        document &&
        (await fetch(`${origin}/documents/uploads/${document.id}`, {
          method: 'PUT',
          headers,
          body: pacedBody(bytes, BYTES_A_SECOND),
          duplex: 'half',
        }));
      if (response?.ok) return { id: document.id, sha256: sha256(bytes), tries };
    } catch {
      // The process was killed; the other one, or the same a moment later, takes it.
    }
    await sleep(100 + Math.random() * 300);
  }
  return null;
}

async function sendAll(room, origins, until) {
  const sent = [];
  for (let n = 0; n < DOCUMENTS_OF_ROOM; n += 1) {
    const one = await sendUntilAcknowledged(room, origins, until);
    if (one) sent.push(one);
    await sleep(Math.random() * 2_500);
  }
  return sent;
}

/** One process after the other, each started again at once on its port. */
async function killAgainAndAgain(products, start, origins) {
  const running = [...products];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(700);
    const at = kill % running.length;
    process.kill(running[at].processId, 'SIGKILL');
    await running[at].stop().catch(() => undefined);
    running[at] = await start(new URL(origins[at]).port);
  }
}

/** The store of the product, read as the product reads it. */
function openStore(folder, key) {
  const { PRIVATE_FILES } = requireFromProduct('./platform/files/file-store.js');
  const { createLocalFiles } = requireFromProduct('./platform/files/file-store.js');
  const { createSealedFiles } = requireFromProduct('./platform/sealed-files/sealed-files.js');
  const privateFiles = createLocalFiles(path.join(folder, 'private', 'documents'), PRIVATE_FILES);
  const sealedFiles = createSealedFiles([{ id: 'check', key }]);
  return { privateFiles, sealedFiles };
}

/** The SHA-256 of a stored document as it is opened, or null. */
async function openedHash({ privateFiles, sealedFiles }, storageKey) {
  const source = await privateFiles.open(storageKey);
  if (!source) return null;
  const hash = createHash('sha256');
  for await (const chunk of sealedFiles.open(storageKey, source)) hash.update(chunk);
  return hash.digest('hex');
}

async function listFiles({ privateFiles }) {
  const files = [];
  for await (const file of privateFiles.list()) files.push(file);
  return files;
}

/** Lets everything that is not stored be old enough for the sweeps, and runs them. */
async function sweep({ client, store, database, folder }) {
  await client.query(
    `update documents set created_at = now() - interval '7 hours' where state = 'uploading'`,
  );
  const past = new Date(Date.now() - 7 * 3_600_000);
  for (const name of await readdir(path.join(folder, 'private', 'documents'), { recursive: true }))
    await utimes(path.join(folder, 'private', 'documents', name), past, past);
  const { createDataSource } = requireFromProduct('./db/data-source.js');
  const { compareDocuments, sweepDocuments } = requireFromProduct('./modules/documents/sweep-documents.js');
  const dataSource = createDataSource(database.url);
  await dataSource.initialize();
  const log = { warn: () => undefined, error: () => undefined };
  await sweepDocuments({ dataSource, ...store, log });
  await compareDocuments({ dataSource, ...store, log });
  await dataSource.destroy();
}

async function report({ promise, note }, { client, store, sent, ...rest }) {
  const stored = async () =>
    (await client.query(`select id, storage_key as key from documents where state = 'stored'`)).rows;
  const rows = new Map((await stored()).map(({ id, key }) => [id, key]));
  let lost = 0;
  for (const { id, sha256: wanted } of sent)
    if (!rows.has(id) || (await openedHash(store, rows.get(id)).catch(() => null)) !== wanted) lost += 1;
  const total = ROOMS * DOCUMENTS_OF_ROOM;
  promise('Documents that were acknowledged', `${sent.length} of ${total}`, sent.length === total);
  promise('Lost or changed, of those acknowledged', lost, lost === 0);
  promise('Stored more than once', rows.size - total, rows.size === total);
  const left = (await listFiles(store)).length - rows.size;
  await sweep({ client, store, ...rest });
  const keys = new Set((await stored()).map(({ key }) => key));
  const files = await listFiles(store);
  const withoutRow = files.filter(({ name, unfinished }) => unfinished || !keys.has(name)).length;
  const withoutFile = [...keys].filter((key) => !files.some(({ name }) => name === key)).length;
  promise('Files without a row after the sweep', withoutRow, withoutRow === 0);
  promise('Rows without a file after the sweep', withoutFile, withoutFile === 0);
  const repeated = sent.reduce((sum, { tries }) => sum + tries - 1, 0);
  note('Kills, documents sent again, files left before the sweep', `${KILLS}, ${repeated}, ${left}`);
}
