// A newcomer's partner app from a clone to its printed page, and readers that follow 10,000 changes by two processes.
// In CI: its short form.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../lib/paths.mjs';
import { callerOf } from './caller.mjs';
import { addPeople, connectTo, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { sized, verify } from './verify.mjs';

const CHANGES = sized(10_000, 600);
const TOGETHER = 4;
/** A lawyer may save more often in an hour, but not by much. */
const SAVES_OF_LAWYER = 100;
const FOLLOW = `query ($after: String) { lawyerChanges(after: $after) {
  items { lawyerId at lawyer { experience } } endCursor hasMore latestCursor } }`;

const run = promisify(execFile);

await verify(async (report) => {
  const variables = { SHEDDING: 'off' };
  const { products, start, database } = await startProducts(report, {
    processes: 2,
    lawyers: 300,
    variables,
  });
  await runExample(report, products[0].origin);
  await followChanges(report, { products, start, database });
});

/** Runs the commands of the example's README in a clone. */
async function runExample({ promise, atEnd }, origin) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ainsathi-partner-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, folder]);
  const cwd = path.join(folder, 'examples', 'partner');
  const [, commands = ''] = /```sh\n([^`]*)```/.exec(readFileSync(path.join(cwd, 'README.md'), 'utf8')) ?? [];
  const env = { ...process.env, AINSATHI_GRAPHQL: `${origin}/graphql` };
  let output = '';
  for (const command of commands.trim().split('\n'))
    output = (await run('sh', ['-c', command], { cwd, env })).stdout;
  const lines = output.trim().split('\n');
  promise(
    'The partner app prints a page of the directory by the commands of its README',
    lines.slice(-2).join(' | '),
    /\d+ lawyers/.test(output) && lines.length > 10,
  );
}

/** Saves profiles through two processes, one of which is killed and started again, while two readers follow. */
async function followChanges(report, { products, start, database }) {
  const client = await connectTo(report, database);
  const lawyers = await addPeople(client, 'lawyer', CHANGES / SAVES_OF_LAWYER);
  const origins = products.map(({ origin }) => origin);
  const visitor = () => callerOf(origins[0]);
  const { latestCursor } = (await visitor().graphql(FOLLOW)).body.data.lawyerChanges;
  const state = { isWriting: true, saved: 0 };
  const readers = [0, 1].map(() => follow(visitor(), latestCursor, state));
  const writing = Array.from({ length: TOGETHER }, async (_, n) => {
    for (let lawyer = lawyers.shift(); lawyer; lawyer = lawyers.shift())
      // The second process may be down at this moment.
      await write(await signIn(origins[0], lawyer), () => origins[n % 2], state);
  });
  await kill(products[1], state, async () => {
    origins[1] = (await start()).origin;
  });
  await Promise.all(writing);
  state.isWriting = false;
  const [first, second] = await Promise.all(readers);
  const isSame = JSON.stringify(first) === JSON.stringify(second);
  report.promise(
    `${CHANGES} saves by two processes, one killed: two readers see the same changes, each once`,
    `${first.length} and ${second.length}, ${new Set(first).size} distinct`,
    isSame && new Set(first).size === first.length,
  );
  report.promise('Saves that are acknowledged', `${state.saved} of ${CHANGES}`, state.saved === CHANGES);
  report.promise(
    'Each save that was acknowledged is one change, and nothing else is',
    `${state.saved} acknowledged, ${first.length} seen`,
    first.length === state.saved,
  );
}

/** A save that gets no answer, because its process was killed, is sent again: it is one change whether it was stored or not. */
async function write({ token }, originOf, state) {
  let saved = 0;
  for (let attempt = 0; saved < SAVES_OF_LAWYER && attempt < 3 * SAVES_OF_LAWYER; attempt += 1) {
    const answer = await callerOf(originOf(), { token })
      .rest('PUT', '/lawyers/profile', { experience: 10 + (saved % 2) })
      .catch(() => null);
    if (answer?.status !== 200) {
      await sleep(200);
      continue;
    }
    saved += 1;
    state.saved += 1;
  }
}

/** Kills a process when a third is written. */
async function kill({ processId }, state, restart) {
  while (state.saved < CHANGES / 3) await sleep(10);
  process.kill(processId, 'SIGKILL');
  await restart();
}

async function follow(caller, cursor, state) {
  const seen = [];
  let after = cursor;
  for (let isLast = false; !isLast;) {
    isLast = !state.isWriting;
    const { items, endCursor, hasMore } = (await caller.graphql(FOLLOW, { after })).body.data.lawyerChanges;
    seen.push(...items.map(({ lawyerId, at }) => `${lawyerId} ${at}`));
    after = endCursor;
    if (hasMore) isLast = false;
  }
  return seen;
}
