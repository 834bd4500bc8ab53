// Requests to several lawyers among 70,000 with 500,000 invitations: how long sending and the waves of due requests take.
import { sendRequest } from '../verify/setup/open-requests.mjs';
import { addPeople, signedInPeople } from '../verify/setup/people.mjs';
import { requireFromProduct, startProducts, withDataSource } from '../verify/setup/product.mjs';
import { percentile } from '../verify/setup/requests.mjs';

const LAWYERS = 70_000;
const INVITATIONS = 500_000;
const ASKED = 8;
const SENT = 200;
const DUE = 1_000;

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

export default async function openRequests(run) {
  const { origins, client, url } = await startProducts(run, { lawyers: LAWYERS });
  const due = await addPeople(client, 'user', DUE);
  await client.query(EARLIER, [INVITATIONS / ASKED]);
  await client.query('analyze');
  const people = await signedInPeople(client, origins, 'user', SENT / 2);
  const answers = [];
  for (let n = 0; n < SENT; n += 1) {
    const since = performance.now();
    await sendRequest(people[n % people.length]);
    answers.push({ milliseconds: performance.now() - since });
  }
  const median = `median ${percentile(answers, 0.5).toFixed(0)} ms`;
  run.time(300, 'ms', 'Sending a request, p95', percentile(answers, 0.95), median);
  await client.query(OPEN, [due.map(({ id }) => id)]);
  run.time(20, 's', `Waves of ${DUE} due requests`, await workUntilNothingIsDue(client, url));
}

/** Runs the job, which moves a hundred requests at a time, beside the product. */
async function workUntilNothingIsDue(client, url) {
  const { workOnOpenRequests } = requireFromProduct('./modules/open-requests/work-on-open-requests.js');
  const due = `select from open_requests where state = 'open' and next_wave_at <= now()`;
  return withDataSource(url, async (dataSource) => {
    const since = performance.now();
    do await workOnOpenRequests({ dataSource, live: { publish: () => undefined } });
    while ((await client.query(due)).rows.length > 0);
    return (performance.now() - since) / 1_000;
  });
}
