import { setTimeout as sleep } from 'node:timers/promises';
import { callerOf } from './caller.mjs';
import { accept, addProposal, newLawyers, send, signInAlone } from './open-requests.mjs';
import { addPeople } from './people.mjs';
import { sized } from './verify.mjs';

const KILLS = sized(6, 2);
const ACCEPTANCES = sized(20, 8);
/** So many acceptances have written a case, or were answered, when the process is killed. */
const BEFORE_KILL = 3;

/** Requests of a client each, with one proposal. */
async function addRequests(client, origin) {
  const [lawyerId] = await newLawyers(client, 1, { most: 5 });
  const requests = [];
  for (const person of await addPeople(client, 'user', ACCEPTANCES)) {
    const { token, device, caller } = await signInAlone(origin, person);
    const { id } = await send(caller);
    requests.push({ id, token, device, proposalId: await addProposal(client, id, lawyerId) });
  }
  return requests;
}

/** All requests are accepted at once through one process; those that were answered before it died. */
function acceptAll(origin, requests, onAnswer) {
  return Promise.all(
    requests.map(async (request) => {
      const { status, code } = await accept(callerOf(origin, request), request.proposalId);
      if (status !== 200 || code !== undefined) return [];
      onAnswer();
      return [request.id];
    }),
  ).then((ids) => ids.flat());
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
async function killBeforeCommit(client, { origin, processId }, requests) {
  await client.query('begin');
  await client.query('lock table notifications in share row exclusive mode');
  const answered = acceptAll(origin, requests, () => undefined);
  await untilWaiting(client);
  process.kill(processId, 'SIGKILL');
  await client.query('rollback');
  return answered;
}

async function untilWaiting(client) {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { rows } = await client.query(
      `select from pg_locks where not granted and relation = 'notifications'::regclass`,
    );
    if (rows.length >= BEFORE_KILL) return;
    await sleep(10);
  }
  throw new Error('The acceptances did not reach their notifications.');
}

/** Kills the process after some answers, wherever the other acceptances are. */
async function killAmongAnswers({ origin, processId }, requests) {
  let answers = 0;
  return acceptAll(origin, requests, () => {
    answers += 1;
    if (answers === BEFORE_KILL) process.kill(processId, 'SIGKILL');
  });
}

/** PostgreSQL notices that the process is gone, and rolls its transactions back. */
async function untilNobodyHolds(client, requests) {
  const ids = requests.map(({ id }) => id);
  await client.query('select from open_requests where id = any($1) for update', [ids]);
}

/** A process is killed again and again while it accepts proposals; each request has a case with its agreed fee, or neither. */
export async function killedWhileAccepting({ promise, note }, client, [first, other], start) {
  let killed = first;
  const seen = { halves: 0, lost: 0, whole: 0, answered: 0 };
  for (let kill = 0; kill < KILLS; kill += 1) {
    const requests = await addRequests(client, killed.origin);
    const answered =
      kill % 2 === 0
        ? await killBeforeCommit(client, killed, requests)
        : await killAmongAnswers(killed, requests);
    await untilNobodyHolds(client, requests);
    const made = await madeOf(client, requests);
    seen.answered += answered.length;
    seen.halves += made.filter((row) => !isUntouched(row) && !isWhole(row)).length;
    seen.lost += made.filter((row) => answered.includes(row.id) && !isWhole(row)).length;
    await acceptAll(other.origin, requests, () => undefined);
    seen.whole += (await madeOf(client, requests)).filter(isWhole).length;
    killed = await start(new URL(killed.origin).port);
  }
  const total = KILLS * ACCEPTANCES;
  note('Kills among acceptances, of which answered before', `${KILLS}, ${seen.answered} of ${total}`);
  promise('Requests with a case without its fee, or half accepted', seen.halves, seen.halves === 0);
  promise('Answered acceptances that are lost', seen.lost, seen.lost === 0);
  promise(
    'Accepted again through the other process: one case with one agreed fee',
    `${seen.whole} of ${total}`,
    seen.whole === total,
  );
}
