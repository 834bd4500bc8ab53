// What visitors, the operator and the product notice of twice as many requests as it can answer, and of 200 new pages at once.
// In CI: no, takes minutes and a quiet machine; api/test/http/shedding has the refusals.
import { setTimeout as sleep } from 'node:timers/promises';
import { subjectsFor } from '../bench/subjects.mjs';
import { startProducts } from './product.mjs';
import { countStatuses, fromNetwork, percentile, sendAtRate, sendInTurn, watchHealth } from './requests.mjs';
import { verify } from './verify.mjs';

const LAWYERS = 10_000;
const ACCEPTED_MILLISECONDS = 2_000;
const HEALTH_MILLISECONDS = 1_000;
const LOAD_MILLISECONDS = 20_000;
const SUBJECTS = ['GraphQL page', 'GraphQL search, one common word', 'Home page rendered'];

let sent = 0;

await verify(async (run) => {
  const { products } = await startProducts(run, { lawyers: LAWYERS });
  const [{ origin }] = products;
  for (const name of SUBJECTS) {
    const subject = subjectsFor(LAWYERS).find((candidate) => candidate.name === name);
    if (!subject) throw new Error(`No subject of the bench is called ${name}.`);
    await atTwiceCapacity(run, origin, subject);
    await sleep(5_000);
  }
  await newPagesAtOnce(run, origin);
});

/** Requests of one subject, each of which no cache has, from a network of its own. */
function requestsOf(subject) {
  return () => {
    sent += 1;
    const filter = { area: 'Family Law', district: 'Dhaka' };
    const { headers, body, ...rest } = subject.request(filter, sent);
    return {
      ...rest,
      headers: { ...headers, ...fromNetwork(sent) },
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    };
  };
}

async function atTwiceCapacity(run, origin, subject) {
  const requestOf = requestsOf(subject);
  await sendInTurn(origin, requestOf, { milliseconds: 3_000 });
  const answered = await sendInTurn(origin, requestOf, { milliseconds: 5_000 });
  const capacity = answered.filter(({ status }) => status === 200).length / 5;
  const health = watchHealth(origin);
  const load = { perSecond: Math.max(2 * capacity, 20), milliseconds: LOAD_MILLISECONDS };
  const result = await sendAtRate(origin, requestOf, load);
  const title = `${subject.name}, ${load.perSecond.toFixed(0)} a second where ${capacity.toFixed(0)} can be answered`;
  judge(run, title, result, await health.stop());
}

async function newPagesAtOnce(run, origin) {
  const health = watchHealth(origin);
  const agentless = (n) => ({ path: `/lawyers?search=${n}`, headers: fromNetwork(n) });
  const result = await sendAtRate(origin, agentless, { perSecond: 20_000, milliseconds: 10 });
  judge(run, `${result.answers.length} new pages at once`, result, await health.stop());
}

function judge({ promise }, title, { answers, latest: senderDelay }, health) {
  const accepted = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.length - accepted.length - refused.length;
  promise(`${title}: each is answered with 200 or 503`, countStatuses(answers), others === 0);
  const told = refused.filter(({ headers }) => Number(headers['retry-after']) > 0);
  promise(
    '  503 says when to come again',
    `${told.length} of ${refused.length}`,
    told.length === refused.length,
  );
  const slowest = percentile(accepted, 0.99);
  promise(
    '  99 of 100 accepted within 2 s',
    `${slowest.toFixed(0)} ms, of which the senders were late by ${senderDelay.toFixed(0)} ms at most`,
    slowest < ACCEPTED_MILLISECONDS,
  );
  const ill = health.filter(({ status }) => status !== 200).length;
  const latest = percentile(health, 1);
  promise(
    '  /healthz within 1 s throughout',
    `${latest.toFixed(0)} ms at most, ${ill} of ${health.length} not answered`,
    latest < HEALTH_MILLISECONDS && ill === 0,
  );
}
