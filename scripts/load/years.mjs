// The signed-in screens after years of use: 100,000 clients, 205,000 cases, 300,000 entries of the audit log and one long room.
import { chromium } from '@playwright/test';
import { findChromium } from '../lib/chromium.mjs';
import { startThrowawayServer } from '../lib/throwaway-server.mjs';
import { sized } from '../lib/promises.mjs';
import { connectTo, createDatabase } from '../verify/setup/product.mjs';
import { addMessages } from './parts/messages.mjs';

const CLIENTS = sized(100_000, 1_000);
const CASES = { others: sized(197_290, 2_000), lawyer: sized(7_200, 300), client: 510 };
const AUDIT_ENTRIES = sized(300_000, 3_000);
const ROOM = { messages: sized(20_000, 1_000), entries: sized(2_000, 200), documents: sized(1_000, 100) };
const MOST_ELEMENTS = 3_000;
/** An operation is too slow when it takes longer than this and as many times as long as with the demo alone. */
const [SLOW_MILLISECONDS, TIMES] = [100, 3];
const TIMES_SENT = 4;

const screensOf = (caseId) => ({
  client: [
    ...['/user', '/user/cases', '/user/cases?page=10', `/user/cases/${caseId}`],
    ...[`/user/cases/${caseId}?tab=messages`, '/user/requests', '/user/profile', '/user/lawyers'],
    ...['/account', '/account/notifications', '/account/privacy', '/user/notifications', '/account/devices'],
  ],
  lawyer: [
    ...['/lawyer', '/lawyer/cases', '/lawyer/cases?page=100', `/lawyer/cases/${caseId}`],
    ...[
      '/lawyer/cases?search=boundary',
      '/lawyer/requests',
      '/lawyer/profile',
      '/lawyer/blogs',
      '/lawyer/notifications',
    ],
  ],
  admin: [
    ...['/admin', '/admin/users', '/admin/users?page=10002', '/admin/users?search=client', '/admin/lawyers'],
    ...['/admin/cases', '/admin/cases?page=5000', `/admin/cases/${caseId}`, '/admin/blogs', '/admin/reviews'],
    ...['/admin/audit', '/admin/staff', '/admin/requests', '/admin/notifications'],
  ],
});

const CASES_BETWEEN = (client, lawyer, count) =>
  `insert into cases (id, client_id, lawyer_id, title, description, status, payment_status, answered_at, created_at, updated_at)
   select gen_random_uuid(), ${client}, ${lawyer}, 'A boundary wall ' || n, 'My neighbour built a wall on our land.',
     (array['pending', 'accepted', 'document-drafting', 'hearing-1', 'case-closed'])[1 + n % 5],
     case when n % 3 = 0 then 'paid' else 'unpaid' end, moment, moment, moment
   from generate_series(1, ${count}) n, lateral (select now() - n * interval '3 minutes' as moment) times`;

/** Fills what years would, besides the demo. Triggers run as they do for one row. */
async function fill(client, { me, lawyer, caseId }) {
  await client.query(
    `insert into accounts (id, role, name, email, password_hash, email_confirmed_at, created_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'user', 'Client Number ' || n,
       'client' || n || '@years.test', 'none', now(), now() - n * interval '1 minute'
     from generate_series(1, ${CLIENTS}) n`,
  );
  const anyClient = `('00000000-0000-7000-8000-' || lpad(to_hex(1 + n % ${CLIENTS}), 12, '0'))::uuid`;
  const { rows } = await client.query("select id from accounts where role = 'lawyer' and id <> $1", [lawyer]);
  const anyLawyer = `('{${rows.map(({ id }) => id).join()}}'::uuid[])[1 + n % ${rows.length}]`;
  await client.query(CASES_BETWEEN(anyClient, anyLawyer, CASES.others));
  await client.query(CASES_BETWEEN(anyClient, `'${lawyer}'::uuid`, CASES.lawyer));
  await client.query(CASES_BETWEEN(`'${me}'::uuid`, anyLawyer, CASES.client));
  await client.query(
    `insert into audit_entries (at, act, outcome, actor_role, request_id, subject_type, subject_id)
     select now() - n * interval '1 minute', 'users.update', 'done', 'admin', 'request-' || n, 'user', ${anyClient}
     from generate_series(1, ${AUDIT_ENTRIES}) n`,
  );
  await addMessages(client, caseId, ROOM.messages);
  await client.query(
    `insert into case_events (id, case_id, kind, actor_id, actor_role, text, created_at)
     select gen_random_uuid(), $1, 'note', $2, 'lawyer', 'Went to the record room, number ' || n, now() - n * interval '1 hour'
     from generate_series(1, ${ROOM.entries}) n`,
    [caseId, lawyer],
  );
  await client.query(
    `insert into documents (id, case_id, uploader_id, uploader_role, client_key, name, size, type, sha256, storage_key, state,
       created_at, stored_at)
     select gen_random_uuid(), $1, $2, 'user', gen_random_uuid(), 'Receipt ' || n || '.txt', 219, 'text', sha256('x'),
       md5('years' || n), 'stored', now(), now()
     from generate_series(1, ${ROOM.documents}) n`,
    [caseId, me],
  );
  await client.query('vacuum (analyze)');
}

