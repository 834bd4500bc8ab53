// Whether changes of the audit log are found by its command and refused to both roles; long: what writing it costs.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Agent } from 'undici';
import { median } from '../lib/median.mjs';
import { sized } from '../lib/promises.mjs';
import { addPeople, signedInPeople } from './setup/people.mjs';
import {
  connectTo,
  PROGRAM,
  requireFromProduct,
  startProducts,
  UNLIMITED,
  withDataSource,
} from './setup/product.mjs';
import { countStatuses, forEach, rest, send } from './setup/requests.mjs';

const CLIENTS = sized(40, 4);
const CONNECTIONS = 8;
const PAYMENTS = sized(250, 30);
const WARM_UP = 200;
const ROUNDS = 5;
const LEAST_RATIO = 0.9;
const TABLES = ['audit_entries', 'audit_seals'];
/** By which somebody could hide something. */
const STATEMENTS = [
  'update audit_entries set act = act',
  'delete from audit_entries',
  'truncate audit_entries',
  'update audit_seals set hash = hash',
  'delete from audit_seals',
  'alter table audit_entries disable trigger all',
];

export default async function audit(run) {
  const { origins, start, client, url, productUrl } = await startProducts(run, { variables: UNLIMITED });
  const [lawyer] = await addPeople(client, 'lawyer', 1);
  const people = { lawyer, clients: await signedInPeople(client, origins, 'user', CLIENTS) };
  if (sized(true, false)) await costOfAudit(run, { audited: origins[0], start, client, people });
  else await pay(origins[0], await addCases(client, people, PAYMENTS));
  const { sealAudit } = requireFromProduct('./platform/audit/audit-seals.js');
  await withDataSource(url, (dataSource) => sealAudit(dataSource, { info: () => undefined }));
  await tamper(run, client, url);
  const { grantProductRights } = requireFromProduct('./db/product-role.js');
  await grantProductRights(url, productUrl);
  await refused(run, 'the role of the product', connectTo(run, productUrl), STATEMENTS);
  // The owner can take the trigger away, which leaves the entries' seals.
  await refused(run, 'the owner of the tables', client, STATEMENTS.slice(0, -1));
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

/** The same payments through a process that leaves the statement of the audit log out, in turns. */
async function costOfAudit(run, { audited, start, client, people }) {
  const preload = fileURLToPath(new URL('setup/without-audit.cjs', import.meta.url));
  const { origin: unaudited } = await start(undefined, { NODE_OPTIONS: `--require "${preload}"` });
  const origins = { on: audited, off: unaudited };
  const rates = { on: [], off: [] };
  const entries = async () => (await client.query('select count(*)::int as n from audit_entries')).rows[0].n;
  for (const origin of Object.values(origins)) await pay(origin, await addCases(client, people, WARM_UP));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of round % 2 === 0 ? ['on', 'off'] : ['off', 'on']) {
      const cases = await addCases(client, people, PAYMENTS);
      const before = await entries();
      rates[kind].push(await pay(origins[kind], cases));
      const written = (await entries()) - before;
      if (written !== (kind === 'on' ? PAYMENTS : 0))
        throw new Error(`${written} entries were written with audit ${kind}.`);
    }
  const [on, off] = [median(rates.on), median(rates.off)];
  const figure = `${(on / off).toFixed(2)} (${on.toFixed(0)} against ${off.toFixed(0)})`;
  const text = 'Payments a second with the audit log against without, medians';
  run.promise(`${text}: ${LEAST_RATIO} at least`, figure, on / off >= LEAST_RATIO);
}

/** What `npm run audit -- verify` says. */
function auditCommand(url) {
  const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'fatal' };
  const args = [PROGRAM, 'audit', 'verify'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}`.trim().split('\n')[0] };
}

/** Changes the log as its owner or a superuser can, who takes the trigger away; each change is taken back. */
async function tamper(run, client, url) {
  const [{ id }] = (await client.query('select id from audit_entries order by id offset 20 limit 1')).rows;
  const columns = 'transaction, at, act, outcome, actor_id, actor_role, request_id, subject_type, subject_id';
  const changes = {
    changed: ['update audit_entries set actor_id = gen_random_uuid() where id = $1'],
    removed: ['delete from audit_entries where id = $1'],
    inserted: [`insert into audit_entries (${columns}) select ${columns} from audit_entries where id = $1`],
    'removed with its place in the seal': [
      'delete from audit_entries where id = $1',
      'update audit_seals set entry_ids = array_remove(entry_ids, $1)',
    ],
  };
  const before = auditCommand(url);
  run.promise('The log fits before', before.text, before.status === 0);
  for (const table of TABLES) {
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(`create table kept_${table} as table ${table}`);
  }
  // Each start of the command costs a second; api/test/audit-log has all changes.
  for (const [what, statements] of Object.entries(changes).slice(sized(0, -1))) {
    for (const statement of statements) await client.query(statement, [id]);
    const { status, text } = auditCommand(url);
    run.promise(`An entry ${what} by the owner of the database`, text, status === 1);
    for (const table of TABLES) {
      await client.query(`delete from ${table}`);
      await client.query(`insert into ${table} overriding system value select * from kept_${table}`);
    }
  }
  for (const table of TABLES) {
    await client.query(`alter table ${table} enable trigger user`);
    await client.query(`drop table kept_${table}`);
  }
  const after = auditCommand(url);
  run.promise('The log fits once the changes are taken back', after.text, after.status === 0);
}

async function refused(run, who, connection, statements) {
  let count = 0;
  for (const statement of statements)
    await connection.query(statement).then(
      () => undefined,
      ({ code }) => (count += code === '42501' ? 1 : 0),
    );
  run.all(`Refused to ${who}`, count, statements.length);
}
