import { randomUUID } from 'node:crypto';
import { expectSuccess } from './caller.mjs';
import { addPeople, signIn } from './people.mjs';
import { fromNetwork } from './requests.mjs';

const FAMILY = 'family-law';

const SEND = `mutation ($input: OpenRequestInput!) { sendOpenRequest(input: $input) { openRequest { id asked } } }`;
const PROPOSE = `mutation ($input: ProposalInput!) { sendProposal(input: $input) { invitation { id } } }`;
const ACCEPT = `mutation ($id: ID!) { acceptProposal(id: $id) { case { id } } }`;

/** Lawyers of family law in Dhaka, who take `most` requests at a time. Nobody asks earlier lawyers any more. Gives their ids. */
export async function newLawyers(client, count, { most }) {
  const lawyers = await addPeople(client, 'lawyer', count);
  await putInReach(client, lawyers, most);
  return lawyers.map(({ id }) => id);
}

/** Puts these lawyers alone where the requests below find them. */
export async function putInReach(client, lawyers, most) {
  const ids = lawyers.map(({ id }) => id);
  await client.query('update lawyer_profiles set locked = true');
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
}

let networks = 0;

/** Signs somebody in from a network of their own, because one may try few emails. */
export function signInAlone(origin, person) {
  return signIn(origin, person, { headers: fromNetwork((networks += 1)) });
}

/** Callers of people, in turn at one process and the other. */
export async function signedIn(origins, people) {
  const callers = [];
  for (const [n, person] of people.entries())
    callers.push((await signInAlone(origins[n % origins.length], person)).caller);
  return callers;
}

/** A client asks several lawyers. */
export async function send(caller) {
  const input = {
    requestKey: randomUUID(),
    about: FAMILY,
    district: 'Dhaka',
    title: 'Dower',
    description: 'It was never paid.',
  };
  const { data } = expectSuccess(await caller.graphql(SEND, { input }), 'sendOpenRequest');
  return data.sendOpenRequest.openRequest;
}

/** A lawyer answers an invitation. */
export function propose(caller, invitationId, message) {
  const fee = { amountPoisha: 2_500_000, covers: 'The suit' };
  return caller.graphql(PROPOSE, { input: { invitationId, fee, message } });
}

/** A client accepts a proposal. */
export function accept(caller, id) {
  return caller.graphql(ACCEPT, { id });
}

/** A proposal that is ready to be accepted, of a lawyer who was asked. Gives its id. */
export async function addProposal(client, requestId, lawyerId, place = 1) {
  await client.query(`update invitations set state = 'proposed' where request_id = $1 and lawyer_id = $2`, [
    requestId,
    lawyerId,
  ]);
  const { rows } = await client.query(
    `insert into proposals (id, request_id, lawyer_id, place, amount_poisha, covers, message, state, sent_at, valid_until)
     values (gen_random_uuid(), $1, $2, $3, 2500000, 'The suit', 'Yes', 'sent', now(), now() + interval '7 days')
     returning id`,
    [requestId, lawyerId, place],
  );
  return rows[0].id;
}

/** How many answers have each code, such as `ok × 5, CONFLICT × 45`. */
export function countCodes(answers) {
  const counts = new Map();
  for (const { status, code } of answers) {
    const name = code ?? (status === 200 ? 'ok' : String(status));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([left], [right]) => (left < right ? 1 : -1))
    .map(([code, count]) => `${code} × ${count}`)
    .join(', ');
}
