// What writing the audit log costs: payments through a process that writes it and through one that leaves its statement out.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Agent } from 'undici';
import { median } from '../lib/median.mjs';
import { sized } from '../lib/promises.mjs';
import { addPeople, signedInPeople } from '../verify/setup/people.mjs';
import { startProducts, UNLIMITED } from '../verify/setup/product.mjs';
import { countStatuses, forEach, rest, send } from '../verify/setup/requests.mjs';

const CLIENTS = 40;
const CONNECTIONS = 8;
const PAYMENTS = sized(250, 30);
const WARM_UP = sized(200, 10);
const ROUNDS = sized(5, 1);
const LEAST_RATIO = 0.9;

export default async function auditCost(run) {
  const { origins, start, client } = await startProducts(run, { variables: UNLIMITED });
  const [lawyer] = await addPeople(client, 'lawyer', 1);
  const people = { lawyer, clients: await signedInPeople(client, origins, 'user', CLIENTS) };
  const preload = fileURLToPath(new URL('parts/without-audit.cjs', import.meta.url));
  const unaudited = await start(undefined, { NODE_OPTIONS: `--require "${preload}"` });
  const byKind = { on: origins[0], off: unaudited.origin };
  const rates = { on: [], off: [] };
  const entries = async () => (await client.query('select count(*)::int as n from audit_entries')).rows[0].n;
  for (const origin of Object.values(byKind)) await pay(origin, await addCases(client, people, WARM_UP));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of round % 2 === 0 ? ['on', 'off'] : ['off', 'on']) {
      const cases = await addCases(client, people, PAYMENTS);
      const before = await entries();
      rates[kind].push(await pay(byKind[kind], cases));
      const written = (await entries()) - before;
      if (written !== (kind === 'on' ? PAYMENTS : 0))
        throw new Error(`${written} entries were written with audit ${kind}.`);
    }
  const [on, off] = [median(rates.on), median(rates.off)];
  const figure = `${(on / off).toFixed(2)} (${on.toFixed(0)} against ${off.toFixed(0)})`;
  const text = 'Payments a second with the audit log against without, medians';
  if (sized(true, false)) run.promise(`${text}: ${LEAST_RATIO} at least`, figure, on / off >= LEAST_RATIO);
  else run.note(text, figure);
}

/** Accepted cases, whose fee can be paid. Gives each with the token of its client. */
async function addCases(client, { lawyer, clients }, count) {
  const { rows } = await client.query(
    `insert into cases (id, client_id, lawyer_id, title, description, status)
     select gen_random_uuid(), ($2::uuid[])[1 + n % cardinality($2::uuid[])], $1, 'Case ' || n, 'A wall.', 'accepted'
     from generate_series(1, $3::int) n returning id, client_id`,
    [lawyer.id, clients.map(({ id }) => id), count],
  );
  const tokens = new Map(clients.map(({ id, token }) => [id, token]));
  return rows.map(({ id, client_id: clientId }) => ({ id, token: tokens.get(clientId) }));
}

/** Pays each case. Gives the payments a second. */
async function pay(origin, cases) {
  const agent = new Agent({ connections: CONNECTIONS });
  const since = performance.now();
  const answers = await forEach(cases.length, CONNECTIONS, (n) => {
    const { id, token } = cases[n];
    const body = { bKashTrxId: randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase() };
    const headers = { authorization: `Bearer ${token}` };
    return send(origin, { ...rest(`/users/cases/${id}/payment`, body), method: 'PUT', headers, agent });
  });
  const seconds = (performance.now() - since) / 1_000;
  await agent.close();
  if (answers.some(({ status }) => status !== 200))
    throw new Error(`Payments were answered with ${countStatuses(answers)}.`);
  return cases.length / seconds;
}
