// Whether changes of the audit log are found and refused, and what writing it costs (`--rounds 1` for less).
// In CI: no, its figures need a quiet machine; api/test/audit-log has the refusals and the seals.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inRoot } from '../lib/paths.mjs';
import { median } from '../lib/median.mjs';
import { addPeople, connectTo, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { countStatuses, rest, send } from './requests.mjs';
import { verify } from './verify.mjs';

const CLIENTS = 40;
const CONNECTIONS = 8;
const PAYMENTS = 250;
const WARM_UP = 200;
const LEAST_RATIO = 0.9;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
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

await verify(async (run) => {
  const { products, start, database } = await startProducts(run, {
    // Without a proxy in front, requests of this machine are not limited.
    variables: { TRUST_PROXY: 'false' },
  });
  const client = await connectTo(run, database);
  const people = await makePeople(client, products[0].origin);
  await costOfAudit(run, { audited: products[0], start, client, people });
  await sealed(client);
  tampering(run, await tamper(client, database.url));
  await refusals(run, { client, ...database });
});

async function makePeople(client, origin) {
  const [lawyer] = await addPeople(client, 'lawyer', 1);
  const clients = await addPeople(client, 'user', CLIENTS);
  for (const person of clients) person.token = (await signIn(origin, person)).token;
  return { lawyer, clients };
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
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const answers = [];
  let next = 0;
  const since = performance.now();
  const worker = async () => {
    while (next < cases.length) {
      const { id, token } = cases[next++];
      const body = { bKashTrxId: randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase() };
      const headers = { authorization: `Bearer ${token}` };
      const request = { ...rest(`/users/cases/${id}/payment`, body), method: 'PUT', headers, agent };
      answers.push(await send(origin, request));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const seconds = (performance.now() - since) / 1_000;
  agent.destroy();
  if (answers.some(({ status }) => status !== 200))
    throw new Error(
      `Payments were answered with ${countStatuses(answers)}: ${answers.find(({ status }) => status !== 200).text}`,
    );
  return cases.length / seconds;
}

/** The same payments through a process that leaves the statement of the audit log out, in turns. */
async function costOfAudit({ promise, note }, { audited, start, client, people }) {
  const without = fileURLToPath(new URL('without-audit.cjs', import.meta.url));
  const unaudited = await start(undefined, { NODE_OPTIONS: `--require "${without}"` });
  const rates = { on: [], off: [] };
  const entries = async () => (await client.query('select count(*)::int as n from audit_entries')).rows[0].n;
  for (const { origin } of [audited, unaudited]) await pay(origin, await addCases(client, people, WARM_UP));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of round % 2 === 0 ? ['on', 'off'] : ['off', 'on']) {
      const cases = await addCases(client, people, PAYMENTS);
      const before = await entries();
      rates[kind].push(await pay((kind === 'on' ? audited : unaudited).origin, cases));
      const written = (await entries()) - before;
      if (written !== (kind === 'on' ? PAYMENTS : 0))
        throw new Error(`${written} entries were written with audit ${kind}.`);
    }
  const [on, off] = [median(rates.on), median(rates.off)];
  promise(
    'Payments a second with the audit log against without, medians: 0.9 at least',
    `${on.toFixed(0)} against ${off.toFixed(0)}, ${(on / off).toFixed(2)}`,
    on / off >= LEAST_RATIO,
  );
  const list = (values) => values.map((value) => value.toFixed(0)).join(', ');
  note('The rounds', `with ${list(rates.on)}; without ${list(rates.off)}`);
}

/** Waits for the seal that the product makes each minute. */
async function sealed(client) {
  const { rows } = await client.query('select max(id) as last from audit_entries');
  for (let n = 0; n < 180; n += 1) {
    const { rows: seals } = await client.query(
      'select exists (select from audit_seals where $1 = any (entry_ids)) as "isSealed"',
      [rows[0].last],
    );
    if (seals[0].isSealed) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The entries were not sealed in 90 s.');
}

/** What `npm run audit -- verify` says. */
function auditCommand(url) {
  const env = { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'fatal' };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('api', 'dist', 'main.js'), 'audit', 'verify'],
    {
      env,
      encoding: 'utf8',
    },
  );
  return { status, text: `${stdout}${stderr}`.trim().split('\n')[0] };
}

/** Changes the log as its owner or a superuser can, who takes the trigger away; each change is taken back. */
async function tamper(client, url) {
  const [entry] = (await client.query('select id from audit_entries order by id offset 20 limit 1')).rows;
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
  const found = [];
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  await client.query('create temporary table kept_entries as table audit_entries');
  await client.query('create temporary table kept_seals as table audit_seals');
  for (const [what, statements] of Object.entries(changes)) {
    for (const statement of statements) await client.query(statement, [entry.id]);
    found.push({ what, ...auditCommand(url) });
    await client.query('delete from audit_entries');
    await client.query('insert into audit_entries overriding system value select * from kept_entries');
    await client.query('delete from audit_seals');
    await client.query('insert into audit_seals overriding system value select * from kept_seals');
  }
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  return { before, found, after: auditCommand(url) };
}

function tampering({ promise }, { before, found, after }) {
  promise('The log fits before', before.text, before.status === 0);
  for (const { what, status, text } of found)
    promise(`An entry ${what} by the owner of the database`, text, status === 1);
  promise('The log fits once the changes are taken back', after.text, after.status === 0);
}

/** The owner of the tables meets the trigger, the role of the product has no right at all. */
async function refusals({ promise }, { client, url, productUrl }) {
  const requireFromProduct = createRequire(inRoot('api', 'dist', 'main.js'));
  const { grantProductRights } = requireFromProduct('./db/product-role.js');
  await grantProductRights(url, productUrl);
  const product = new pg.Client({ connectionString: productUrl });
  await product.connect();
  try {
    const asProduct = await refusedOf(product, STATEMENTS);
    promise(
      'Refused to the role of the product',
      `${asProduct} of ${STATEMENTS.length}`,
      asProduct === STATEMENTS.length,
    );
  } finally {
    await product.end();
  }
  // The owner can take the trigger away, which leaves the entries' seals.
  const ofOwner = STATEMENTS.slice(0, -1);
  const asOwner = await refusedOf(client, ofOwner);
  promise(
    'Refused to the owner of the tables',
    `${asOwner} of ${ofOwner.length}`,
    asOwner === ofOwner.length,
  );
}

async function refusedOf(connection, statements) {
  let refused = 0;
  for (const statement of statements)
    await connection.query(statement).then(
      () => undefined,
      ({ code }) => (refused += code === '42501' ? 1 : 0),
    );
  return refused;
}
