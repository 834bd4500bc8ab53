// What clients notice of a stop by SIGTERM, and how long the product puts up with a request that stalls.
// In CI: no, waits for limits of a minute; api/test/http/connections has the limits and a stop.
import { connect } from 'node:net';
import { Agent } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProducts } from './product.mjs';
import { countStatuses, graphql, send } from './requests.mjs';
import { verify } from './verify.mjs';

const CONNECTIONS = 20;
const STALLED_MILLISECONDS = 60_000;

await verify(async (run) => {
  const { products } = await startProducts(run, { lawyers: 1_000 });
  const [product] = products;
  await stalledRequestsAreClosed(run, product);
  await stopsCutNothing(run, product);
});

async function stalledRequestsAreClosed({ promise }, { origin }) {
  const post = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n';
  const stalled = {
    'a request whose headers do not end': 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n',
    'a body that does not come': `${post}Content-Type: application/json\r\n\r\n{`,
    'a form that does not come': `${post}Content-Type: multipart/form-data; boundary=b\r\nApollo-Require-Preflight: 1\r\n\r\n--b`,
  };
  const waits = Object.entries(stalled).map(async ([name, text]) => [name, await closedAfter(origin, text)]);
  for (const [name, milliseconds] of await Promise.all(waits))
    promise(
      `The connection of ${name} is closed within 60 s`,
      `${(milliseconds / 1_000).toFixed(1)} s`,
      milliseconds <= STALLED_MILLISECONDS,
    );
}

/** Milliseconds until the server closes a connection on which only this was sent. */
async function closedAfter(origin, text) {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  const socket = connect(Number(port), hostname, () => socket.write(text));
  socket.on('error', () => undefined).resume();
  await Promise.race([once(socket, 'close'), sleep(2 * STALLED_MILLISECONDS, null, { ref: false })]);
  socket.destroy();
  return performance.now() - started;
}

async function stopsCutNothing({ promise }, product) {
  const answers = [];
  const last = [];
  let isOver = false;
  const load = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0; !isOver; n += 1) {
      const query = `{ lawyers(limit: ${1 + ((connection * 7 + n) % 60)}) { total items { id name } } }`;
      const sentAt = performance.now();
      const answer = await send(product.origin, { ...graphql(query), agent });
      last[connection] = answer;
      answers.push({ ...answer, sentAt });
      // A well-behaved client opens no connection to a server that has said goodbye.
      if (answer.headers.connection === 'close' || answer.status === 0) break;
    }
    agent.destroy();
  });
  const readiness = watchReadiness(product.origin);
  await sleep(3_000);
  const signalled = performance.now();
  await product.stop();
  isOver = true;
  const stopped = performance.now() - signalled;
  await Promise.all(load);

  const cut = answers.filter(({ status }) => status !== 200);
  promise(
    'Requests on kept connections that SIGTERM cuts',
    `${cut.length} of ${answers.length} (${countStatuses(answers)})`,
    cut.length === 0,
  );
  const ready = await readiness;
  // The signal itself takes a moment to arrive.
  const after = answers.filter(({ sentAt }) => sentAt > ready.receivedAt);
  const told = after.filter(({ headers }) => headers.connection === 'close');
  promise(
    'Answers after that which say Connection: close',
    `${told.length} of ${after.length}`,
    told.length === after.length,
  );
  const goodbyes = last.filter(({ headers }) => headers.connection === 'close');
  promise(
    'Kept connections whose last answer says Connection: close',
    `${goodbyes.length} of ${CONNECTIONS}`,
    goodbyes.length === CONNECTIONS,
  );
  promise('/readyz after SIGTERM, on a kept connection', String(ready.status), ready.status === 503);
  promise('Time to stop', `${stopped.toFixed(0)} ms`, stopped < 10_000);
}

/** Asks `/readyz` on one kept connection until it is no longer 200; resolves with that answer. */
async function watchReadiness(origin) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const answer = await send(origin, { path: '/readyz', agent });
    if (answer.status !== 200) {
      agent.destroy();
      return { ...answer, receivedAt: performance.now() };
    }
    await sleep(10);
  }
}
