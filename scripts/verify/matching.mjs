// Requests to several lawyers through two processes: turns, 40 at once, and kills among acceptances.
import { sized } from '../lib/promises.mjs';
import { FAMILY, sendRequest as send } from './setup/open-requests.mjs';
import { addPeople, callerOf, signedInPeople, succeeded, withoutMails } from './setup/people.mjs';
import { UNLIMITED } from './setup/product.mjs';
import { forEach, until } from './setup/requests.mjs';
import { sharedProducts } from './setup/shared-products.mjs';

const IN_TURN = sized(1_000, 60);
const TOGETHER = 4;
/** A client may send five in 30 days: one of them at once with the others. */
const OF_CLIENT = 4;
const LAWYERS_IN_TURN = 50;
const AT_ONCE = sized(40, 16);
/** With 8 invitations each for 9 places: the last requests find few lawyers who can take one more. */
const LAWYERS_AT_ONCE = 1.5 * AT_ONCE;
const MOST_AT_ONCE = 6;
const KILLS = sized(6, 2);
const ACCEPTANCES = sized(20, 8);
/** So many acceptances have written a case, or were answered, when the process is killed. */
const BEFORE_KILL = 3;

const ACCEPT = `mutation ($id: ID!) { acceptProposal(id: $id) { case { id } } }`;

export default async function matching(run) {
  const { origins, client, processes } = await sharedProducts(UNLIMITED);
  const count = Math.max(IN_TURN / OF_CLIENT, AT_ONCE);
  const people = await signedInPeople(client, origins, 'user', count);
  await everybodyInTurn(run, client, people);
  await manyAtOnce(run, client, people.slice(0, AT_ONCE));
  await killedWhileAccepting(run, client, { origins, processes });
}

/** Makes lawyers of family law in Dhaka, who take `most` requests at a time; nobody asks earlier lawyers any more. Gives their ids. */
async function newLawyers(client, count, most) {
  const lawyers = await addPeople(client, 'lawyer', count);
  await withoutMails(client, lawyers, 'invitation-received');
  const ids = lawyers.map(({ id }) => id);
  await client.query(
    `update lawyer_profiles set locked = true where not locked and account_id in (
       select lawyer_id from lawyer_practice_areas join practice_areas area on area.id = practice_area_id
       where area.slug = $1)`,
    [FAMILY],
  );
  await client.query(
    `insert into lawyer_practice_areas (lawyer_id, practice_area_id, position)
     select lawyer_id, (select id from practice_areas where slug = $2), 1 from unnest($1::uuid[]) lawyer_id`,
    [ids, FAMILY],
  );
  await client.query(
    `update lawyer_profiles set locked = false, most_invitations = $2,
       district_id = (select id from districts where slug = 'dhaka') where account_id = any($1)`,
    [ids, most],
  );
  return ids;
}

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

async function everybodyInTurn(run, client, people) {
  const lawyerIds = await newLawyers(client, LAWYERS_IN_TURN, 5);
  const since = performance.now();
  for (let n = 0; n < IN_TURN; n += TOGETHER) {
    await forEach(TOGETHER, TOGETHER, (k) => send(people[(n + k) % people.length]));
    // Everybody answers, and the clients withdraw.
    await client.query(`update invitations set state = 'declined', reason = 'busy' where state = 'sent'`);
    await client.query(
      `update open_requests set state = 'withdrawn', ended_at = now(), next_wave_at = null where state = 'open'`,
    );
  }
  const { most, least } = await turnsOf(client, lawyerIds);
  run.note(
    `${IN_TURN} requests, four at a time`,
    `${Math.round((performance.now() - since) / IN_TURN)} ms each`,
  );
  const text = `Of ${LAWYERS_IN_TURN} lawyers who all answer, one is asked more often than another`;
  run.atMost(8, 'times', text, most - least, `${least} to ${most}`);
}

async function manyAtOnce(run, client, people) {
  const lawyerIds = await newLawyers(client, LAWYERS_AT_ONCE, MOST_AT_ONCE);
  const requests = await Promise.allSettled(people.map(send));
  const refused = requests.filter(({ status }) => status === 'rejected');
  run.none('Requests at once that are refused', refused.length, AT_ONCE, refused[0]?.reason.message);
  const short = requests.filter(({ value }) => value?.asked !== 8).length;
  run.none('Requests at once that are not put to eight lawyers', short, AT_ONCE);
  const { most, least } = await turnsOf(client, lawyerIds);
  run.atMost(MOST_AT_ONCE, 'times', 'A lawyer is asked', most, `least ${least}`);
}

