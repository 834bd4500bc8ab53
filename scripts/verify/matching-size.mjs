import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';
import { send, signedIn } from './open-requests.mjs';
import { addPeople, connectTo } from './people.mjs';
import { startProducts } from './product.mjs';

const LAWYERS = 70_000;
const INVITATIONS = 500_000;
const ASKED = 8;
const SENT = 200;
const DUE = 1_000;

const requireFromProduct = createRequire(inRoot('api', 'dist', 'main.js'));

/** Earlier requests of two years, each of which eight lawyers have declined. */
const EARLIER = `
  with clients as (select array_agg(id) as ids from accounts where role = 'user'),
  requests as (
    insert into open_requests (id, request_key, client_id, place, about, district_id, anywhere, urgent, title, description,
      opposing_parties, state, waves, created_at, ends_at, ended_at)
    select gen_random_uuid(), gen_random_uuid(), ids[1 + n % cardinality(ids)], 1, 'family', 1 + n % 64, false, false, 'Dower',
      'Not paid', '{}', 'withdrawn', 1, sent, sent + interval '14 days', sent + interval '3 days'
    from clients, generate_series(1, $1::int) n, lateral (select now() - interval '4 days' - n * interval '17 minutes' as sent) times
    returning id, created_at),
  numbered as (select id, created_at, row_number() over (order by created_at) as n from requests),
  lawyers as (select account_id, row_number() over () - 1 as place_of_lawyer from lawyer_profiles)
  insert into invitations (id, request_id, lawyer_id, place, state, reason, invited_at, due_at)
  select gen_random_uuid(), numbered.id, account_id, place, 'declined', 'busy', created_at, created_at + interval '2 days'
  from numbered cross join generate_series(1, ${ASKED}) place
  join lawyers on place_of_lawyer = (n * ${ASKED} + place) % ${LAWYERS}`;

/** Open requests whose next wave is due; one lawyer still has time to answer each. */
const OPEN = `
  with requests as (
    insert into open_requests (id, request_key, client_id, place, about, district_id, anywhere, urgent, title, description,
      opposing_parties, state, waves, next_wave_at, created_at, ends_at)
    select gen_random_uuid(), gen_random_uuid(), id, 1, 'family', 1 + n % 64, false, false, 'Dower', 'Not paid', '{}', 'open', 1,
      now() - interval '1 minute', now() - interval '1 day', now() + interval '13 days'
    from (select id, row_number() over (order by id) as n from accounts where id = any($1)) client returning id),
  numbered as (select id, row_number() over () as n from requests),
  lawyers as (select account_id, row_number() over () as n from lawyer_profiles)
  insert into invitations (id, request_id, lawyer_id, place, state, invited_at, due_at)
  select gen_random_uuid(), numbered.id, account_id, 1, 'sent', now() - interval '1 day', now() + interval '1 day'
  from numbered join lawyers using (n)`;

const percentile = (times, share) =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length * share)];

/** How long sending and the job of each minute take among as many lawyers as the Bar Council has enrolled. */
export async function atSize({ promise, ...run }) {
  const { products, database } = await startProducts(run, { lawyers: LAWYERS });
  const client = await connectTo(run, database);
  const due = await addPeople(client, 'user', DUE);
  await client.query(EARLIER, [INVITATIONS / ASKED]);
  await client.query('analyze');
  const callers = await signedIn([products[0].origin], await addPeople(client, 'user', SENT / 2));
  const times = [];
  for (let n = 0; n < SENT; n += 1) {
    const since = performance.now();
    await send(callers[n % callers.length]);
    times.push(performance.now() - since);
  }
  const p95 = percentile(times, 0.95);
  promise(
    `p95 of a request sent among ${LAWYERS} lawyers with ${INVITATIONS} invitations, 300 ms at most`,
    `${Math.round(p95)} ms (median ${Math.round(percentile(times, 0.5))} ms)`,
    p95 < 300,
  );
  await client.query(OPEN, [due.map(({ id }) => id)]);
  const seconds = await workUntilNothingIsDue(client, database);
  promise(`Waves of ${DUE} due requests take 20 s at most`, `${seconds.toFixed(1)} s`, seconds < 20);
}

/** Runs the job, which moves a hundred requests at a time, beside the product. */
async function workUntilNothingIsDue(client, { url }) {
  const { createDataSource } = requireFromProduct('./db/data-source.js');
  const { workOnOpenRequests } = requireFromProduct('./modules/open-requests/work-on-open-requests.js');
  const dataSource = createDataSource(url);
  await dataSource.initialize();
  const since = performance.now();
  for (let left = 1; left > 0;) {
    await workOnOpenRequests({ dataSource, live: { publish: () => undefined } });
    const { rows } = await client.query(
      `select count(*)::int as left from open_requests where state = 'open' and next_wave_at <= now()`,
    );
    left = rows[0].left;
  }
  const seconds = (performance.now() - since) / 1_000;
  await dataSource.destroy();
  return seconds;
}
