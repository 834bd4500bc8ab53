import { answerBands } from '@ainsathi/contract/limits';
import type { EntityManager } from 'typeorm';

/** Fewer requests say nothing about a lawyer. */
const LEAST_REQUESTS = 5;

/** Unanswered requests count after this time. */
const LONG = `interval '48 hours'`;

/**
 * The profiles whose band has changed: of the median hours until the answer, over the requests of the last 12 months. An
 * unanswered request counts with its age, a withdrawn request with its waiting time. A case that began with an agreed fee was
 * no request.
 */
const CHANGED = `
  with requested as (
    select lawyer_id, percentile_cont(0.5) within group (order by waited.hours) as median
    from cases legal_case cross join lateral (
      select extract(epoch from coalesce(legal_case.answered_at, legal_case.withdrawn_at, $1) - legal_case.created_at)
        / 3600 as hours) waited
    where legal_case.created_at > $1::timestamptz - interval '12 months'
      and legal_case.answered_at is distinct from legal_case.created_at
      and (legal_case.answered_at is not null or legal_case.withdrawn_at is not null
        or legal_case.status = 'pending' and legal_case.created_at <= $1::timestamptz - ${LONG})
    group by lawyer_id having count(*) >= ${LEAST_REQUESTS})
  select profile.account_id as id, band.hours
  from lawyer_profiles profile left join requested on requested.lawyer_id = profile.account_id
    cross join lateral (
      select min(hours) as hours from unnest($2::smallint[]) hours where hours >= requested.median) band
  where profile.answers_within is distinct from band.hours`;

const UPDATE = `
  update lawyer_profiles set answers_within = band.hours
  from jsonb_to_recordset($1::jsonb) band (id uuid, hours smallint) where account_id = band.id`;

/** Writes nothing without a change: an update of no row, too, would invalidate the caches. */
export async function updateAnswerTimes(db: EntityManager, now = new Date()): Promise<void> {
  const changed: unknown[] = await db.query(CHANGED, [now, answerBands]);
  if (changed.length > 0) await db.query(UPDATE, [JSON.stringify(changed)]);
}
