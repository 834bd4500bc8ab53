// A backup while people write, restored into an empty place.
// In CI: no, takes minutes; api/test/operation/backup restores a small one.
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { fillWithLawyers } from '../bench/fill.mjs';
import { startDatabase } from '../bench/servers.mjs';
import { inRoot } from '../lib/paths.mjs';
import { run as runProgram } from '../lib/run.mjs';
import { startThrowawayServer } from '../lib/throwaway-server.mjs';
import { addPeople, connectTo, signIn } from './people.mjs';
import { PRODUCTION } from '../lib/production-settings.mjs';
import { startProducts } from './product.mjs';
import { countStatuses, rest, send } from './requests.mjs';
import { verify } from './verify.mjs';

const LAWYERS = 2_000;
const CASES = 20_000;
const PICTURES = 30;
const CLIENTS = 10;
const MOST_RESTORE_MILLISECONDS = 60_000;
const LOAD_CONNECTIONS = 4;
const KEYS = 'restored:' + Buffer.alloc(32, 7).toString('base64');

await verify(async (run) => {
  const folder = temporaryFolder(run);
  const [live, restored] = ['live', 'restored'].map((name) => path.join(folder, name));
  const variables = { TRUST_PROXY: 'false', DATA_DIR: live, ENCRYPTION_KEYS: KEYS };
  const { products, database } = await startProducts(run, { variables });
  const [{ origin }] = products;
  const client = await connectTo(run, database);
  const people = await fill(client, origin, database.url);
  const file = path.join(folder, 'backup.zip');
  const environment = { DATABASE_URL: database.url, DATA_DIR: live };
  const load = await backupUnderLoad(run, { origin, people, environment, file });
  const { tables } = await readManifest(file);
  const written = await sumsOf(client, tables);

  const empty = await startDatabase();
  run.atEnd(empty.stop);
  const place = { DATABASE_URL: empty.url, DATA_DIR: restored };
  const since = performance.now();
  await command('restore', ['--from', file], place);
  const restoredAt = performance.now();
  const copy = await connectTo(run, empty);
  // Before the product runs on it and goes on with its work.
  const copied = await sumsOf(copy, tables);
  const startedAt = performance.now();
  const product = await startThrowawayServer({
    ...PRODUCTION,
    ...place,
    ENCRYPTION_KEYS: KEYS,
    JWT_SECRET: randomBytes(32).toString('base64url'),
  });
  const answeredAt = performance.now();
  run.atEnd(product.stop);
  const milliseconds = restoredAt - since + answeredAt - startedAt;
  run.promise(
    'From the start of the restore until the product answers, the file being there: 60 s at most',
    `${(milliseconds / 1_000).toFixed(1)} s, of them ${((restoredAt - since) / 1_000).toFixed(1)} s for the restore`,
    milliseconds < MOST_RESTORE_MILLISECONDS,
  );
  sameRows(run, { tables, written, copied });
  await oneMoment(run, copy, load);
  await samePictures(run, origin, product.origin);
  await worksOn(run, product.origin, people.clients[0]);
});

