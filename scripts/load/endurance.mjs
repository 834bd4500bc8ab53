// What the memory has after a million requests, and how late the latest answers come while there is still room.
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { startBaseline } from '../bench/servers.mjs';
import { baseline, filterFor, subjectsFor } from '../bench/subjects.mjs';
import { median } from '../lib/median.mjs';
import { sized } from '../lib/promises.mjs';
import { memoryOf, startProducts } from '../verify/setup/product.mjs';
import {
  countStatuses,
  fromNewNetwork,
  percentile,
  sendAtRate,
  sendInTurn,
} from '../verify/setup/requests.mjs';

const LAWYERS = sized(10_000, 500);
const ROUNDS = sized(5, 1);
const CONNECTIONS = 32;
const SHARE_OF_CAPACITY = 0.7;
const REQUESTS_UNTIL_CACHES_ARE_FULL = sized(200_000, 1_000);
const REQUESTS_AFTER = sized(1_000_000, 1_000);

let sent = 0;

export default async function endurance(run) {
  // As in production.
  const variables = { SHEDDING: undefined };
  const { origins, processes, url } = await startProducts(run, { lawyers: LAWYERS, variables });
  const bare = await startBaseline(url);
  run.atEnd(bare.stop);
  await latestAnswers(run, origins[0], bare.origin);
  await memoryAfterManyRequests(run, origins[0], processes);
}

/** Requests of a subject of the bench, each of which no cache has, as the threads that send them take them. */
function requestsOf(subject) {
  return () => {
    sent += 1;
    const { headers, ...rest } = subject.request(filterFor(sent), sent);
    return { ...rest, headers: { ...headers, ...fromNewNetwork() } };
  };
}

/** How many requests a second are answered while more are sent; the sender takes its part of the processors then as well. */
async function capacityOf(origin, requestOf) {
  const answered = await sendInTurn(origin, requestOf, { connections: 16, milliseconds: 2_000 });
  const since = performance.now();
  const { answers } = await sendAtRate(origin, requestOf, {
    perSecond: answered.length,
    milliseconds: 3_000,
  });
  const seconds = (performance.now() - since) / 1_000;
  return answers.filter(({ status }) => status === 200).length / seconds;
}

/** The slowest of a hundred answers in milliseconds, while so many are asked for as is a share of what can be answered. */
async function slowestOfHundred(origin, requestOf) {
  const perSecond = SHARE_OF_CAPACITY * (await capacityOf(origin, requestOf));
  await sleep(1_000);
  const { answers } = await sendAtRate(origin, requestOf, { perSecond, milliseconds: 5_000 });
  const accepted = answers.filter(({ status }) => status === 200);
  return {
    slowest: percentile(accepted, 0.99),
    statuses: `${perSecond.toFixed(0)} a second: ${countStatuses(answers)}`,
  };
}

async function latestAnswers(run, productOrigin, bareOrigin) {
  const page = subjectsFor(LAWYERS).find(({ name }) => name === 'GraphQL page');
  await sendInTurn(productOrigin, requestsOf(page), { connections: 16, milliseconds: 8_000 });
  await sendInTurn(bareOrigin, requestsOf(baseline), { connections: 16, milliseconds: 3_000 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await slowestOfHundred(bareOrigin, requestsOf(baseline));
    const product = await slowestOfHundred(productOrigin, requestsOf(page));
    run.note(`Round ${round + 1}, the bare server, the product`, `${limit.statuses}; ${product.statuses}`);
    rounds.push({ limit: limit.slowest, product: product.slowest });
  }
  const ratio = median(rounds.map(({ limit, product }) => product / limit));
  const [limit, product] = ['limit', 'product'].map((key) =>
    median(rounds.map((one) => one[key])).toFixed(1),
  );
  const text =
    'The slowest of a hundred pages at 70 % of what can be answered against that of the bare server';
  run.time(3, 'times', text, ratio, `${product} ms, ${limit} ms`);
}

/** A mix as of visitors: most ask for what others have asked for, some for what nobody has. */
function visitorsMix() {
  const subjects = new Map(subjectsFor(LAWYERS).map((subject) => [subject.name, subject]));
  const names = [
    ...['GraphQL page, 4 of 5 seen before', 'GraphQL page, 4 of 5 seen before', 'GraphQL page, seen before'],
    ...[
      'REST page',
      'A lawyer',
      'Home page, seen before',
      "Lawyer's page, seen before",
      'GraphQL page with education',
    ],
  ];
  return (n) => subjects.get(names[n % names.length]).request(filterFor(n), n);
}

/** Sends so many requests, 32 at a time. Returns how many were refused for want of time, as new pages are when many are asked for. */
async function sendMany(origin, requestOf, count) {
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  let [left, refused] = [count, 0];
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      sent += 1;
      const { statusCode, body } = await pool.request(requestOf(sent));
      await body.dump();
      if (statusCode === 503) refused += 1;
      else if (statusCode !== 200) throw new Error(`A request was answered with ${statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  await pool.close();
  return refused;
}

async function memoryAfterManyRequests(run, origin, processes) {
  const mix = visitorsMix();
  await sendMany(origin, mix, REQUESTS_UNTIL_CACHES_ARE_FULL);
  const [living, resident] = [await processes.livingMemory(0), memoryOf(processes.idOf(0))];
  const refused = await sendMany(origin, mix, REQUESTS_AFTER);
  const [livingAfter, residentAfter] = [await processes.livingMemory(0), memoryOf(processes.idOf(0))];
  const ratio = livingAfter / living;
  const figures = `${living.toFixed(0)} MB, ${livingAfter.toFixed(0)} MB`;
  run.time(
    1.1,
    'times',
    'Living memory after a million requests against that of full caches',
    ratio,
    figures,
  );
  run.note('Refused with 503 of that million', refused);
  run.note('Resident memory before and after', `${resident.toFixed(0)} MB, ${residentAfter.toFixed(0)} MB`);
}
