// Notices and mails while one of two processes is killed, and while the mail server is away (`--minutes 10` for long).
// In CI: no, takes minutes; api/test/operation/delivery kills a process that has one mail in hand.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inRoot } from '../lib/paths.mjs';
import { startMailServer } from './mail-server.mjs';
import { addPeople, connectTo, signIn } from './people.mjs';
import { startProducts } from './product.mjs';
import { percentile, rest, send } from './requests.mjs';
import { verify } from './verify.mjs';

const NOTICES = 1_000;
const MAILS = 500;
const CLIENTS = 40;
const CONNECTIONS = 8;
const TRIES = 20;
const DRAINED_MILLISECONDS = 120_000;
const AWAY_REQUESTS_PER_SECOND = 4;
const MOST_SLOWER = 1.35;
const SUBJECT = 'Set a new password for AinSathi';
/** The longest that a job may take before another process takes it over. */
const JOB_EXPIRY = '15 minutes';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '0.5' } } });
const AWAY_MILLISECONDS = Number(values.minutes) * 60_000;

await verify(async (run) => {
  const mailServer = await startMailServer(run);
  // Without a proxy in front, requests of this machine are not limited.
  const variables = { ...mailServer.variables, TRUST_PROXY: 'false' };
  const { products, database } = await startProducts(run, { processes: 2, variables });
  const client = await connectTo(run, database);
  const lawyers = await addPeople(client, 'lawyer', MAILS);
  // Their notices are counted; the mails are those that are asked for.
  await client.query(
    `insert into notification_choices (account_id, kind, mail, push)
     select id, 'request-received', false, false from unnest($1::uuid[]) id`,
    [lawyers.map(({ id }) => id)],
  );
  const clients = await addPeople(client, 'user', CLIENTS);
  const tokens = [];
  for (const person of clients) tokens.push((await signIn(products[0].origin, person)).token);
  // The mails about these sign-ins.
  await untilDelivered(client);
  await killInTheMiddle(run, { products, client, mailServer, lawyers, tokens });
  await mailServerAway(run, { origin: products[0].origin, client, mailServer, lawyers });
});

/** Sends until it is answered; a process that is gone is left for the next one. Gives how often it was sent. */
async function sendUntilAnswered(origins, start, request) {
  for (let n = 0; n < TRIES; n += 1) {
    const { status, text } = await send(origins[(start + n) % origins.length], request);
    if (status === 200 || status === 201) return n + 1;
    if (status !== 0 && status < 500) throw new Error(`A request was answered with ${status}: ${text}`);
    await sleep(50);
  }
  throw new Error(`A request was not answered in ${TRIES} tries.`);
}

/** Does work for each number on some connections at once. */
async function onConnections(count, work) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

async function killInTheMiddle(run, { products, client, mailServer, lawyers, tokens }) {
  const origins = products.map(({ origin }) => origin);
  const doomed = products[1];
  mailServer.mails.length = 0;
  let answered = 0;
  let again = 0;
  const count = (sent) => {
    answered += 1;
    again += sent - 1;
  };
  const requestCase = async (n) => {
    const body = {
      lawyerId: lawyers[n % lawyers.length].id,
      title: `Request ${n}`,
      description: 'A wall on my land.',
      // What is sent twice makes one case.
      requestKey: randomUUID(),
    };
    const headers = { authorization: `Bearer ${tokens[n % tokens.length]}` };
    count(await sendUntilAnswered(origins, n, { ...rest('/users/cases', body), headers }));
  };
  const askForMail = async (n) =>
    count(await sendUntilAnswered(origins, n, rest('/auth/password-reset', { email: lawyers[n].email })));
  const kill = async () => {
    while (answered < (NOTICES + MAILS) / 2) await sleep(2);
    const mailsBefore = mailServer.mails.length;
    process.kill(doomed.processId, 'SIGKILL');
    return { mailsBefore, answeredBefore: answered, at: Date.now() };
  };
  const [killed] = await Promise.all([
    kill(),
    onConnections(NOTICES + MAILS, (n) =>
      n % 3 === 2 ? askForMail((n - 2) / 3) : requestCase(n - Math.floor(n / 3)),
    ),
  ]);
  const { rows: left } = await client.query(`select count(*)::int as mails from mails where sent_at is null`);
  run.note(
    'Killed with SIGKILL',
    `after ${killed.answeredBefore} of ${NOTICES + MAILS} requests and ${killed.mailsBefore} mails; ${again} requests were sent again; ${left[0].mails} mails waited when the last request was answered`,
  );
  const inHand = await finishJobsOfTheDead(client, killed.at);
  run.note('Jobs that the killed process had in hand', inHand.join(', ') || 'none');
  noticesArrived(run, await countNotices(client));
  mailsArrived(run, { mails: mailServer.mails, inHand, seconds: (Date.now() - killed.at) / 1_000 }, lawyers);
}

