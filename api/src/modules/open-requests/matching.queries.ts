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
 * Puts a request to the lawyers who are next in turn. Parameters: 1 request, 2 practice areas, 3 district, 4 its neighbours,
 * 5 its division, 6 anywhere, 7 name keys of opposing parties, 8 now, 9 due, 10 today in Dhaka. Experience, price and record
 * order nobody. A lawyer with an opposing party's name, or with a case of somebody who bears it, is left out in silence.
 */
const ASK = `
  with parties as materialized (
    select array(select jsonb_array_elements_text(party)) as keys from jsonb_array_elements($7::jsonb) party),
  adverse as materialized (
    select account.id from parties join accounts account
      on account.name_keys @> parties.keys and account.name_keys <@ parties.keys),
  candidates as (
    select profile.account_id as lawyer_id, latest.invited_at,
      case when profile.district_id = $3 then 0 when profile.district_id = any($4) then 1
        when profile.district_id = any($5) then 2 else 3 end as distance
    from lawyer_profiles profile cross join lateral (
      select max(last.invited_at) as invited_at, count(*) filter (
        where (last.state = 'lapsed' or last.state in ('sent', 'cleared') and last.due_at <= $8)
          and last.due_at > $8::timestamptz - ${LATELY}) as lapsed
      from (select state, invited_at, due_at from invitations where lawyer_id = profile.account_id
        order by invited_at desc, id desc limit ${LAST_INVITATIONS}) last) latest
    where ${isListed('profile')}
      and profile.account_id in (select area.lawyer_id from lawyer_practice_areas area
        where area.practice_area_id = any($2) and ($6 or area.district_id = $3 or area.district_id = any($4)))
      and (profile.away_until is null or profile.away_until <= $10::date)
      and latest.lapsed < ${MOST_LAPSED}
      and profile.most_invitations > (select count(*) from invitations waiting
        where waiting.lawyer_id = profile.account_id and waiting.state in ('sent', 'cleared') and waiting.due_at > $8)
      and not exists (select from invitations earlier
        where earlier.request_id = $1 and earlier.lawyer_id = profile.account_id)
      and profile.account_id not in (select id from adverse)
      and not exists (select from parties where profile.name_keys @> parties.keys
        and (profile.name_keys <@ parties.keys or name_keys(profile.name_bangla) <@ parties.keys))
      and not exists (select from adverse join cases legal_case on legal_case.client_id = adverse.id
        where legal_case.lawyer_id = profile.account_id)),
  chosen as (
    select lawyer_id, row_number() over (
      order by distance, invited_at nulls first, md5(lawyer_id::text || $1::text)) as turn
    from candidates order by turn limit ${openRequestLimits.wave})
  insert into invitations (id, request_id, lawyer_id, place, state, invited_at, due_at)
  select gen_random_uuid(), $1, lawyer_id, turn + coalesce((
    select max(place) from invitations where request_id = $1), 0), 'sent', $8, $9
  from chosen returning id, lawyer_id as "lawyerId"`;

/** One request is matched at a time, so that no lawyer gets more than they want, and each their turn. Held to the commit. */
export async function lockMatching(db: EntityManager): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('matching', 0))`);
}

/** Puts a request to the next lawyers, at most eight; the caller holds the lock of matching. Gives the new invitations. */
export async function inviteNext(
  db: EntityManager,
  { id, about, districtId, anywhere, opposingParties }: OpenRequest,
  now: Date,
  dueAt: Date,
): Promise<{ id: string; lawyerId: string }[]> {
  const division = districts.find((district) => district.id === districtId)?.division;
  const parties = opposingParties.map(nameKeys).filter((keys) => keys.length > 0);
  return db.query(ASK, [
    id,
    areaIdsOf(about),
    districtId,
    neighboursOf(districtId),
    districts.filter((district) => district.division === division).map((district) => district.id),
    anywhere,
    JSON.stringify(parties),
    now,
    dueAt,
    dayInDhaka(now),
  ]);
}
