import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../../lib/promises.mjs';
import {
  addPeople,
  callEither,
  callerOf,
  expectSuccess,
  signedInPeople,
  withoutMails,
} from '../setup/people.mjs';
import { requireFromProduct } from '../setup/product.mjs';
import { forEach, percentile, until } from '../setup/requests.mjs';

const NOTICES = sized(1_000, 100);
const MAILS = NOTICES / 2;
const CLIENTS = sized(40, 4);
const CONNECTIONS = 8;
const DRAINED_MILLISECONDS = 120_000;
const AWAY_MILLISECONDS = sized(600_000, 500);
const AWAY_REQUESTS_PER_SECOND = sized(4, 20);
const MOST_SLOWER = 1.35;
const SUBJECT = 'Set a new password for AinSathi';
/** The longest that a job may take before another process takes it over. */
const JOB_EXPIRY = '15 minutes';

/** Clients send requests to lawyers and lawyers ask for mails, while a process is killed; clients send again. */
export async function killedWhileMailing(run, { client, origins, processes, mailServer }) {
  const lawyers = await addLawyers(client, MAILS);
  const people = await signedInPeople(client, origins, 'user', CLIENTS);
  // The mails about these sign-ins.
  await untilDelivered(client);
  mailServer.mails.length = 0;
  let [answered, again] = [0, 0];
  const count = ({ tries, ...answer }) => {
    expectSuccess(answer, 'A request');
    answered += 1;
    again += tries - 1;
  };
  const askForMail = (n) =>
    callEither(origins, n, {}, 'POST', '/auth/password-reset', { email: lawyers[n].email });
  const requestCase = (n) => {
    const texts = { title: `Request ${n}`, description: 'A wall on my land.' };
    // What is sent twice makes one case.
    const body = { lawyerId: lawyers[n % MAILS].id, requestKey: randomUUID(), ...texts };
    return callEither(origins, n, people[n % CLIENTS], 'POST', '/users/cases', body);
  };
  const sending = forEach(NOTICES + MAILS, CONNECTIONS, async (n) =>
    count(await (n % 3 === 2 ? askForMail((n - 2) / 3) : requestCase(n - Math.floor(n / 3)))),
  );
  await until(() => answered >= (NOTICES + MAILS) / 2);
  const killedAt = Date.now();
  processes.kill(1);
  await sending;
  const inHand = await finishJobsOfTheDead(client, killedAt);
  const figures = `${again} requests sent again; jobs in hand: ${inHand.join(', ') || 'none'}`;
  run.note(`Killed among ${NOTICES + MAILS} requests`, figures);
  await noticesArrived(run, client);
  mailsArrived(run, mailServer.mails, lawyers, inHand);
  await processes.restart(1);
}

/** Lawyers whose notices are counted; their mails are those that are asked for. */
async function addLawyers(client, count) {
  const lawyers = await addPeople(client, 'lawyer', count);
  await withoutMails(client, lawyers, 'request-received');
  return lawyers;
}

/** Waits until all jobs of mails are done, as long as they become fewer: after a long time without a server many wait. */
async function untilDelivered(client) {
  let [end, fewest] = [Date.now() + DRAINED_MILLISECONDS, Infinity];
  while (Date.now() < end) {
    const { rows } = await client.query(
      `select count(*)::int as waiting from jobs.job where name in ('send-mail', 'mail-password-reset')
       and (state in ('created', 'retry') or state = 'active' and started_on > now() - interval '5 seconds')`,
    );
    const [{ waiting }] = rows;
    if (waiting === 0) return;
    if (waiting < fewest) end = Date.now() + DRAINED_MILLISECONDS;
    fewest = Math.min(fewest, waiting);
    await sleep(200);
  }
  throw new Error(`${fewest} mails still wait.`);
}

/**
 * What the killed process had begun is begun again by others once it takes too long. Here the time is moved in the database,
 * so that nobody waits for it. Gives the names of the jobs.
 */