/** Requests of a client each, with one proposal that is ready to be accepted. */
async function addRequests(client, origin) {
  const [lawyerId] = await newLawyers(client, 1, 5);
  const people = await signedInPeople(client, [origin], 'user', ACCEPTANCES);
  return forEach(ACCEPTANCES, 4, async (n) => {
    const { id } = await send(people[n]);
    await client.query(`update invitations set state = 'proposed' where request_id = $1`, [id]);
    const { rows } = await client.query(
      `insert into proposals (id, request_id, lawyer_id, place, amount_poisha, covers, message, state, sent_at, valid_until)
       values (gen_random_uuid(), $1, $2, 1, 2500000, 'The suit', 'Yes', 'sent', now(), now() + interval '7 days')
       returning id`,
      [id, lawyerId],
    );
    return { id, person: people[n], proposalId: rows[0].id };
  });
}

/** All requests are accepted at once through one process. Gives the ids of those that were answered before it died. */
async function acceptAll(origin, requests, onAnswer = () => undefined) {
  const answered = await Promise.all(
    requests.map(async ({ id, person, proposalId }) => {
      if (!succeeded(await callerOf(origin, person).graphql(ACCEPT, { id: proposalId }))) return [];
      onAnswer();
      return [id];
    }),
  );
  return answered.flat();
}

/** Of each request: its state, and the cases and agreed fees of its client. */
async function madeOf(client, requests) {
  const { rows } = await client.query(
    `select request.id, request.state, count(distinct legal_case.id)::int as cases, count(fee.id)::int as fees
     from open_requests request left join cases legal_case on legal_case.client_id = request.client_id
     left join fees fee on fee.case_id = legal_case.id and fee.state = 'accepted'
     where request.id = any($1) group by request.id`,
    [requests.map(({ id }) => id)],
  );
  return rows;
}

const isUntouched = ({ state, cases, fees }) => state === 'open' && cases === 0 && fees === 0;
const isWhole = ({ state, cases, fees }) => state === 'accepted' && cases === 1 && fees === 1;

/** Kills the process while acceptances wait to write their notification: the case and its fee are written before. */
async function killBeforeCommit(client, { origins, processes }, requests) {
  await client.query('begin');
  await client.query('lock table notifications in share row exclusive mode');
  const answered = acceptAll(origins[0], requests);
  const waiting = `select from pg_locks where not granted and relation = 'notifications'::regclass`;
  await until(async () => (await client.query(waiting)).rows.length >= BEFORE_KILL);
  processes.kill(0);
  await client.query('rollback');
  return answered;
}

/** Kills the process after some answers, wherever the other acceptances are. */
function killAmongAnswers(_client, { origins, processes }, requests) {
  let answers = 0;
  return acceptAll(origins[0], requests, () => {
    answers += 1;
    if (answers === BEFORE_KILL) processes.kill(0);
  });
}

/** A process is killed again and again while it accepts proposals; each request has a case with its agreed fee, or neither. */
async function killedWhileAccepting(run, client, at) {
  const seen = { halves: 0, lost: 0, whole: 0, answered: 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const requests = await addRequests(client, at.origins[0]);
    const killAmong = kill % 2 === 0 ? killBeforeCommit : killAmongAnswers;
    const answered = await killAmong(client, at, requests);
    // PostgreSQL notices that the process is gone, and rolls its transactions back.
    await client.query('select from open_requests where id = any($1) for update', [
      requests.map(({ id }) => id),
    ]);
    const made = await madeOf(client, requests);
    seen.answered += answered.length;
    seen.halves += made.filter((row) => !isUntouched(row) && !isWhole(row)).length;
    seen.lost += made.filter((row) => answered.includes(row.id) && !isWhole(row)).length;
    await acceptAll(at.origins[1], requests);
    seen.whole += (await madeOf(client, requests)).filter(isWhole).length;
    await at.processes.restartEnded();
  }
  const total = KILLS * ACCEPTANCES;
  run.none('Requests with a case without its fee, or half accepted', seen.halves, total, `${KILLS} kills`);
  run.none('Answered acceptances that are lost', seen.lost, seen.answered);
  run.all('Accepted again through the other process: one case with one agreed fee', seen.whole, total);
}
