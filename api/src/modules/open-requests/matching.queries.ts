import { nameKeys } from '@ainsathi/contract/name-key';
import { neighboursOf } from '@ainsathi/contract/neighbours';
import { openRequestLimits } from '@ainsathi/contract/limits';
import { districts } from '@ainsathi/contract/places';
import type { EntityManager } from 'typeorm';
import { dayInDhaka } from '../../validation/dhaka-day';
import { isListed } from '../lawyers/listed-condition';
import type { OpenRequest } from './open-request.entity';
import { areaIdsOf } from './subject';

/** So many of the last invitations count; a lawyer who let so many of them lapse lately is not asked. */
const LAST_INVITATIONS = 5;
const MOST_LAPSED = 3;
const LATELY = `interval '14 days'`;

/**
 * Puts a request to those lawyers of some districts who are next in turn. Parameters: 1 request, 2 practice areas, 3 districts,
 * 4 how many lawyers, 5 name keys of opposing parties, 6 now, 7 due, 8 today in Dhaka. Experience, price and record order
 * nobody. A lawyer with an opposing party's name, or with a case of somebody who bears it, is left out in silence.
 */
const askIn = (districtCondition: string): string => `
  with parties as materialized (
    select array(select jsonb_array_elements_text(party)) as keys from jsonb_array_elements($5::jsonb) party),
  adverse as materialized (
    select account.id from parties join accounts account
      on account.name_keys @> parties.keys and account.name_keys <@ parties.keys),
  candidates as (
    select profile.account_id as lawyer_id, latest.invited_at
    from lawyer_profiles profile cross join lateral (
      select max(last.invited_at) as invited_at, count(*) filter (
        where (last.state = 'lapsed' or last.state in ('sent', 'cleared') and last.due_at <= $6)
          and last.due_at > $6::timestamptz - ${LATELY}) as lapsed
      from (select state, invited_at, due_at from invitations where lawyer_id = profile.account_id
        order by invited_at desc, id desc limit ${LAST_INVITATIONS}) last) latest
    where ${isListed('profile')}
      and profile.account_id in (select area.lawyer_id from lawyer_practice_areas area
        where area.listed and area.practice_area_id = any($2) and ${districtCondition})
      and (profile.away_until is null or profile.away_until <= $8::date)
      and latest.lapsed < ${MOST_LAPSED}
      and profile.most_invitations > (select count(*) from invitations waiting
        where waiting.lawyer_id = profile.account_id and waiting.state in ('sent', 'cleared') and waiting.due_at > $6)
      and not exists (select from invitations earlier
        where earlier.request_id = $1 and earlier.lawyer_id = profile.account_id)
      and profile.account_id not in (select id from adverse)
      and not exists (select from parties where profile.name_keys @> parties.keys
        and (profile.name_keys <@ parties.keys or name_keys(profile.name_bangla) <@ parties.keys))
      and not exists (select from adverse join cases legal_case on legal_case.client_id = adverse.id
        where legal_case.lawyer_id = profile.account_id)),
  chosen as (
    select lawyer_id, row_number() over (
      order by invited_at nulls first, md5(lawyer_id::text || $1::text)) as turn
    from candidates order by turn limit $4)
  insert into invitations (id, request_id, lawyer_id, place, state, invited_at, due_at)
  select gen_random_uuid(), $1, lawyer_id, turn + coalesce((
    select max(place) from invitations where request_id = $1), 0), 'sent', $6, $7
  from chosen returning id, lawyer_id as "lawyerId"`;

/** One request is matched at a time, so that no lawyer gets more than they want, and each their turn. Held to the commit. */
export async function lockMatching(db: EntityManager): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('matching', 0))`);
}

const ASK_INSIDE = askIn('area.district_id = any($3)');
const ASK_OUTSIDE = askIn('(area.district_id is null or area.district_id <> all($3))');

/** The districts in their order: the request's own, its neighbours and, anywhere, its division; after them all others. */
function districtsInOrder({ districtId, anywhere }: OpenRequest): readonly (readonly number[])[] {
  const near = [[districtId], neighboursOf(districtId)];
  if (!anywhere) return near;
  const division = districts.find(({ id }) => id === districtId)?.division;
  const inDivision = districts.filter((district) => district.division === division).map(({ id }) => id);
  return [...near, inDivision.filter((id) => !near.flat().includes(id))];
}

/** Puts a request to the next lawyers, at most eight; the caller holds the lock of matching. Gives the new invitations. */
export async function inviteNext(
  db: EntityManager,
  request: OpenRequest,
  now: Date,
  dueAt: Date,
): Promise<{ id: string; lawyerId: string }[]> {
  const parties = JSON.stringify(request.opposingParties.map(nameKeys).filter((keys) => keys.length > 0));
  const invited: { id: string; lawyerId: string }[] = [];
  const ask = async (statement: string, among: readonly number[]) => {
    const missing = openRequestLimits.wave - invited.length;
    if (missing === 0) return;
    const about = [request.id, areaIdsOf(request.about), among, missing, parties];
    invited.push(...(await db.query<typeof invited>(statement, [...about, now, dueAt, dayInDhaka(now)])));
  };
  const nearest = districtsInOrder(request);
  for (const among of nearest) await ask(ASK_INSIDE, among);
  if (request.anywhere) await ask(ASK_OUTSIDE, nearest.flat());
  return invited;
}
