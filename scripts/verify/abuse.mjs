// What memory and other people notice of somebody who means harm.
// In CI: no, takes minutes and a quiet machine; api/test/http/limits and bodies have its refusals.
import { setTimeout as sleep } from 'node:timers/promises';
import { OWNER } from '../lib/production-settings.mjs';
import { addPeople, connectTo, enrol, signIn } from './people.mjs';
import { memoryOf, memoryProbe, startProducts, watchMemory } from './product.mjs';
import { countStatuses, fromNetwork, graphql, percentile, rest, send } from './requests.mjs';
import { verify } from './verify.mjs';

const SIGN_IN_MILLISECONDS = 2_000;
const SETTLE_MILLISECONDS = 3_000;
const FORMS = { count: 200, fields: 200, fieldBytes: 16 * 1024, megabytes: 150 };
const BATCHES = { count: 2_000, emails: 150, megabytes: 20, warmUp: 300 };
const SIGN_UPS = 300;
const RENEWALS = { seconds: 10, sideBySide: 8 };

const aliases = (count, field) => Array.from({ length: count }, (_, n) => `a${n}: ${field(n)}`).join(' ');

await verify(async (run) => {
  const { variables, livingMemory } = await memoryProbe();
  const { products, database } = await startProducts(run, { lawyers: 1_000, variables });
  const [product] = products;
  await warmUp(product);
  await refusesDearBatches(run, product);
  await batchesOfEmails(run, product, livingMemory);
  await formsAtOnce(run, product);
  await renewalsOfCodes(run, product, database);
  await floodOfSignUps(run, product);
});

/** The memory that a process takes for its ordinary work is nobody's harm. */
async function warmUp({ origin }) {
  for (let n = 0; n < 300; n += 1) {
    await send(origin, graphql(`{ lawyers(limit: ${1 + (n % 60)}) { total items { id name } } }`));
    if (n % 10 === 0) await send(origin, { path: `/lawyers?page=${1 + n / 10}` });
  }
  for (let n = 0; n < 60; n += 1)
    await send(origin, {
      ...rest('/auth/login', { email: `${n}@warm.test`, password: 'x' }),
      headers: fromNetwork(n),
    });
}

async function refusesDearBatches({ promise }, { origin }) {
  const query = `{ ${aliases(15, () => 'blogs(limit: 100) { items { id content } }')} }`;
  const body = Array.from({ length: 10 }, () => ({ query }));
  const answer = await send(origin, { path: '/graphql', method: 'POST', body });
  const answered = answer.text.includes('"content"');
  promise(
    'A batch of 10 × 15 × 100 articles is refused',
    `${answer.status} in ${answer.milliseconds.toFixed(0)} ms`,
    !answered,
  );
}

/** What is alive counts: how much garbage the engine leaves before it collects is its own affair, and bounded. */
async function batchesOfEmails({ promise }, { origin, processId }, livingMemory) {
  // What the engine takes for parsing such batches at all is taken once.
  await sendBatches(origin, -BATCHES.warmUp, 0);
  await sleep(SETTLE_MILLISECONDS);
  const before = await livingMemory();
  const residentBefore = memoryOf(processId);
  const watched = watchMemory(processId);
  const answers = await sendBatches(origin, 0, BATCHES.count);
  await sleep(SETTLE_MILLISECONDS);
  watched.stop();
  const grown = (await livingMemory()) - before;
  const resident = `resident ${(watched.peak() - residentBefore).toFixed(0)} MB more at most, ${(memoryOf(processId) - residentBefore).toFixed(0)} MB after collecting`;
  promise(
    `${BATCHES.count} batches of ${BATCHES.emails} fresh emails leave less than ${BATCHES.megabytes} MB alive`,
    `${grown.toFixed(1)} MB (${resident}; ${countStatuses(answers)})`,
    grown < BATCHES.megabytes,
  );
}

/** Batches from one number up to another. */
async function sendBatches(origin, from, to) {
  const answers = [];
  const worker = async (first) => {
    for (let batch = from + first; batch < to; batch += 4) {
      const sign = (n) => `login(input: { email: "${batch}-${n}@fresh.test", password: "x" }) { token }`;
      const query = `mutation { ${aliases(BATCHES.emails / 10, sign)} }`;
      const body = Array.from({ length: 10 }, (_, n) => ({ query: query.replaceAll('@', `-${n}@`) }));
      answers.push(
        await send(origin, { path: '/graphql', method: 'POST', body, headers: fromNetwork(50_000 + batch) }),
      );
    }
  };
  await Promise.all([0, 1, 2, 3].map(worker));
  return answers;
}