/** Waits until all jobs of mails are done, as long as they become fewer: after a long time without a server many wait. */
async function untilDelivered(client) {
  let until = Date.now() + DRAINED_MILLISECONDS;
  let fewest = Infinity;
  while (Date.now() < until) {
    const { rows } = await client.query(
      `select count(*)::int as waiting from jobs.job where name in ('send-mail', 'mail-password-reset')
       and (state in ('created', 'retry') or state = 'active' and started_on > now() - interval '5 seconds')`,
    );
    const [{ waiting }] = rows;
    if (waiting === 0) return;
    if (waiting < fewest) until = Date.now() + DRAINED_MILLISECONDS;
    fewest = Math.min(fewest, waiting);
    await sleep(200);
  }
  const { rows } = await client.query(
    `select name, state, count(*)::int as jobs, min(output::text) as output from jobs.job group by 1, 2`,
  );
  throw new Error(`Mails still wait: ${JSON.stringify(rows)}`);
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
  const require = createRequire(inRoot('api', 'package.json'));
  const Boss = require('pg-boss');
  const executeSql = (text, parameters) => client.query(text, parameters);
  const boss = new Boss({
    db: { executeSql },
    schema: 'jobs',
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  await boss.maintain();
  await boss.stop({ graceful: false });
  await client.query(`update jobs.job set start_after = now() where state = 'retry'`);
  await untilDelivered(client);
  return rows.map(({ name }) => name);
}

async function countNotices(client) {
  const { rows } = await client.query(
    `select count(*)::int as notices, count(distinct case_id)::int as cases,
       (select count(*)::int from cases) as requests
     from notifications where kind = 'request-received'`,
  );
  return rows[0];
}

function noticesArrived({ promise }, { notices, cases, requests }) {
  promise(
    `${NOTICES} notices while one of two processes is killed`,
    `${requests - cases} lost, ${notices - cases} doubled (${requests} requests, ${notices} notices)`,
    notices === NOTICES && cases === NOTICES && requests === NOTICES,
  );
}

/** How many mails with one delivery id came more than once. */
function doubledIds(mails) {
  const seen = new Map();
  for (const { id } of mails) seen.set(id, (seen.get(id) ?? 0) + 1);
  return [...seen.values()].filter((times) => times > 1).length;
}

function mailsArrived({ promise, note }, { mails, inHand, seconds }, people) {
  const links = mails.filter(({ subject }) => subject === SUBJECT);
  const reached = new Set(links.map(({ to }) => to));
  const lost = people.filter(({ email }) => !reached.has(email)).length;
  const doubled = doubledIds(mails);
  const mayDouble = inHand.filter((name) => name === 'send-mail').length;
  promise(`${MAILS} mails while one of two processes is killed: lost`, `${lost}`, lost === 0);
  promise(
    'Mails that came twice by their delivery id: at most the one that was in hand',
    `${doubled} of ${mails.length}, ${mayDouble} in hand`,
    doubled <= mayDouble,
  );
  note('Time from the kill until all of them were there', `${seconds.toFixed(0)} s`);
  note(
    'Mails asked for again because the answer was cut, with an id of their own',
    links.length - reached.size,
  );
}

/** Asks for mails at a steady rate. Gives the answers. */
async function askSteadily(origin, people, milliseconds) {
  const answers = [];
  const count = Math.max(20, Math.round((milliseconds / 1_000) * AWAY_REQUESTS_PER_SECOND));
  for (let n = 0; n < count; n += 1) {
    const since = performance.now();
    answers.push(
      await send(origin, rest('/auth/password-reset', { email: people[n % people.length].email })),
    );
    await sleep(Math.max(0, 1_000 / AWAY_REQUESTS_PER_SECOND - (performance.now() - since)));
  }
  return answers;
}

async function mailServerAway({ promise, note }, { origin, client, mailServer, lawyers }) {
  await untilDelivered(client);
  mailServer.mails.length = 0;
  const before = await askSteadily(origin, lawyers.slice(0, 100), Math.min(AWAY_MILLISECONDS, 15_000));
  await untilDelivered(client);
  const present = mailServer.mails.length;
  await mailServer.stop();
  const during = await askSteadily(origin, lawyers.slice(100), AWAY_MILLISECONDS);
  const back = Date.now();
  await mailServer.start();
  await untilDelivered(client);
  const came = mailServer.mails.slice(present);
  const lost = during.length - came.filter(({ subject }) => subject === SUBJECT).length;
  const away = `${(AWAY_MILLISECONDS / 60_000).toFixed(1)} minutes`;
  promise(
    `Mails asked for while the mail server is away for ${away}: lost`,
    `${lost} of ${during.length}`,
    lost === 0,
  );
  promise(
    'The same: doubled by delivery id',
    `${doubledIds(mailServer.mails)}`,
    doubledIds(mailServer.mails) === 0,
  );
  const [withServer, without] = [percentile(before, 0.5), percentile(during, 0.5)];
  promise(
    'Requests while the mail server is away are not slower, by their medians',
    `${without.toFixed(1)} against ${withServer.toFixed(1)} ms, ${(without / withServer).toFixed(2)} times`,
    without / withServer <= MOST_SLOWER && [...before, ...during].every(({ status }) => status === 200),
  );
  note('The last of them came after the server was back', `${((Date.now() - back) / 1_000).toFixed(0)} s`);
}
