// What memory, other people and the operator notice of somebody who means harm: batches, forms, floods of
// registrations, overload; long: guessed passwords and a thousand odd requests.
import { setTimeout as sleep } from 'node:timers/promises';
import { guessedPasswords } from './abuse/guessing.mjs';
import { oddRequestsAnswered } from './abuse/odd-requests.mjs';
import { overload } from './abuse/overload.mjs';
import { OWNER } from '../lib/production-settings.mjs';
import { sized } from '../lib/promises.mjs';
import { memoryOf, watchMemory } from './setup/product.mjs';
import {
  countStatuses,
  forEach,
  fromNetwork,
  fromNewNetwork,
  graphql,
  percentile,
  repeatedly,
  rest,
  send,
} from './setup/requests.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const SIGN_IN_MILLISECONDS = 2_000;
const SETTLE_MILLISECONDS = sized(3_000, 0);
const WARM_UPS = sized(300, 0);
const FORMS = { count: sized(200, 20), fields: 200, fieldBytes: 16 * 1024, megabytes: 150 };
const BATCHES = { count: sized(2_000, 50), warmUp: sized(300, 0), emails: 150, megabytes: 20 };
const SIGN_UPS = { count: sized(300, 30), atOnce: sized(50, 10) };

const aliases = (count, field) => Array.from({ length: count }, (_, n) => `a${n}: ${field(n)}`).join(' ');
const isRefused = ({ status }) => status === 400 || status === 503;

export default async function abuse(run) {
  const at = await sharedProducts();
  const [origin] = at.origins;
  // As in production, unless other work keeps this machine busy.
  if (sized(true, false)) await at.processes.restart(0, { SHEDDING: undefined });
  await warmUp(origin);
  await batchesOfEmails(run, at);
  await formsAtOnce(run, at);
  await floodOfSignUps(run, origin);
  await overload(run, at);
  // The short form leaves them to api/test/accounts/sign-in-limits and api/test/operation/odd-requests.
  if (sized(true, false)) {
    await guessedPasswords(run, at);
    await oddRequestsAnswered(run);
  }
}

/** The memory that a process takes for its ordinary work is nobody's harm. */
async function warmUp(origin) {
  await forEach(WARM_UPS, 1, async (n) => {
    await send(origin, graphql(`{ lawyers(limit: ${1 + (n % 60)}) { total items { id name } } }`));
    if (n % 10 === 0) await send(origin, { path: `/lawyers?page=${1 + n / 10}` });
    const body = { email: `${n}@warm.test`, password: 'x' };
    if (n % 5 === 0) await send(origin, { ...rest('/auth/login', body), headers: fromNewNetwork() });
  });
}

/** Batches of sign-ins with fresh emails, from one number up to another. */
function sendBatches(origin, from, to) {
  return forEach(to - from, 4, (n) => {
    const sign = (place) =>
      `login(input: { email: "${from + n}-${place}@fresh.test", password: "x" }) { token }`;
    const query = `mutation { ${aliases(BATCHES.emails / 10, sign)} }`;
    const body = Array.from({ length: 10 }, (_, place) => ({ query: query.replaceAll('@', `-${place}@`) }));
    return send(origin, { path: '/graphql', method: 'POST', body, headers: fromNewNetwork() });
  });
}

/** What is alive counts: how much garbage the engine leaves before it collects is its own affair, and bounded. */
async function batchesOfEmails(run, { origins: [origin], processes }) {
  // What the engine takes for parsing such batches at all is taken once.
  await sendBatches(origin, -BATCHES.warmUp, 0);
  await sleep(SETTLE_MILLISECONDS);
  const before = await processes.livingMemory(0);
  const watched = watchMemory(processes.idOf(0));
  const resident = memoryOf(processes.idOf(0));
  const answers = await sendBatches(origin, 0, BATCHES.count);
  await sleep(SETTLE_MILLISECONDS);
  const figures = `resident ${(watched.stop() - resident).toFixed(0)} MB more at most; ${countStatuses(answers)}`;
  run.all(
    `Batches of ${BATCHES.emails} fresh emails that are refused`,
    answers.filter(isRefused).length,
    BATCHES.count,
  );
  const left = (await processes.livingMemory(0)) - before;
  run.atMost(BATCHES.megabytes, 'MB', 'They leave alive', left, figures);
}

async function formsAtOnce(run, { origins: [origin], processes }) {
  const field = (n) =>
    `--b\r\nContent-Disposition: form-data; name="field${n}"\r\n\r\n${'7'.repeat(FORMS.fieldBytes)}\r\n`;
  const body = Buffer.from(`${Array.from({ length: FORMS.fields }, (_, n) => field(n)).join('')}--b--\r\n`);
  const before = memoryOf(processes.idOf(0));
  const watched = watchMemory(processes.idOf(0));
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' };
  const answers = await forEach(FORMS.count, FORMS.count, (n) =>
    send(origin, {
      path: n % 2 === 0 ? '/api/v1/public/reviews' : '/graphql',
      method: 'POST',
      headers: { ...headers, ...fromNewNetwork() },
      body,
    }),
  );
  const text = `${FORMS.count} forms of ${FORMS.fields} fields at once take`;
  run.atMost(FORMS.megabytes, 'MB', text, watched.stop() - before, countStatuses(answers));
}

/** The owner signs in again and again during a flood of registrations. */
async function floodOfSignUps(run, origin) {
  const owner = repeatedly(1, async () => {
    await sleep(200);
    return send(origin, { ...rest('/auth/login', OWNER), headers: fromNetwork(20_000) });
  });
  const { count, atOnce } = SIGN_UPS;
  const answers = await forEach(count, atOnce, (n) => {
    const person = {
      name: 'Nobody',
      email: `nobody-${n}@flood.test`,
      role: 'user',
      password: 'a sound password',
    };
    return send(origin, { ...rest('/auth/register', person), headers: fromNewNetwork() });
  });
  const signIns = await owner.stop();
  const refused = signIns.filter(({ status }) => status !== 200).length;
  run.none(`Sign-ins of the owner that are refused during ${count} registrations`, refused, signIns.length);
  const figures = `registrations: ${countStatuses(answers)}`;
  run.time(SIGN_IN_MILLISECONDS, 'ms', 'The owner waits', percentile(signIns, 1), figures);
}
