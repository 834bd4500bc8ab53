import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Agent, getGlobalDispatcher } from 'undici';

const SENDERS = 2;
/** Fewer than the product accepts. */
const MOST_CONNECTIONS = 1_900;

/**
 * Sends one request and resolves with `status`, `headers`, `text` and `milliseconds`; with status 0 and `error` when the
 * connection is cut. `agent` has separate connections.
 */
export async function send(origin, { path = '/', method = 'GET', headers, body, agent } = {}) {
  const since = performance.now();
  const isJson = body?.constructor === Object || Array.isArray(body);
  const sent = {
    method,
    path,
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    body: isJson ? JSON.stringify(body) : body,
  };
  try {
    const answer = await (agent ?? getGlobalDispatcher()).request({ origin, ...sent });
    const text = await answer.body.text();
    const milliseconds = performance.now() - since;
    return { status: answer.statusCode, headers: answer.headers, text, milliseconds };
  } catch (error) {
    return { status: 0, headers: {}, text: '', error, milliseconds: performance.now() - since };
  }
}

/** A GraphQL operation. */
export function graphql(query, variables = {}) {
  return { path: '/graphql', method: 'POST', body: { query, variables } };
}

/** A call of the REST API with JSON. */
export function rest(path, body) {
  return { path: `/api/v1${path}`, method: body === undefined ? 'GET' : 'POST', body };
}

/** An address of a different network for each number, as the proxy in front would name it. */
export function fromNetwork(number) {
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}

let networks = 2 ** 20;

/** The address of a network that nothing else in this run has. */
export function fromNewNetwork() {
  networks += 1;
  return fromNetwork(networks);
}

/** Does work for each number below `count`, so many at a time. Gives the results. */
export async function forEach(count, atOnce, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const n = next++;
      results[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return results;
}

/** Repeats work, so many at a time, until `stop()`, which gives the results. */
export function repeatedly(atOnce, work) {
  const results = [];
  let [isOver, n] = [false, 0];
  const worker = async () => {
    do results.push(await work(n++));
    while (!isOver);
  };
  const working = Promise.all(Array.from({ length: atOnce }, worker));
  return {
    results,
    stop: async () => {
      isOver = true;
      await working;
      return results;
    },
  };
}

/** Waits until something is so. @throws Error when it is not after a minute. */
export async function until(isSo, milliseconds = 60_000) {
  for (const end = Date.now() + milliseconds; !(await isSo()); await sleep(10))
    if (Date.now() > end) throw new Error(`It did not come to this: ${isSo}`);
}

/** Sends requests one after the other on each of some connections for some milliseconds. Gives the answers. */
export async function sendInTurn(origin, requestOf, { connections = 8, milliseconds }) {
  const agent = new Agent({ connections });
  const sending = repeatedly(connections, (n) => send(origin, { ...requestOf(n), agent }));
  await sleep(milliseconds);
  const answers = await sending.stop();
  await agent.close();
  return answers;
}

/**
 * Sends so many requests a second, whether or not they are answered, as visitors do; from threads of their own, because
 * who sends too late measures itself. Gives the answers without their texts, and by how many milliseconds a sender was late at most.
 */
export async function sendAtRate(origin, requestOf, { perSecond, milliseconds, senders = SENDERS }) {
  const count = Math.ceil((perSecond * milliseconds) / 1_000);
  const requests = Array.from({ length: count }, (_, n) => requestOf(n));
  const sent = Array.from({ length: senders }, async (_, sender) => {
    const workerData = {
      origin,
      milliseconds,
      requests: requests.filter((_request, n) => n % senders === sender),
      connections: Math.floor(MOST_CONNECTIONS / senders),
    };
    const [result] = await once(
      new Worker(new URL('sender.mjs', import.meta.url), { workerData }),
      'message',
    );
    return result;
  });
  const results = await Promise.all(sent);
  return {
    answers: results.flatMap(({ answers }) => answers),
    latest: Math.max(...results.map(({ latest }) => latest)),
  };
}

/** The time, in milliseconds, within which a share of the answers came. */
export function percentile(answers, share) {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  return times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;
}

/** The number of answers with each status or code, such as `200 × 10, 503 × 2`. */
export function countStatuses(answers) {
  const counts = new Map();
  for (const { status, code } of answers) {
    const name = code ?? (status || 'cut');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} × ${count}`).join(', ');
}
