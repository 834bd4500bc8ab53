import { randomUUID } from 'node:crypto';
import type { ResultOf } from 'gql.tada';
import { LawyerPracticeArea } from '../../src/modules/lawyers/lawyer-practice-area.entity';
import { districts, practiceAreas } from '@ainsathi/contract/places';
import { dataOf, type Operation } from './client';
import { type Changes, graphql, type TypeOf } from './graphql';
import { aLawyer, type Person } from './people';
import type { RunningApp } from './running-app';

const idOf = (entries: readonly { id: number; name: string }[], name: string): number =>
  entries.find((entry) => entry.name === name)?.id ?? 0;

/** A verified lawyer of family law, by default in Gazipur. */
export async function aFamilyLawyer(
  app: RunningApp,
  changes: Parameters<typeof aLawyer>[1] & { area?: string; district?: string } = {},
  name?: string,
): Promise<Person> {
  const { area = 'Family Law', district = 'Gazipur', ...profile } = changes;
  const lawyer = await aLawyer(app, { districtId: idOf(districts, district), ...profile }, name);
  await app.platform.dataSource.manager.insert(LawyerPracticeArea, {
    lawyerId: lawyer.id,
    practiceAreaId: idOf(practiceAreas, area),
    position: 1,
  });
  return lawyer;
}

/** So many of them. */
export async function familyLawyers(app: RunningApp, count: number, district?: string): Promise<Person[]> {
  const lawyers: Person[] = [];
  for (let n = 1; n <= count; n += 1)
    lawyers.push(await aFamilyLawyer(app, district ? { district } : {}, `Advocate Number ${n}`));
  return lawyers;
}

type OpenRequest = TypeOf<'OpenRequestInput'>;

/** What a client writes. */
function aRequest(changes: Changes<OpenRequest> = {}): OpenRequest {
  return {
    requestKey: randomUUID(),
    about: 'family',
    district: 'Gazipur',
    title: 'My dower was never paid',
    description: 'We divorced in March. The dower of ৳ 5,00,000 was never paid.',
    ...changes,
  } as OpenRequest;
}

const REQUEST = graphql(`fragment Request on OpenRequest {
  id about district anywhere urgent courtDate title description opposingParties state closingReason
  asked answered caseId createdAt endsAt staffReadAt
  proposals { id amountPoisha covers message needs state validUntil sentAt lawyer { id name } } }`);
export const INVITATION = graphql(`fragment Invited on Invitation {
  id about district urgent courtDate hasOpposingParties opposingParties title description state
  reason reported caseId invitedAt dueAt proposal { id amountPoisha covers message needs state } }`);
const ASK = graphql(
  `mutation ($input: OpenRequestInput!) { sendOpenRequest(input: $input) { openRequest { ...Request } } }`,
  [REQUEST],
);

/** Tries to send a request to several lawyers. */
export async function tryToAsk({ client }: Person, changes?: Changes<OpenRequest>) {
  return client.graphql(ASK, { input: aRequest(changes) });
}

/** A client asks several lawyers. */
export async function ask(client: Person, changes?: Changes<OpenRequest>) {
  return dataOf(await tryToAsk(client, changes)).sendOpenRequest.openRequest;
}

/** What the client sees of a request. */
export async function requestOf({ client }: Person, id: string) {
  const query = graphql(`query ($id: ID!) { openRequest(id: $id) { ...Request } }`, [REQUEST]);
  return (await client.query(query, { id })).openRequest;
}

/** What was put to a lawyer, the newest first. */
export async function invitationsOf({ client }: Person, group?: TypeOf<'InvitationGroup'>) {
  const { myInvitations } = await client.query(
    graphql(
      `query ($group: InvitationGroup) { myInvitations(group: $group, limit: 50) { items { ...Invited } } }`,
      [INVITATION],
    ),
    { group },
  );
  return myInvitations.items;
}

const RECORD = graphql(`fragment Record on OpenRequestRecord {
  id about district urgent state closingReason asked answered reports createdAt endsAt }`);

const ACTS = {
  withdrawOpenRequest: graphql(
    `mutation ($id: ID!) { withdrawOpenRequest(id: $id) { openRequest { ...Request } } }`,
    [REQUEST],
  ),
  setProposalAside: graphql(
    `mutation ($id: ID!) { setProposalAside(id: $id) { openRequest { ...Request } } }`,
    [REQUEST],
  ),
  acceptProposal: graphql(
    `mutation ($id: ID!) { acceptProposal(id: $id) { openRequest { ...Request } case { id title description status paymentStatus } } }`,
    [REQUEST],
  ),
  closeOpenRequest: graphql(
    `mutation ($id: ID!, $reason: String!) { closeOpenRequest(id: $id, reason: $reason) { openRequest { ...Record } } }`,
    [RECORD],
  ),
  dismissReports: graphql(`mutation ($id: ID!) { dismissReports(id: $id) { openRequest { ...Record } } }`, [
    RECORD,
  ]),
  readOpenRequest: graphql(
    `mutation ($id: ID!, $reason: String!) {
       readOpenRequest(id: $id, purpose: $reason) { title description opposingParties } }`,
  ),
  showOpposingParties: graphql(
    `mutation ($id: ID!) { showOpposingParties(id: $id) { invitation { ...Invited } } }`,
    [INVITATION],
  ),
  clearInvitation: graphql(`mutation ($id: ID!) { clearInvitation(id: $id) { invitation { ...Invited } } }`, [
    INVITATION,
  ]),
  withdrawProposal: graphql(
    `mutation ($id: ID!) { withdrawProposal(id: $id) { invitation { ...Invited } } }`,
    [INVITATION],
  ),
  declineInvitation: graphql(
    `mutation ($id: ID!, $reason: DeclineReason!) { declineInvitation(id: $id, reason: $reason) { invitation { ...Invited } } }`,
    [INVITATION],
  ),
  reportOpenRequest: graphql(
    `mutation ($id: ID!, $reason: ReportReason!) { reportOpenRequest(id: $id, reason: $reason) { invitation { ...Invited } } }`,
    [INVITATION],
  ),
};

