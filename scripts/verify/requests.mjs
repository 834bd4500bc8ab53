import { once } from 'node:events';
import { Agent, request as open } from 'node:http';
import { Worker } from 'node:worker_threads';

const SENDERS = 2;
/** Fewer than the product accepts. */
const MOST_CONNECTIONS = 1_900;

/** What never reuses a connection. */
export const withoutKeeping = () => new Agent({ keepAlive: false });

/**
 * Sends one request and resolves with `status`, `headers`, `text` and `milliseconds`; with status 0 and `error` when the
 * connection is cut.
 */
export function send(origin, { path = '/', method = 'GET', headers = {}, body, agent } = {}) {
  const since = performance.now();
  const json = body !== undefined && !Buffer.isBuffer(body);
  const bytes = json ? JSON.stringify(body) : body;
  return new Promise((resolve) => {
    const finish = (answer) => resolve({ ...answer, milliseconds: performance.now() - since });
    const cut = (error) => finish({ status: 0, headers: {}, text: '', error });
    const { hostname, port } = new URL(origin);
    const sent = {
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(bytes === undefined ? {} : { 'content-length': Buffer.byteLength(bytes) }),
      ...headers,
    };
    const request = open({ hostname, port, path, method, agent, headers: sent }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', cut);
      response.on('end', () =>
        finish({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', cut);
    request.end(bytes);
  });
}

/** A GraphQL operation. */
export function graphql(query, variables = {}) {
  return { path: '/graphql', method: 'POST', body: { query, variables } };
}

/** A call of the REST API with JSON. */
export function rest(path, body) {
  return { path: `/api/v1${path}`, method: body === undefined ? 'GET' : 'POST', body };
}

/** An address of a network of its own for each number, as the proxy in front would name it. */
export function fromNetwork(number) {
  return { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
}

/** Sends requests one after the other on each of some connections for some milliseconds. Returns the answers. */
export async function sendInTurn(origin, requestOf, { connections = 8, milliseconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers = [];
  const until = performance.now() + milliseconds;
  const worker = async () => {
    while (performance.now() < until)
      answers.push(await send(origin, { ...requestOf(answers.length), agent }));
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return answers;
}

/**
 * Sends so many requests a second, whether or not they are answered, as visitors do; from threads of their own, because
 * who sends too late measures itself. Returns the answers, and by how many milliseconds a sender was late at most.
 */
export async function sendAtRate(origin, requestOf, { perSecond, milliseconds }) {
  const requests = Array.from({ length: Math.ceil((perSecond * milliseconds) / 1_000) }, (_, n) =>
    requestOf(n),
  );
  const sent = Array.from({ length: SENDERS }, async (_, sender) => {
    const workerData = {
      origin,
      milliseconds,
      requests: requests.filter((_request, n) => n % SENDERS === sender),
      connections: Math.floor(MOST_CONNECTIONS / SENDERS),
    };
    const [result] = await once(
      new Worker(new URL('load-generator.mjs', import.meta.url), { workerData }),
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

/** Asks `/healthz` several times a second on connections of their own; `stop()` resolves with the answers. */
export function watchHealth(origin) {
  const worker = new Worker(new URL('health-watch.mjs', import.meta.url), { workerData: origin });
  const answers = once(worker, 'message');
  return {
    stop: async () => {
      worker.postMessage('stop');
      const [all] = await answers;
      return all;
    },
  };
}

/** The time, in milliseconds, within which a share of the answers came. */
export function percentile(answers, share) {
  const times = answers.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  return times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0;
}

/** The number of answers with each status, such as `200 × 10, 503 × 2`. */
export function countStatuses(answers) {
  const counts = new Map();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status || 'cut'} × ${count}`).join(', ');
}
