// Two processes that start together on one database: changes, limits, and what clients notice of SIGTERM; long: requests that
// stall, Caddy with the Caddyfile of docker-compose.yml, and nginx with deploy/nginx.conf.
import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'undici';
import { OWNER } from '../lib/production-settings.mjs';
import { sized } from '../lib/promises.mjs';
import { behindCaddy } from './processes/caddy.mjs';
import { behindNginx } from './processes/nginx.mjs';
import { countStatuses, forEach, fromNetwork, graphql, rest, send } from './setup/requests.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const SEEN_MILLISECONDS = 2_000;
const SIGN_IN_FAILURES = 10;
const SIGN_INS = 30;
const CONNECTIONS = sized(20, 8);
const BETWEEN_REQUESTS = sized(0, 50);
const STALLED_SECONDS = 60;
const STOP_SECONDS = 10;

export default async function processes(run) {
  const at = await sharedProducts();
  await changesAreSeen(run, at.origins);
  await limitsHoldTogether(run, at.origins, 'both processes');
  if (sized(true, false)) {
    await behindCaddy(run, at, limitsHoldTogether);
    await behindNginx(run);
    await stalledRequestsAreClosed(run, at.origins[1]);
  }
  await stopCutsNothing(run, at);
}

async function changesAreSeen(run, origins) {
  const names = async (origin) =>
    JSON.parse((await send(origin, rest('/public/reviews'))).text).map(({ name }) => name);
  let slowest = 0;
  for (let n = 0; n < 5; n += 1) {
    // So that both have the list without it.
    await Promise.all(origins.map(names));
    const [writer, reader] = n % 2 === 0 ? origins : origins.toReversed();
    const review = { name: `Writer ${n}`, designation: 'Teacher', review: 'Patient and clear.' };
    const { status } = await send(writer, rest('/public/reviews', review));
    if (status !== 201) throw new Error(`A review was answered with ${status}.`);
    const since = performance.now();
    while (!(await names(reader)).includes(review.name) && performance.now() - since < 10_000) await sleep(5);
    slowest = Math.max(slowest, performance.now() - since);
  }
  run.time(SEEN_MILLISECONDS, 'ms', 'A write is seen through the other process', slowest);
}

/** Wrong passwords for one email, each from an address that the sender claims: a proxy in front names the sender itself. */
async function limitsHoldTogether(run, origins, way, addressOf = () => fromNetwork(1)) {
  const body = { ...OWNER, password: 'not the password' };
  const answers = await forEach(SIGN_INS, 1, (n) =>
    send(origins[n % origins.length], { ...rest('/auth/login', body), headers: addressOf(n) }),
  );
  const looked = answers.filter(({ status }) => status === 401).length;
  const text = `Of ${SIGN_INS} wrong passwords for one email through ${way}, those that are looked at`;
  run.all(text, looked, SIGN_IN_FAILURES);
}

async function stalledRequestsAreClosed(run, origin) {
  const post = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n';
  const stalled = {
    'a request whose headers do not end': 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n',
    'a body that does not come': `${post}Content-Type: application/json\r\n\r\n{`,
    'a form that does not come': `${post}Content-Type: multipart/form-data; boundary=b\r\nApollo-Require-Preflight: 1\r\n\r\n--b`,
  };
  const waits = Object.entries(stalled).map(async ([name, text]) => [name, await secondsOpen(origin, text)]);
  for (const [name, seconds] of await Promise.all(waits))
    run.time(STALLED_SECONDS, 's', `The connection of ${name} is closed after`, seconds);
}

/** Seconds until the server closes a connection on which only this was sent. */
async function secondsOpen(origin, text) {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  const socket = connect(Number(port), hostname, () => socket.write(text));
  socket.on('error', () => undefined).resume();
  await Promise.race([once(socket, 'close'), sleep(2_000 * STALLED_SECONDS, null, { ref: false })]);
  socket.destroy();
  return (performance.now() - started) / 1_000;
}

const isLast = ({ status, headers }) => status !== 0 && headers.connection === 'close';

/** SIGTERM while clients use kept connections. */
async function stopCutsNothing(run, { origins: [origin], processes: started }) {
  let isOver = false;
  const clients = Array.from({ length: CONNECTIONS }, (_, connection) =>
    useConnection(origin, connection, () => isOver),
  );
  const readiness = untilNotReady(origin);
  await sleep(sized(3_000, 1_000));
  const signalled = performance.now();
  await started.stop(0);
  isOver = true;
  run.time(STOP_SECONDS, 's', 'Time to stop', (performance.now() - signalled) / 1_000);
  const connections = await Promise.all(clients);
  const answers = connections.flat();
  const cut = answers.filter(({ status }) => status !== 200).length;
  const text = 'Requests on kept connections that SIGTERM cuts';
  run.none(text, cut, answers.length, countStatuses(answers));
  const goodbyes = connections.filter((ofOne) => isLast(ofOne.at(-1))).length;
  run.all('Kept connections whose last answer says Connection: close', goodbyes, CONNECTIONS);
  const ready = await readiness;
  // A request that was under way at the signal is answered as before it, and says that its connection closes.
  const isSaid = ready.status === 503 || isLast(ready);
  run.promise('/readyz says SIGTERM on a kept connection', ready.status, isSaid);
  // The signal itself takes a moment to arrive.
  const after = answers.filter(({ sentAt }) => sentAt > ready.receivedAt);
  run.none(
    'Answers after that which do not say so',
    after.filter((one) => !isLast(one)).length,
    after.length,
  );
}

/** Sends one request after the other on one connection. A well-behaved client opens no connection to a server that has closed it. */
async function useConnection(origin, connection, isOver) {
  const agent = new Agent({ connections: 1 });
  const answers = [];
  for (let n = 0; !isOver() && answers.at(-1)?.headers.connection !== 'close'; n += 1) {
    const query = `{ lawyers(limit: ${1 + ((connection * 7 + n) % 60)}) { total items { id name } } }`;
    const sentAt = performance.now();
    answers.push({ ...(await send(origin, { ...graphql(query), agent })), sentAt });
    if (answers.at(-1).status === 0) break;
    await sleep(BETWEEN_REQUESTS);
  }
  await agent.close();
  return answers;
}

/** Asks `/readyz` on one kept connection until it is no longer 200 or the connection's last; resolves with that answer. */
async function untilNotReady(origin) {
  const agent = new Agent({ connections: 1 });
  for (;;) {
    const answer = await send(origin, { path: '/readyz', agent });
    if (answer.status !== 200 || isLast(answer)) return { ...answer, receivedAt: performance.now() };
    await sleep(10);
  }
}
