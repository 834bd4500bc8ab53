import { isTitle, nameKeys, nameWords } from '@ainsathi/contract/name-key';
import { neighboursOf } from '@ainsathi/contract/neighbours';
import { openRequestLimits } from '@ainsathi/contract/limits';
import { districts } from '@ainsathi/contract/places';
import type { EntityManager } from 'typeorm';
import { dayInDhaka } from '../../validation/dhaka-day';
import { CaseStatus } from '../cases/status/case.status';
import { isListed } from '../lawyers/listed-condition';
import type { Invitation } from './answer/invitation.entity';
import type { OpenRequest } from './open-request.entity';
import { areaIdsOf } from './subject';

/** A lawyer is not invited who recently let requests of so many clients lapse, among so many last invitations. */
const LAST_INVITATIONS = 5;
const MOST_LAPSED = 3;
const LATELY = `interval '14 days'`;

const TO_LAWYER = `from invitations invitation join open_requests request on request.id = invitation.request_id
  where invitation.lawyer_id = profile.account_id`;

/**
 * Lapses count once for a client. Requests that name opposing parties never count: they would reveal which names withhold an
 * invitation, or blame a lawyer for an invitation that she could not see.
 */
const LAPSED = `(
  select count(distinct client_id) filter (
    where (last.state = 'lapsed' or last.state in ('sent', 'cleared') and last.due_at <= $6)
      and last.due_at > $6::timestamptz - ${LATELY} and last.request_state not in ('withdrawn', 'closed')
      and not exists (select from invitations report
        where report.request_id = last.request_id and report.reported_at is not null))
  from (select invitation.state, invitation.due_at, invitation.request_id, request.state as request_state, client_id
    ${TO_LAWYER} and cardinality(request.opposing_parties) = 0
    order by invitation.invited_at desc, invitation.id desc limit ${LAST_INVITATIONS}) last)`;

/** Md. and Mst. do not distinguish names. */
const TITLES = `array[${nameKeys('Md. Mst.')
  .map((key) => `'${key}'`)
  .join()}]`;

/** Whether a name belongs to a party, with or without titles; its runs also find Nasir Uddin written as one word. */
const isNameOf = (name: string): string =>
  `(name_keys(${name}) @> parties.keys and name_keys(${name}) <@ (parties.keys || ${TITLES}))`;
const bears = (
  found: string,
  name: string,
): string => `(${found}.name_keys @> parties.keys and ${isNameOf(name)}
  or ${found}.name_runs @> parties.keys and ${isNameOf(`replace(${name}, ' ', '')`)})`;

const isInFacts = (name: string): string => `(${isNameOf(name)} or ${isNameOf(`replace(${name}, ' ', '')`)})`;

const TAKEN_ON = `legal_case.status not in ('${CaseStatus.PENDING}', '${CaseStatus.REJECTED}') and legal_case.withdrawn_at is null`;

/**
 * Invites the next lawyers in turn of some districts. Parameters: 1 request, 2 practice areas, 3 districts, 4 how many lawyers,
 * 5 name keys of opposing parties, 6 now, 7 due, 8 today in Dhaka, 9 client. Experience, price and record do not matter. Skips
 * a lawyer with an opposing party's name. A lawyer with a case of an opposing party, by account or by the names in the facts, counts as invited without a notification:
 * nothing here reads `withheld`, so that the result reveals nothing to the client.
 */