async function finishJobsOfTheDead(client, killedAt) {
  await untilDelivered(client);
  const { rows } = await client.query(
    `update jobs.job set started_on = started_on - interval '${JOB_EXPIRY}'
     where state = 'active' and started_on < to_timestamp($1) returning name`,
    [killedAt / 1_000 + 1],
  );
  const Boss = requireFromProduct('pg-boss');
  const executeSql = (text, parameters) => client.query(text, parameters);
  const quiet = { supervise: false, schedule: false, migrate: false };
  const boss = new Boss({ db: { executeSql }, schema: 'jobs', ...quiet });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  await boss.maintain();
  await boss.stop({ graceful: false });
  await retryNow(client);
  await untilDelivered(client);
  return rows.map(({ name }) => name);
}

/** Moves the time of what waits to be tried again. */
const retryNow = (client) => client.query(`update jobs.job set start_after = now() where state = 'retry'`);

async function noticesArrived(run, client) {
  const { rows } = await client.query(
    `with requested as (select id from cases where title like 'Request %')
     select count(*)::int as notices, count(distinct case_id)::int as cases,
       (select count(*)::int from requested) as requests
     from notifications where kind = 'request-received' and case_id in (select id from requested)`,
  );
  const [{ notices, cases, requests }] = rows;
  run.all('Requests that make one case each', requests, NOTICES);
  run.none('Notices that are lost', requests - cases, NOTICES);
  run.none('Notices that are doubled', notices - cases, NOTICES);
}

/** How many mails with one delivery id came more than once. */
function doubledIds(mails) {
  const times = new Map();
  for (const { id } of mails) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times.values()].filter((count) => count > 1).length;
}

function mailsArrived(run, mails, people, inHand) {
  const reached = new Set(mails.filter(({ subject }) => subject === SUBJECT).map(({ to }) => to));
  run.none('Mails that are lost', people.filter(({ email }) => !reached.has(email)).length, MAILS);
  const mayDouble = inHand.filter((name) => name === 'send-mail').length;
  const text = 'Mails that came twice by their delivery id, besides those in hand at the kill';
  run.none(text, Math.max(0, doubledIds(mails) - mayDouble), mails.length, `${mayDouble} in hand`);
}

/** Asks for mails at a steady rate. Gives the answers. */
function askSteadily(origin, people, milliseconds) {
  const count = Math.round((milliseconds / 1_000) * AWAY_REQUESTS_PER_SECOND);
  return forEach(count, 1, async (n) => {
    const next = sleep(1_000 / AWAY_REQUESTS_PER_SECOND);
    const { email } = people[n % people.length];
    const answer = await callerOf(origin).rest('POST', '/auth/password-reset', { email });
    await next;
    return answer;
  });
}

/** What is asked for while the mail server is away comes once it is back, and nobody waits meanwhile. */
export async function mailServerAway(run, { client, origins, mailServer }) {
  const lawyers = await addLawyers(client, sized(500, 20));
  await untilDelivered(client);
  const before = await askSteadily(origins[0], lawyers.slice(0, 10), Math.min(AWAY_MILLISECONDS, 15_000));
  await untilDelivered(client);
  mailServer.mails.length = 0;
  await mailServer.stop();
  const during = await askSteadily(origins[0], lawyers.slice(10), AWAY_MILLISECONDS);
  const back = Date.now();
  await mailServer.start();
  if (sized(false, true)) await retryNow(client);
  await untilDelivered(client);
  const came = mailServer.mails.filter(({ subject }) => subject === SUBJECT).length;
  const last = `the last ${((Date.now() - back) / 1_000).toFixed(0)} s after it is back`;
  run.none(
    'Mails asked for while the mail server is away that are lost',
    during.length - came,
    during.length,
    last,
  );
  run.none('The same: doubled by delivery id', doubledIds(mailServer.mails), mailServer.mails.length);
  const refused = [...before, ...during].filter(({ status }) => status !== 200).length;
  run.none('Requests for mails that are refused', refused, before.length + during.length);
  const [withServer, without] = [percentile(before, 0.5), percentile(during, 0.5)];
  const figure = `${without.toFixed(1)} against ${withServer.toFixed(1)} ms`;
  const text = 'Median of requests while the mail server is away against before';
  run.time(MOST_SLOWER, 'times', text, without / withServer, figure);
}