function temporaryFolder({ atEnd }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-restore-'));
  // Under root the database runs as another account, which must be able to traverse the folder.
  chmodSync(folder, 0o711);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Many cases, and posts with pictures. */
async function fill(client, origin, url) {
  await fillWithLawyers(url, LAWYERS);
  const [lawyer] = await addPeople(client, 'lawyer', 1);
  const clients = await addPeople(client, 'user', CLIENTS);
  await client.query(
    `insert into cases (id, client_id, lawyer_id, title, description, created_at)
     select gen_random_uuid(), ($2::uuid[])[1 + n % cardinality($2::uuid[])], $1, 'Case ' || n,
       repeat('My neighbour built a wall. ', 20), now() - n * interval '1 minute'
     from generate_series(1, $3::int) n`,
    [lawyer.id, clients.map(({ id }) => id), CASES],
  );
  for (const person of clients) person.token = (await signIn(origin, person)).token;
  const { token } = await signIn(origin, lawyer);
  for (let n = 0; n < PICTURES; n += 1) await post(origin, token, n);
  return { lawyer, clients };
}

async function post(origin, token, n) {
  const image = await sharp({
    create: { width: 1_200, height: 800, channels: 3, background: { r: n * 8, g: 120, b: 255 - n * 8 } },
  })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('title', `Post ${n}`);
  form.append('content', 'Of walls and fences.');
  form.append('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'picture.jpg');
  const response = await fetch(`${origin}/api/v1/lawyers/blogs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (response.status !== 201)
    throw new Error(`A post was answered with ${response.status}: ${await response.text()}`);
}

/** Runs `backup` or `restore` as an operator does. */
async function command(name, args, variables) {
  const env = { ...process.env, ...variables, ENCRYPTION_KEYS: KEYS, LOG_LEVEL: 'fatal' };
  return runProgram(name, process.execPath, [inRoot('api', 'dist', 'main.js'), name, ...args], { env });
}

async function backupUnderLoad({ promise, note }, { origin, people, environment, file }) {
  const load = startWriting(origin, people);
  await sleep(1_000);
  const before = load.written();
  const output = await command('backup', ['--out', file], environment);
  const during = load.written().length - before.length;
  await sleep(500);
  const answers = await load.stop();
  const failed = answers.filter(({ status }) => status !== 201);
  promise(
    'Requests refused while the backup is written',
    `${failed.length} of ${answers.length} (${countStatuses(answers)})`,
    failed.length === 0,
  );
  note('Cases that were written meanwhile', during);
  note('The backup', output.split('\n')[0].replace(file, 'backup'));
  return { before };
}

/** Clients send cases until `stop()`. */
function startWriting(origin, { lawyer, clients }) {
  const answers = [];
  let isOver = false;
  const worker = async (first) => {
    for (let n = first; !isOver; n += LOAD_CONNECTIONS) {
      const body = {
        lawyerId: lawyer.id,
        title: `Written ${n}`,
        description: 'While the backup was written.',
      };
      const headers = { authorization: `Bearer ${clients[n % clients.length].token}` };
      answers.push(await send(origin, { ...rest('/users/cases', body), headers }));
      await sleep(20);
    }
  };
  const work = Promise.all(Array.from({ length: LOAD_CONNECTIONS }, (_, n) => worker(n)));
  return {
    written: () => answers.map(({ text }) => JSON.parse(text)._id),
    stop: async () => {
      isOver = true;
      await work;
      return answers;
    },
  };
}

/** The manifest that ends a backup. */
async function readManifest(file) {
  const yauzl = createRequire(inRoot('api', 'package.json'))('yauzl');
  const zip = await promisify(yauzl.open)(file, { lazyEntries: true });
  try {
    return await new Promise((resolve, reject) => {
      zip.on('error', reject);
      zip.on('end', () => reject(new Error('The backup has no manifest.')));
      zip.on('entry', (entry) => {
        if (entry.fileName !== 'manifest.json') return zip.readEntry();
        zip.openReadStream(entry, (error, stream) =>
          error ? reject(error) : text(stream).then((content) => resolve(JSON.parse(content)), reject),
        );
      });
      zip.readEntry();
    });
  } finally {
    zip.close();
  }
}

/** The sums of the rows of each table. */
async function sumsOf(connection, tables) {
  const sums = new Map();
  for (const { name, columns } of tables) {
    // A notice says whether its mail is sent, which goes on.
    const kept = name === 'notifications' ? columns.filter((column) => !/^"?mail"?$/.test(column)) : columns;
    const { rows } = await connection.query(`select md5(row(${kept.join(', ')})::text) as sum from ${name}`);
    sums.set(
      name,
      rows.map(({ sum }) => sum),
    );
  }
  return sums;
}

/** As many rows as the backup says, each as where it was taken from, which may have more. */
function sameRows({ promise }, { tables, written, copied }) {
  const different = [];
  let count = 0;
  for (const { name, rows } of tables) {
    const present = new Set(written.get(name));
    const restored = copied.get(name);
    const strange = restored.filter((sum) => !present.has(sum)).length;
    if (restored.length !== rows || strange > 0)
      different.push(`${name}: ${restored.length} of ${rows}, ${strange} other`);
    count += restored.length;
  }
  promise(
    `Rows of ${tables.length} tables that are not as they were`,
    `${different.join('; ') || 0} of ${count}`,
    different.length === 0,
  );
}

/** What was answered before the backup is in it, and what is in it is whole. */
async function oneMoment({ promise }, copy, { before }) {
  const { rows } = await copy.query(
    `select count(*) filter (where id = any ($1::uuid[]))::int as kept,
       count(*) filter (where not exists (select from case_events where case_id = cases.id)
         or not exists (select from notifications where case_id = cases.id))::int as torn
     from cases where title like 'Written %'`,
    [before],
  );
  const [{ kept, torn }] = rows;
  promise(
    'Cases answered before the backup that are missing',
    `${before.length - kept} of ${before.length}`,
    kept === before.length,
  );
  promise('Cases without their history or their notice', String(torn), torn === 0);
}

/** The SHA-256 of each picture that the public posts show. */
async function picturesOf(origin) {
  const { text: body } = await send(origin, rest(`/public/blogs?limit=${PICTURES}`));
  const addresses = [...new Set(body.match(/\/uploads\/[\w./-]+/g) ?? [])].sort();
  const sums = [];
  for (const address of addresses) {
    const response = await fetch(`${origin}${address}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    sums.push(`${address} ${response.status} ${createHash('sha256').update(bytes).digest('hex')}`);
  }
  return sums;
}

async function samePictures({ promise }, origin, restored) {
  const [there, here] = [await picturesOf(origin), await picturesOf(restored)];
  const same = here.filter((sum) => sum.includes(' 200 ') && there.includes(sum)).length;
  promise(
    'Pictures that are shown as before',
    `${same} of ${there.length}`,
    same === there.length && same >= PICTURES,
  );
}

/** Somebody signs in again and asks for advice. */
async function worksOn({ promise }, origin, person) {
  const { caller } = await signIn(origin, person);
  const { status, body } = await caller.rest('GET', '/users/cases');
  const cases = Array.isArray(body) ? body.length : 0;
  promise(
    'A client signs in with the password of before and has cases',
    `${status}, ${cases}`,
    status === 200 && cases > 0,
  );
}
