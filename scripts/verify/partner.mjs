// A newcomer's partner app from a clone to its printed page, and readers that follow 10,000 changes by two processes.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inRoot, root } from '../lib/paths.mjs';
import { sized } from '../lib/promises.mjs';
import { addPeople, callerOf, signIn } from './setup/people.mjs';
import { UNLIMITED } from './setup/product.mjs';
import { forEach, until } from './setup/requests.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const CHANGES = sized(10_000, 120);
/** A lawyer may save more often in an hour, but not by much. */
const SAVES_OF_LAWYER = sized(100, 30);
const TOGETHER = 4;
const FOLLOW = `query ($after: String) { lawyerChanges(after: $after) {
  items { lawyerId at lawyer { experience } } endCursor hasMore latestCursor } }`;

const execute = promisify(execFile);

export default async function partner(run) {
  const products = await sharedProducts(UNLIMITED);
  await runExample(run, products.origins[0]);
  await followChanges(run, products);
}

/** Runs the commands of the example's README in a clone. */
async function runExample(run, origin) {
  const folder = run.folder();
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, folder]);
  const cwd = path.join(folder, 'examples', 'partner');
  const [, commands = ''] = /```sh\n([^`]*)```/.exec(readFileSync(path.join(cwd, 'README.md'), 'utf8')) ?? [];
  const env = { ...process.env, AINSATHI_GRAPHQL: `${origin}/graphql` };
  if (sized(false, true)) takeInstalled(run, cwd, folder);
  let output = '';
  for (const command of commands.trim().split('\n').slice(sized(0, 1)))
    output = (await execute('sh', ['-c', command], { cwd, env })).stdout;
  const lines = output.trim().split('\n');
  run.promise(
    'The partner app prints a page of the directory by the commands of its README',
    lines.slice(-2).join(' | '),
    /\d+ lawyers/.test(output) && lines.length > 10,
  );
}

/** The short form takes the packages of the product in place of those that `npm install` loads, which have the same versions. */
function takeInstalled(run, cwd, folder) {
  symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
  const read = (...names) => JSON.parse(readFileSync(path.join(...names, 'package.json'), 'utf8'));
  const wanted = Object.entries(read(cwd).devDependencies);
  const same = wanted.filter(([name, version]) => read(folder, 'node_modules', name).version === version);
  run.all('Packages of the example in the versions of the product', same.length, wanted.length);
}

/** Saves profiles through two processes, one of which is killed and started again, while two readers follow. */
async function followChanges(run, { origins, processes, client }) {
  const lawyers = await addPeople(client, 'lawyer', CHANGES / SAVES_OF_LAWYER);
  const visitor = callerOf(origins[0]);
  const { latestCursor } = (await visitor.ask(FOLLOW)).lawyerChanges;
  const state = { isWriting: true, saved: 0 };
  const readers = [0, 1].map(() => follow(visitor, latestCursor, state));
  const writing = forEach(lawyers.length, TOGETHER, async (n) =>
    // The second process may be down at this moment.
    write(await signIn(origins[0], lawyers[n]), origins[n % 2], state),
  );
  await until(() => state.saved >= CHANGES / 3, 300_000);
  processes.kill(1);
  await processes.restart(1);
  await writing;
  state.isWriting = false;
  const [first, second] = await Promise.all(readers);
  run.all('Saves by two processes, one killed, that are acknowledged', state.saved, CHANGES);
  run.all('Changes that a reader sees, once each', new Set(first).size, state.saved, `${first.length} seen`);
  run.promise(
    'Two readers see the same changes',
    `${first.length} and ${second.length}`,
    first.length === new Set(first).size && JSON.stringify(first) === JSON.stringify(second),
  );
}

/** A save that gets no answer, because its process was killed, is sent again: it is one change whether it was stored or not. */
async function write({ token }, origin, state) {
  const end = Date.now() + 300_000;
  for (let saved = 0; saved < SAVES_OF_LAWYER && Date.now() < end;) {
    const input = { experience: 10 + (saved % 2) };
    const { status } = await callerOf(origin, { token }).rest('PUT', '/lawyers/profile', input);
    if (status !== 200) await sleep(200);
    else {
      saved += 1;
      state.saved += 1;
    }
  }
}

async function follow(visitor, cursor, state) {
  const seen = [];
  let after = cursor;
  for (let isLast = false; !isLast;) {
    isLast = !state.isWriting;
    const { items, endCursor, hasMore } = (await visitor.ask(FOLLOW, { after })).lawyerChanges;
    seen.push(...items.map(({ lawyerId, at }) => `${lawyerId} ${at}`));
    after = endCursor;
    if (hasMore) isLast = false;
    else await sleep(50);
  }
  return seen;
}
