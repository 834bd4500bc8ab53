import { accept, addProposal, countCodes, propose, putInReach, send, signedIn } from './open-requests.mjs';
import { addPeople } from './people.mjs';

const MOST_ASKED = 24;
const PROPOSALS = 50;
const ACCEPTANCES = 20;

/** 24 lawyers, without a conflict of interest, are asked about a request: three waves at once. */
async function askAll(client, lawyers, requestId) {
  await client.query('delete from invitations where request_id = $1', [requestId]);
  const { rows } = await client.query(
    `insert into invitations (id, request_id, lawyer_id, place, state, invited_at, due_at)
     select gen_random_uuid(), $1, lawyer_id, place, 'cleared', now(), now() + interval '2 days'
     from unnest($2::uuid[]) with ordinality asked (lawyer_id, place) returning id`,
    [requestId, lawyers.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

/** Asked lawyers answer one request at once, through two processes. */
export async function proposalsAtOnce({ promise }, client, origins) {
  const lawyers = await addPeople(client, 'lawyer', MOST_ASKED);
  await putInReach(client, lawyers, 5);
  const [person] = await signedIn(origins, await addPeople(client, 'user', 1));
  const { id } = await send(person);
  const invitationIds = await askAll(client, lawyers, id);
  const callers = await signedIn(origins, lawyers);
  const answers = await Promise.all(
    Array.from({ length: PROPOSALS }, (_, n) =>
      propose(callers[n % MOST_ASKED], invitationIds[n % MOST_ASKED], `Attempt ${n}`),
    ),
  );
  const { rows } = await client.query('select count(*)::int as stored from proposals where request_id = $1', [
    id,
  ]);
  const [{ stored }] = rows;
  const codes = countCodes(answers);
  promise(
    `Of ${PROPOSALS} proposals at once five are stored, the others are CONFLICT`,
    `${stored} stored (${codes})`,
    stored === 5 && codes === 'ok × 5, CONFLICT × 45',
  );
}

/** A client accepts five proposals four times each, at once and through two processes. */
export async function acceptancesAtOnce({ promise }, client, origins) {
  const lawyers = await addPeople(client, 'lawyer', 5);
  await putInReach(client, lawyers, 5);
  const [person] = await addPeople(client, 'user', 1);
  const callers = await signedIn(origins, [person, person]);
  const { id } = await send(callers[0]);
  const proposalIds = [];
  for (const [place, lawyer] of lawyers.entries())
    proposalIds.push(await addProposal(client, id, lawyer.id, place + 1));
  const answers = await Promise.all(
    Array.from({ length: ACCEPTANCES }, (_, n) => accept(callers[n % 2], proposalIds[n % 5])),
  );
  const { cases, fees } = await madeFor(client, person);
  promise(
    `${ACCEPTANCES} acceptances at once make one case with one agreed fee`,
    `${cases} and ${fees} (${countCodes(answers)})`,
    cases === 1 && fees === 1 && countCodes(answers) === 'ok × 4, CONFLICT × 16',
  );
}

async function madeFor(client, { id }) {
  const { rows } = await client.query(
    `select count(distinct legal_case.id)::int as cases, count(fee.id)::int as fees
     from cases legal_case left join fees fee on fee.case_id = legal_case.id and fee.state = 'accepted'
     where legal_case.client_id = $1`,
    [id],
  );
  return rows[0];
}
