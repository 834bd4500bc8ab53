import { setTimeout as sleep } from 'node:timers/promises';
import { subjectsFor } from '../../bench/subjects.mjs';
import { sized } from '../../lib/promises.mjs';
import { startProducts } from '../setup/product.mjs';
import { countStatuses, fromNewNetwork, percentile, sendAtRate, sendInTurn } from '../setup/requests.mjs';

const LAWYERS = 10_000;
const ACCEPTED_MILLISECONDS = 2_000;
const HEALTH_MILLISECONDS = 1_000;
const HEALTH = { perSecond: 5, senders: 1 };
const [WARM_UP, MEASURED, LOAD] = sized([3_000, 5_000, 20_000], [0, 1_000, 2_000]);
const SUBJECTS = sized(
  ['GraphQL page', 'GraphQL search, one common word', 'Home page rendered'],
  ['GraphQL page'],
);
const NEW_PAGES = { perSecond: 20_000, milliseconds: 10 };

let sent = 0;

/** Twice as many requests as the product can answer, none of which a cache has, and 200 new pages at once. */
export async function overload(run, shared) {
  const origin = await startShedding(run, shared);
  for (const name of SUBJECTS) {
    const subject = subjectsFor(LAWYERS).find((candidate) => candidate.name === name);
    if (!subject) throw new Error(`No subject of the bench is called ${name}.`);
    await atTwiceCapacity(run, origin, subject);
    await sleep(sized(5_000, 0));
  }
  const pageOf = (n) => ({ path: `/lawyers?search=${n}`, headers: fromNewNetwork() });
  await atRate(run, origin, '200 new pages at once', pageOf, NEW_PAGES);
}

/** Starts a process that refuses what is too much; in the short form one more on the database of the others. Gives its origin. */
async function startShedding(run, shared) {
  const variables = { SHEDDING: undefined };
  if (sized(true, false)) return (await startProducts(run, { lawyers: LAWYERS, variables })).origins[0];
  const product = await shared.start(undefined, variables);
  run.atEnd(product.stop);
  return product.origin;
}

async function atTwiceCapacity(run, origin, subject) {
  const requestOf = () => {
    sent += 1;
    const { headers, ...rest } = subject.request({ area: 'Family Law', district: 'Dhaka' }, sent);
    return { ...rest, headers: { ...headers, ...fromNewNetwork() } };
  };
  await sendInTurn(origin, requestOf, { milliseconds: WARM_UP });
  const answered = await sendInTurn(origin, requestOf, { milliseconds: MEASURED });
  const capacity = (1_000 * answered.filter(({ status }) => status === 200).length) / MEASURED;
  const load = { perSecond: Math.max(2 * capacity, 20), milliseconds: LOAD };
  const title = `${subject.name}, ${load.perSecond.toFixed(0)} a second of ${capacity.toFixed(0)} possible`;
  await atRate(run, origin, title, requestOf, load);
}

/** Sends at a rate, while somebody asks for the health on connections of their own. */
async function atRate(run, origin, title, requestOf, load) {
  const healthOf = () => ({ path: '/healthz', headers: { connection: 'close' } });
  const watching = sendAtRate(origin, healthOf, { ...HEALTH, milliseconds: load.milliseconds + 2_000 });
  const { answers, latest } = await sendAtRate(origin, requestOf, load);
  const { answers: health } = await watching;
  const accepted = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.length - accepted.length - refused.length;
  run.none(`${title}: answered with neither 200 nor 503`, others, answers.length, countStatuses(answers));
  const silent = refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0)).length;
  run.none('  503 without the time to come again', silent, refused.length);
  const late = `senders late by ${latest.toFixed(0)} ms`;
  run.time(ACCEPTED_MILLISECONDS, 'ms', '  99 of 100 accepted take', percentile(accepted, 0.99), late);
  const ill = health.filter(({ status }) => status !== 200).length;
  run.none('  /healthz without an answer', ill, health.length);
  run.time(HEALTH_MILLISECONDS, 'ms', '  /healthz takes', percentile(health, 1));
}