function formOf(number) {
  const value = String(number % 10).repeat(FORMS.fieldBytes);
  const fields = Array.from(
    { length: FORMS.fields },
    (_, n) => `--b\r\nContent-Disposition: form-data; name="field${n}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${fields.join('')}--b--\r\n`);
}

async function formsAtOnce({ promise }, { origin, processId }) {
  const before = memoryOf(processId);
  const watched = watchMemory(processId);
  const body = formOf(7);
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' };
  const answers = await Promise.all(
    Array.from({ length: FORMS.count }, (_, n) =>
      send(origin, {
        path: n % 2 === 0 ? '/api/v1/public/reviews' : '/graphql',
        method: 'POST',
        headers: { ...headers, ...fromNetwork(5_000 + n) },
        body,
      }),
    ),
  );
  watched.stop();
  const grown = watched.peak() - before;
  promise(
    `${FORMS.count} forms of ${FORMS.fields} fields at once take less than ${FORMS.megabytes} MB`,
    `${grown.toFixed(0)} MB at most (${countStatuses(answers)})`,
    grown < FORMS.megabytes,
  );
}

/** The owner signs in again and again while somebody does harm. Gives the answers. */
async function signInsDuring(origin, harm) {
  const signIns = [];
  let isOver = false;
  const owner = (async () => {
    for (let n = 0; !isOver || n === 0; n += 1) {
      signIns.push(await send(origin, { ...rest('/auth/login', OWNER), headers: fromNetwork(20_000) }));
      await sleep(200);
    }
  })();
  await harm();
  isOver = true;
  await owner;
  return signIns;
}

/** One account renews its recovery codes as fast as it is let, ten times a request, from many networks. */
async function renewalsOfCodes(run, { origin }, database) {
  const [person] = await addPeople(await connectTo(run, database), 'user', 1);
  const { caller, token } = await signIn(origin, person, { headers: fromNetwork(30_000) });
  await enrol(caller);
  const query = `mutation { ${aliases(10, () => 'renewRecoveryCodes { recoveryCodes }')} }`;
  const answers = [];
  const renew = async (first) => {
    const until = performance.now() + RENEWALS.seconds * 1_000;
    for (let n = first; performance.now() < until; n += RENEWALS.sideBySide) {
      const headers = { ...fromNetwork(31_000 + n), authorization: `Bearer ${token}` };
      answers.push(await send(origin, { ...graphql(query), headers }));
    }
  };
  const workers = Array.from({ length: RENEWALS.sideBySide }, (_, first) => () => renew(first));
  const signIns = await signInsDuring(origin, () => Promise.all(workers.map((work) => work())));
  const slowest = percentile(signIns, 1);
  run.promise(
    'Somebody else signs in within 2 s while one account renews its recovery codes as fast as it is let',
    `${slowest.toFixed(0)} ms at most (${countStatuses(signIns)}; renewals ${countStatuses(answers)})`,
    slowest < SIGN_IN_MILLISECONDS && signIns.every(({ status }) => status === 200),
  );
}

async function floodOfSignUps({ promise }, { origin }) {
  const register = (n) => {
    const person = {
      name: 'Nobody',
      email: `nobody-${n}@flood.test`,
      password: 'a sound password',
      role: 'user',
    };
    return send(origin, { ...rest('/auth/register', person), headers: fromNetwork(10_000 + n) });
  };
  const answers = [];
  // Never fewer than 50 are under way.
  const flood = async (first) => {
    for (let n = first; n < SIGN_UPS; n += 50) answers.push(await register(n));
  };
  const signIns = await signInsDuring(origin, () =>
    Promise.all(Array.from({ length: 50 }, (_, first) => flood(first))),
  );
  const slowest = percentile(signIns, 1);
  promise(
    `The owner signs in within 2 s during a flood of ${SIGN_UPS} sign-ups`,
    `${slowest.toFixed(0)} ms at most (${countStatuses(signIns)}; sign-ups ${countStatuses(answers)})`,
    slowest < SIGN_IN_MILLISECONDS && signIns.every(({ status }) => status === 200),
  );
}
