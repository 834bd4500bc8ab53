// A backup while people write, restored into an empty place: what it takes, and that it is one moment.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PRODUCTION } from '../lib/production-settings.mjs';
import { sized } from '../lib/promises.mjs';
import { run as runProgram } from '../lib/run.mjs';
import { startThrowawayServer } from '../lib/throwaway-server.mjs';
import { callerOf, signedInPeople, signIn } from './setup/people.mjs';
import { connectTo, createDatabase, PROGRAM, requireFromProduct, UNLIMITED } from './setup/product.mjs';
import { countStatuses, repeatedly, until } from './setup/requests.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const CASES = sized(20_000, 1_000);
const CLIENTS = 10;
const WRITERS = 4;
const BETWEEN_REQUESTS = sized(20, 100);
const MOST_SECONDS = 60;
/** Columns of a notification that the sending of its mail writes. */
const MAILING = ['mail', 'mail_due_at', 'mails'];

export default async function restore(run) {
  const folder = run.folder();
  const { origins, client, settings } = await sharedProducts(UNLIMITED);
  const people = await fill(client, origins);
  const file = path.join(folder, 'backup.zip');
  const before = await sumsOf(client);
  const acknowledged = await backupUnderLoad(run, origins[0], people, () =>
    command('backup', ['--out', file], settings),
  );
  const after = await sumsOf(client);

  const empty = await createDatabase({ isEmpty: true });
  const place = {
    DATABASE_URL: empty.url,
    DATA_DIR: path.join(folder, 'restored'),
    ENCRYPTION_KEYS: settings.ENCRYPTION_KEYS,
  };
  const since = performance.now();
  await command('restore', ['--from', file], place);
  const restored = performance.now() - since;
  const copy = connectTo(run, empty.url);
  // Before the product runs on it and goes on with its work.
  sameRows(run, { before, after, copied: await sumsOf(copy) });
  const startedAt = performance.now();
  const JWT_SECRET = randomBytes(32).toString('base64url');
  const product = await startThrowawayServer({ ...PRODUCTION, ...place, JWT_SECRET });
  run.atEnd(product.stop);
  const seconds = (restored + performance.now() - startedAt) / 1_000;
  run.time(MOST_SECONDS, 's', 'From the start of the restore until the product answers', seconds);
  await oneMoment(run, copy, acknowledged);
  const { caller } = await signIn(product.origin, people.clients[0]);
  const { status, body } = await caller.rest('GET', '/users/cases');
  run.promise('A client signs in again and has cases', `${status}, ${body.length}`, body.length > 0);
}

/** Many cases. */
async function fill(client, origins) {
  const [lawyer] = await signedInPeople(client, origins, 'lawyer', 1);
  const clients = await signedInPeople(client, origins, 'user', CLIENTS);
  await client.query(
    `insert into cases (id, client_id, lawyer_id, title, description, created_at)
     select gen_random_uuid(), ($2::uuid[])[1 + n % cardinality($2::uuid[])], $1, 'Case ' || n,
       repeat('My neighbour built a wall. ', 20), now() - n * interval '1 minute'
     from generate_series(1, $3::int) n`,
    [lawyer.id, clients.map(({ id }) => id), CASES],
  );
  return { lawyer, clients };
}

/** Runs `backup` or `restore` as an operator does. */
function command(name, args, variables) {
  const env = { ...process.env, ...variables, LOG_LEVEL: 'fatal' };
  return runProgram(name, process.execPath, [PROGRAM, name, ...args], { env });
}

/** Clients send cases before, while and after a backup is written. Gives the ids of those acknowledged before it. */
async function backupUnderLoad(run, origin, { lawyer, clients }, backup) {
  const writing = repeatedly(WRITERS, async (n) => {
    await sleep(BETWEEN_REQUESTS);
    const texts = { title: `Written ${n}`, description: 'While the backup was written.' };
    const { token } = clients[n % CLIENTS];
    return callerOf(origin, { token }).rest('POST', '/users/cases', { lawyerId: lawyer.id, ...texts });
  });
  await until(() => writing.results.length >= 20);
  const before = writing.results.map(({ body }) => body._id);
  await backup();
  const during = writing.results.length - before.length;
  const answers = await writing.stop();
  const refused = answers.filter(({ status }) => status !== 201).length;
  const more = `${during} during the backup; ${countStatuses(answers)}`;
  run.none('Requests refused while a backup is written', refused, answers.length, more);
  return before;
}

/** The sums of the rows of each table of a backup. */
async function sumsOf(connection) {
  const { listTables } = requireFromProduct('./commands/backup-file/tables.js');
  const sums = new Map();
  for (const { name, columns } of await listTables(connection)) {
    // Sending of mails goes on while a backup is written; mails that were not delivered are left out.
    const kept = columns.filter((column) => name !== 'notifications' || !MAILING.includes(column));
    const { rows } = await connection.query(`select md5(row(${kept.join(', ')})::text) as sum from ${name}`);
    if (name !== 'mails') sums.set(name, new Set(rows.map(({ sum }) => sum)));
  }
  return sums;
}

/** Each row that was restored is one of where it was taken from, and none of before is missing unless it was changed since. */
function sameRows(run, { before, after, copied }) {
  let [wrong, count] = [[], 0];
  for (const [name, sums] of copied) {
    const [old, now] = [before.get(name), after.get(name)];
    const strange = [...sums].filter((sum) => !old.has(sum) && !now.has(sum));
    const missing = [...old].filter((sum) => now.has(sum) && !sums.has(sum));
    wrong = [...wrong, ...[...strange, ...missing].map(() => name)];
    count += sums.size;
  }
  const text = `Rows of ${copied.size} tables that differ by their checksum or are missing`;
  run.none(text, wrong.length, count, [...new Set(wrong)].join(', '));
}

/** What was acknowledged before the backup is in it, and what is in it is whole. */
async function oneMoment(run, copy, acknowledged) {
  const { rows } = await copy.query(
    `select count(*)::int as written, count(*) filter (where id = any ($1::uuid[]))::int as kept,
       count(*) filter (where not exists (select from case_events where case_id = cases.id)
         or not exists (select from notifications where case_id = cases.id))::int as torn
     from cases where title like 'Written %'`,
    [acknowledged],
  );
  const [{ written, kept, torn }] = rows;
  const missing = acknowledged.length - kept;
  run.none('Cases acknowledged before the backup that are missing', missing, acknowledged.length);
  run.none('Cases without their history or their notice', torn, written);
}
