// Requests to several lawyers through two processes: turns, 40 at once, proposals and acceptances at once, and kills.
// In CI: no, it would take more than its share of the time there.
import { killedWhileAccepting } from './matching-crash.mjs';
import { acceptancesAtOnce, proposalsAtOnce } from './matching-races.mjs';
import { atSize } from './matching-size.mjs';
import { newLawyers, send, signedIn } from './open-requests.mjs';
import { addPeople, connectTo } from './people.mjs';
import { startProducts } from './product.mjs';
import { sized, verify } from './verify.mjs';

const IS_FULL = sized(true, false);
const IN_TURN = sized(1_000, 80);
const TOGETHER = 4;
/** A client may send five in 30 days: one of them at once with the others. */
const OF_CLIENT = 4;
const LAWYERS_IN_TURN = 50;
const AT_ONCE = 40;
const LAWYERS_AT_ONCE = 60;
/** 320 invitations for 360 places: the last requests find few lawyers who can take one more. */
const MOST_AT_ONCE = 6;

await verify(async (run) => {
  const { products, start, database } = await startProducts(run, { processes: 2 });
  const client = await connectTo(run, database);
  const origins = products.map(({ origin }) => origin);
  const people = await addPeople(client, 'user', Math.max(IN_TURN / OF_CLIENT, AT_ONCE));
  const callers = await signedIn(origins, people);
  await everybodyInTurn(run, client, callers);
  await manyAtOnce(run, client, callers.slice(0, AT_ONCE));
  await proposalsAtOnce(run, client, origins);
  await acceptancesAtOnce(run, client, origins);
  await killedWhileAccepting(run, client, products, start);
  if (IS_FULL) await atSize(run);
});

/** How often each of these lawyers was asked: the most and the least. */
async function turnsOf(client, lawyerIds) {
  const { rows } = await client.query(
    `select max(asked)::int as most, min(asked)::int as least from (
       select count(invitation.id) as asked from unnest($1::uuid[]) lawyer_id
       left join invitations invitation using (lawyer_id) group by lawyer_id) counted`,
    [lawyerIds],
  );
  return rows[0];
}

async function everybodyInTurn({ promise, note }, client, callers) {
  const lawyerIds = await newLawyers(client, LAWYERS_IN_TURN, { most: 5 });
  const since = performance.now();
  for (let n = 0; n < IN_TURN; n += TOGETHER) {
    await Promise.all(Array.from({ length: TOGETHER }, (_, k) => send(callers[(n + k) % callers.length])));
    // Everybody answers, and the clients withdraw.
    await client.query(`update invitations set state = 'declined', reason = 'busy' where state = 'sent'`);
    await client.query(
      `update open_requests set state = 'withdrawn', ended_at = now(), next_wave_at = null where state = 'open'`,
    );
  }
  const { most, least } = await turnsOf(client, lawyerIds);
  note(`${IN_TURN} requests, four at a time`, `${Math.round((performance.now() - since) / IN_TURN)} ms each`);
  promise(
    `Of ${LAWYERS_IN_TURN} lawyers who all answer, the one most asked is asked at most 8 times more than the one least asked`,
    `${most - least} (${least} to ${most})`,
    most - least <= 8,
  );
}

async function manyAtOnce({ promise, note }, client, callers) {
  const lawyerIds = await newLawyers(client, LAWYERS_AT_ONCE, { most: MOST_AT_ONCE });
  const since = performance.now();
  const requests = await Promise.allSettled(callers.map(send));
  note(`${AT_ONCE} requests at once`, `${Math.round(performance.now() - since)} ms`);
  const refused = requests.filter(({ status }) => status === 'rejected');
  promise(
    `Of ${AT_ONCE} requests at once to ${LAWYERS_AT_ONCE} lawyers, refused`,
    [refused.length, ...refused.slice(0, 1).map(({ reason }) => reason.message)].join(': '),
    refused.length === 0,
  );
  const short = requests.filter(({ value }) => value?.asked !== 8).length;
  promise('Of these, not put to eight lawyers', short, short === 0);
  const { most, least } = await turnsOf(client, lawyerIds);
  promise(
    `Lawyers above their limit of ${MOST_AT_ONCE}: the one most asked is asked`,
    `${most} times (least ${least})`,
    most <= MOST_AT_ONCE,
  );
}
