import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../../lib/promises.mjs';
import { requireFromProduct, withDataSource } from '../setup/product.mjs';
import { announce, upload } from '../setup/rooms.mjs';

const ROOMS = sized(20, 6);
const DOCUMENTS_OF_ROOM = sized(5, 2);
const LARGEST_BYTES = 2_000_000;
/** So slow that a kill cuts some in the middle. */
const BYTES_A_SECOND = 1_000_000;
const LONGEST_MILLISECONDS = 60_000;

/** Documents on their way while processes are killed: what was acknowledged is whole, and no file or row is left over. */
export async function sendDocuments(run, at, rooms) {
  const { client, origins } = at;
  const until = Date.now() + LONGEST_MILLISECONDS;
  const sending = rooms.slice(0, ROOMS).map((room) => sendAll(room, origins, until));
  const sent = (await Promise.all(sending)).flat();
  const store = openStore(at.settings);
  const stored = async () =>
    (await client.query(`select id, storage_key as key from documents where state = 'stored'`)).rows;
  const keys = new Map((await stored()).map(({ id, key }) => [id, key]));
  let wrong = 0;
  for (const { id, sha256 } of sent) if ((await openedHash(store, keys.get(id))) !== sha256) wrong += 1;
  const total = ROOMS * DOCUMENTS_OF_ROOM;
  const again = sent.reduce((sum, { tries }) => sum + tries - 1, 0);
  run.all('Documents that are acknowledged', sent.length, total, `${again} sent again`);
  run.none('Acknowledged documents that are lost or changed', wrong, sent.length);
  run.none('Documents stored more than once', keys.size - total, total);
  await sweep(at, store);
  const left = new Set((await stored()).map(({ key }) => key));
  const files = await listFiles(store);
  const withoutRow = files.filter(({ name, unfinished }) => unfinished || !left.has(name)).length;
  run.none('Files without a row after the sweep', withoutRow, files.length);
  const withoutFile = [...left].filter((key) => !files.some(({ name }) => name === key)).length;
  run.none('Rows without a file after the sweep', withoutFile, left.size);
}

async function sendAll({ caseId, people: [{ token }] }, origins, until) {
  const sent = [];
  for (let n = 0; n < DOCUMENTS_OF_ROOM; n += 1) {
    const document = await sendUntilAcknowledged({ caseId, token }, origins, until);
    if (document) sent.push(document);
    await sleep(Math.random() * sized(2_500, 500));
  }
  return sent;
}

/** Sends one document until it is acknowledged; the process may be killed, and the other one, or the same a moment later, takes it. */
async function sendUntilAcknowledged(room, origins, until) {
  // A different text, so that two documents never have the same bytes.
  const size = 20_000 + Math.floor(Math.random() * LARGEST_BYTES);
  const [bytes, clientKey] = [Buffer.from(randomBytes(size / 2).toString('hex')), randomUUID()];
  let id = null;
  for (let tries = 1; Date.now() < until; tries += 1) {
    const origin = origins[Math.floor(Math.random() * origins.length)];
    id ??= await announce(origin, room, clientKey, bytes.length);
    const answer = id && (await upload(origin, id, room.token, bytes, BYTES_A_SECOND));
    if (answer?.status === 200 || answer?.status === 201)
      return { id, sha256: createHash('sha256').update(bytes).digest('hex'), tries };
    await sleep(100 + Math.random() * 300);
  }
  return null;
}

const documentsIn = (folder) => path.join(folder, 'private', 'documents');

/** The store of the product, read as the product reads it. */
function openStore({ DATA_DIR, ENCRYPTION_KEYS }) {
  const { createLocalFiles, PRIVATE_FILES } = requireFromProduct('./platform/files/file-store.js');
  const { createSealedFiles } = requireFromProduct('./platform/sealed-files/sealed-files.js');
  const [id, key] = ENCRYPTION_KEYS.split(':');
  return {
    privateFiles: createLocalFiles(documentsIn(DATA_DIR), PRIVATE_FILES),
    sealedFiles: createSealedFiles([{ id, key: Buffer.from(key, 'base64') }]),
  };
}

/** The SHA-256 of a stored document as it is opened, or null. */
async function openedHash({ privateFiles, sealedFiles }, storageKey) {
  const source = storageKey && (await privateFiles.open(storageKey));
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
async function sweep({ client, settings, url }, store) {
  await client.query(
    `update documents set created_at = now() - interval '7 hours' where state = 'uploading'`,
  );
  const past = new Date(Date.now() - 7 * 3_600_000);
  const files = documentsIn(settings.DATA_DIR);
  for (const name of await readdir(files, { recursive: true }))
    await utimes(path.join(files, name), past, past);
  const { compareDocuments, sweepDocuments } = requireFromProduct('./modules/documents/sweep-documents.js');
  const log = { warn: () => undefined, error: () => undefined };
  await withDataSource(url, async (dataSource) => {
    await sweepDocuments({ dataSource, ...store, log });
    await compareDocuments({ dataSource, ...store, log });
  });
}