const askIn = (districtCondition: string): string => `
  with parties as materialized (
    select array(select jsonb_array_elements_text(party)) as keys from jsonb_array_elements($5::jsonb) party),
  adverse as materialized (
    select legal_case.lawyer_id from parties join accounts account on ${bears('account', 'account.name')}
    join cases legal_case on legal_case.client_id = account.id
    where ${TAKEN_ON}
    union all
    select legal_case.lawyer_id from parties join case_facts facts on facts.client_keys @> parties.keys
      and ${isInFacts('facts.client_name')} or facts.our_keys @> parties.keys and ${isInFacts('facts.our_name')}
    join cases legal_case on legal_case.id = facts.case_id
    where ${TAKEN_ON}),
  candidates as (
    select profile.account_id as lawyer_id,
      (select max(invited_at) from invitations where lawyer_id = profile.account_id) as invited_at
    from lawyer_profiles profile
    where ${isListed('profile')}
      and profile.account_id in (select area.lawyer_id from lawyer_practice_areas area
        where area.listed and area.practice_area_id = any($2) and ${districtCondition})
      and (profile.away_until is null or profile.away_until <= $8::date)
      and ${LAPSED} < ${MOST_LAPSED}
      and profile.most_invitations > (select count(distinct client_id) ${TO_LAWYER} and client_id <> $9
        and invitation.state in ('sent', 'cleared') and invitation.due_at > $6)
      and not exists (select from invitations earlier
        where earlier.request_id = $1 and earlier.lawyer_id = profile.account_id)
      and not exists (select from parties, unnest(array[profile.name, profile.name_bangla]) shown (name)
        where ${bears('profile', 'shown.name')})),
  chosen as (
    select lawyer_id, row_number() over (
      order by invited_at nulls first, md5(lawyer_id::text || $1::text)) as turn
    from candidates order by turn limit $4)
  insert into invitations (id, request_id, lawyer_id, place, state, invited_at, due_at, withheld)
  select gen_random_uuid(), $1, lawyer_id, turn + coalesce((
    select max(place) from invitations where request_id = $1), 0), 'sent', $6, $7,
    lawyer_id in (select lawyer_id from adverse where lawyer_id is not null)
  from chosen returning id, lawyer_id as "lawyerId", withheld`;

/** Serializes matching until the commit, so that no lawyer gets more than they want, and each their turn. */
export async function lockMatching(db: EntityManager): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('matching', 0))`);
}

const ASK_INSIDE = askIn('area.district_id = any($3)');
const ASK_OUTSIDE = askIn('(area.district_id is null or area.district_id <> all($3))');

/** The request's district, its neighbours and, with `anywhere`, its division, then all others. */
function districtsInOrder({ districtId, anywhere }: OpenRequest): readonly (readonly number[])[] {
  const near = [[districtId], neighboursOf(districtId)];
  if (!anywhere) return near;
  const division = districts.find(({ id }) => id === districtId)?.division;
  const inDivision = districts.filter((district) => district.division === division).map(({ id }) => id);
  return [...near, inDivision.filter((id) => !near.flat().includes(id))];
}

/** Rahim Uddin Khan matches RahimUddin Khan, Md.Rahim Uddin Khan and Rahim Uddin Khan (my husband); S M Kamal matches SM Kamal. */
function writtenWays(written: string): string[] {
  const all = nameWords(written.replace(/(?<=\S)\s*\([^)]*\)?/g, ' '));
  const joined = all
    .slice(1)
    .map((_, at) => [...all.slice(0, at), all.slice(at, at + 2).join(''), ...all.slice(at + 2)]);
  const [name = '', ...others] = [all, ...joined].map((words) => {
    const names = words.filter((word) => !isTitle(word));
    return (names.length > 0 ? names : words).join(' ');
  });
  const ways = [name, ...others, name.replaceAll(' ', ''), name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')];
  return [...new Set(ways)];
}

type Invited = Pick<Invitation, 'id' | 'lawyerId' | 'withheld'>[];

/** Invites at most eight lawyers; the caller holds the lock of matching. Returns the new invitations. */
export async function inviteNext(
  db: EntityManager,
  request: OpenRequest,
  now: Date,
  dueAt: Date,
): Promise<Invited> {
  const names = request.opposingParties.flatMap(writtenWays).map(nameKeys);
  const parties = JSON.stringify(names.filter((keys) => keys.length > 0));
  const invited: Invited = [];
  const ask = async (statement: string, among: readonly number[]) => {
    const missing = openRequestLimits.wave - invited.length;
    if (missing === 0) return;
    const about = [request.id, areaIdsOf(request.about), among, missing, parties];
    const times = [now, dueAt, dayInDhaka(now)];
    invited.push(...(await db.query<Invited>(statement, [...about, ...times, request.clientId])));
  };
  const nearest = districtsInOrder(request);
  for (const among of nearest) await ask(ASK_INSIDE, among);
  if (request.anywhere) await ask(ASK_OUTSIDE, nearest.flat());
  return invited;
}