/** Calls a mutation by an id, and its reason if it has one. */
export async function act<Name extends keyof typeof ACTS>(
  { client }: Person,
  name: Name,
  id: string,
  reason?: string,
) {
  const operation = ACTS[name] as Operation<ResultOf<(typeof ACTS)[Name]>, object>;
  return client.graphql(operation, { id, reason });
}

type Proposal = TypeOf<'ProposalInput'>;

const PROPOSE = graphql(
  `mutation ($input: ProposalInput!) { sendProposal(input: $input) { invitation { ...Invited } } }`,
  [INVITATION],
);

/** Tries to answer with a fee in taka. */
export async function tryToPropose(
  { client }: Person,
  invitationId: string,
  changes: Changes<Proposal> = {},
) {
  const fee = { amountPoisha: 2_500_000, covers: 'The suit for dower, all hearings' };
  const input = { invitationId, fee, message: 'I have led many of these.', ...changes } as Proposal;
  return client.graphql(PROPOSE, { input });
}

/** A lawyer looks at the names where there are any, says that there is no conflict, and answers. Gives the invitation. */
export async function propose(lawyer: Person, changes?: Changes<Proposal>) {
  const [invitation] = await invitationsOf(lawyer, 'TO_ANSWER');
  const { id, hasOpposingParties } = invitation!;
  if (hasOpposingParties) await act(lawyer, 'showOpposingParties', id);
  await act(lawyer, 'clearInvitation', id);
  const { sendProposal } = dataOf(await tryToPropose(lawyer, id, changes));
  return { ...sendProposal.invitation, proposal: sendProposal.invitation.proposal! };
}

/** Lets everything of requests have happened so many hours earlier. */
export async function hoursPass({ platform }: RunningApp, hours: number): Promise<void> {
  const back = `interval '${hours} hours'`;
  const { dataSource } = platform;
  await dataSource.query(`update open_requests set created_at = created_at - ${back}, ends_at = ends_at - ${back},
    next_wave_at = next_wave_at - ${back}, ended_at = ended_at - ${back}`);
  await dataSource.query(
    `update invitations set invited_at = invited_at - ${back}, due_at = due_at - ${back}`,
  );
  await dataSource.query('alter table proposals disable trigger proposals_fixed');
  await dataSource.query(
    `update proposals set sent_at = sent_at - ${back}, valid_until = valid_until - ${back}`,
  );
  await dataSource.query('alter table proposals enable trigger proposals_fixed');
}

/** Withdrawn requests of a client, one for each of the other lawyers; each has proposals of that one and of the lawyer. */
export async function endedRequests(
  { platform }: RunningApp,
  client: Person,
  lawyer: Person,
  others: readonly Person[],
): Promise<void> {
  await platform.dataSource.query(
    `with requests as (
       insert into open_requests (id, request_key, client_id, place, about, district_id, anywhere, urgent, title, description,
         opposing_parties, state, waves, created_at, ends_at, ended_at)
       select gen_random_uuid(), gen_random_uuid(), $1, 1, 'family', 1, false, false, 'Dower', 'Not paid', '{}', 'withdrawn',
         1, now(), now() + interval '1 day', now() from unnest($3::uuid[]) returning id),
     invited as (
       insert into invitations (id, request_id, lawyer_id, place, state, invited_at, due_at)
       select gen_random_uuid(), request.id, asked.lawyer_id, asked.place, 'proposed', now(), now() + interval '1 day'
       from (select id, row_number() over () as number from requests) request
       cross join lateral (values ($2::uuid, 1), (($3::uuid[])[request.number], 2)) asked (lawyer_id, place)
       returning request_id, lawyer_id, place)
     insert into proposals (id, request_id, lawyer_id, place, amount_poisha, covers, message, state, sent_at, valid_until,
       answered_at)
     select gen_random_uuid(), request_id, lawyer_id, place, 2500000, 'The suit', 'Yes', 'not-chosen', now(),
       now() + interval '1 day', now() from invited`,
    [client.id, lawyer.id, others.map(({ id }) => id)],
  );
}