async function signIn(browser, origin, reader) {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${reader}@ainsathi.test`, password: 'ainsathi-demo-2026' }),
  });
  const { token, ...user } = await response.json();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(
    ([signedIn, person]) => {
      globalThis.localStorage.setItem('token', signedIn);
      globalThis.localStorage.setItem('user', person);
    },
    [token, JSON.stringify(user)],
  );
  return context.newPage();
}

const operationOf = (request) => {
  const body = request.postDataJSON() ?? Object.fromEntries(new URL(request.url()).searchParams);
  return [body]
    .flat()
    .map(({ operationName }) => operationName)
    .join(' + ');
};

/** The quickest milliseconds of a request that a screen sent, sent again while no browser needs the processors. */
async function quickestOf(request) {
  const options = {
    method: request.method(),
    headers: request.headers(),
    body: request.postData() ?? undefined,
  };
  let quickest = Infinity;
  for (let time = 0; time < TIMES_SENT; time += 1) {
    const since = performance.now();
    const response = await fetch(request.url(), options);
    await response.text();
    if (!response.ok) throw new Error(`${operationOf(request)} was answered with ${response.status}`);
    quickest = Math.min(quickest, performance.now() - since);
  }
  return quickest;
}

/** The number of elements of each screen, and the quickest milliseconds of each operation on it. */
async function look(browser, origin, screens) {
  const [elements, milliseconds] = [new Map(), new Map()];
  for (const [reader, addresses] of Object.entries(screens)) {
    const page = await signIn(browser, origin, reader);
    for (const address of addresses) {
      const requests = new Map();
      const add = (request) => {
        if (new URL(request.url()).pathname.startsWith('/graphql'))
          requests.set(operationOf(request), request);
      };
      page.on('requestfinished', add);
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      elements.set(address, await page.locator('*').count());
      page.off('requestfinished', add);
      for (const [operation, request] of requests)
        milliseconds.set(`${address} ${operation}`, await quickestOf(request));
    }
    await page.context().close();
  }
  return { elements, milliseconds };
}

export default async function years(run) {
  const { url } = await createDatabase();
  const { origin, stop } = await startThrowawayServer({
    DATABASE_URL: url,
    SEED: 'demo',
    PUBLIC_RATE_LIMIT: '1000000',
  });
  run.atEnd(stop);
  const client = connectTo(run, url);
  const { rows } = await client.query(
    `select legal_case.id as "caseId", client_id as me, lawyer_id as lawyer
     from cases legal_case join accounts mine on mine.id = client_id join accounts theirs on theirs.id = lawyer_id
     where mine.email = 'client@ainsathi.test' and theirs.email = 'lawyer@ainsathi.test' and status = 'accepted' limit 1`,
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  run.atEnd(() => browser.close());
  const screens = screensOf(rows[0].caseId);
  const before = await look(browser, origin, screens);
  await fill(client, rows[0]);
  const after = await look(browser, origin, screens);

  for (const [address, count] of after.elements) run.atMost(MOST_ELEMENTS, 'elements', address, count);
  const growth = [...after.milliseconds].map(([operation, now]) => {
    const then = before.milliseconds.get(operation) ?? now;
    const figure = `${Math.round(then)} ms, then ${Math.round(now)} ms`;
    return { operation, now, figure, isFlat: now <= SLOW_MILLISECONDS || now <= TIMES * then };
  });
  const flat = growth.filter(({ isFlat }) => isFlat).length;
  run.all(
    `Operations that take at most ${TIMES} times as long, or ${SLOW_MILLISECONDS} ms`,
    flat,
    growth.length,
  );
  const slowest = growth
    .toSorted((a, b) => Number(a.isFlat) - Number(b.isFlat) || b.now - a.now)
    .slice(0, 12);
  for (const { operation, figure } of slowest) run.note(operation, figure);
}
