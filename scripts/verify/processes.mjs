// Two processes on one database behind a real Caddy with the Caddyfile of docker-compose.yml.
// In CI: no, needs Caddy; api/test/operation/start has two processes.
import { setTimeout as sleep } from 'node:timers/promises';
import { requireCaddy, startCaddy } from './caddy.mjs';
import { OWNER } from '../lib/production-settings.mjs';
import { startProducts } from './product.mjs';
import { countStatuses, fromNetwork, graphql, percentile, rest, send, sendInTurn } from './requests.mjs';
import { verify } from './verify.mjs';

const SEEN_MILLISECONDS = 2_000;
const SIGN_IN_FAILURES = 10;

await verify(async (run) => {
  requireCaddy();
  const { products, start } = await startProducts(run, { processes: 2, lawyers: 1_000 });
  const [first, second] = products;
  const proxy = await startCaddy(run, [first.origin, second.origin]);
  await changesAreSeen(run, first, second);
  await limitsHoldTogether(run, first, second, proxy);
  await restartsCutNothing(run, products, proxy, start);
});

async function changesAreSeen({ promise }, first, second) {
  const names = async (product) =>
    JSON.parse((await send(product.origin, rest('/public/reviews'))).text).map(({ name }) => name);
  let slowest = 0;
  for (let n = 0; n < 5; n += 1) {
    // So that both have the list without it.
    await Promise.all([names(first), names(second)]);
    const [writer, reader] = n % 2 === 0 ? [first, second] : [second, first];
    const review = { name: `Writer ${n}`, designation: 'Teacher', review: 'Patient and clear.' };
    const { status } = await send(writer.origin, rest('/public/reviews', review));
    if (status !== 201) throw new Error(`A review was answered with ${status}.`);
    const since = performance.now();
    while (!(await names(reader)).includes(review.name)) {
      if (performance.now() - since > 10_000) break;
      await sleep(5);
    }
    slowest = Math.max(slowest, performance.now() - since);
  }
  promise(
    'A write is seen through the other process within 2 s',
    `${slowest.toFixed(0)} ms`,
    slowest < SEEN_MILLISECONDS,
  );
}

async function limitsHoldTogether({ promise }, first, second, proxy) {
  const signIn = (origin, headers) =>
    send(origin, { ...rest('/auth/login', { ...OWNER, password: 'not the password' }), headers });
  let looked = 0;
  for (let n = 0; n < 30; n += 1) {
    const origin = (n % 2 === 0 ? first : second).origin;
    if ((await signIn(origin, fromNetwork(1))).status === 401) looked += 1;
  }
  const text = 'Wrong passwords for one email through both processes that are looked at';
  promise(text, `${looked} of 30`, looked === SIGN_IN_FAILURES);

  let throughProxy = 0;
  for (let n = 0; n < 30; n += 1)
    // The proxy names the sender itself: what the sender claims changes nothing.
    if ((await signIn(proxy, fromNetwork(100 + n))).status === 401) throughProxy += 1;
  promise(
    'The same through the proxy, from a sender that claims 30 addresses',
    `${throughProxy} of 30`,
    throughProxy === SIGN_IN_FAILURES,
  );
}

async function restartsCutNothing({ promise }, products, proxy, start) {
  const query = 'query Page($limit: Int) { lawyers(limit: $limit) { total items { id name } } }';
  const requestOf = (n) => {
    if (n % 3 === 0) return { path: `/api/v1/public/lawyers?limit=${1 + (n % 50)}` };
    if (n % 3 === 1) return { path: '/' };
    return graphql(query, { limit: 1 + (n % 50) });
  };
  const load = { connections: 8, milliseconds: 1_000 };
  let isRestarting = true;
  const answers = [];
  const loading = (async () => {
    while (isRestarting) answers.push(...(await sendInTurn(proxy, requestOf, load)));
  })();
  for (const product of products) {
    await sleep(2_000);
    await product.stop();
    await start(new URL(product.origin).port);
  }
  await sleep(2_000);
  isRestarting = false;
  await loading;
  const failed = answers.filter(({ status }) => status !== 200);
  promise(
    'Requests cut or refused while both processes are restarted, one after the other',
    `${failed.length} of ${answers.length} (${countStatuses(answers)}; p99 ${percentile(answers, 0.99).toFixed(0)} ms)`,
    failed.length === 0,
  );
}
