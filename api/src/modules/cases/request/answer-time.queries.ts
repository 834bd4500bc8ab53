import type { RequestContext } from '../../../context';

/** Fewer requests say nothing about a lawyer. */
const LEAST_REQUESTS = 5;

/** Unanswered requests count after this time. */
const LONG = `interval '48 hours'`;

/**
 * The number of requests of the last 12 months, and the median hours until their answer. An unanswered request counts with its
 * age, a withdrawn request with its waiting time. A case that began with an agreed fee was no request.
 */
const HOURS = `
  select count(*)::int as requests, percentile_cont(0.5) within group (order by waited.hours)::float8 as median
  from cases legal_case cross join lateral (
    select extract(epoch from coalesce(legal_case.answered_at, legal_case.withdrawn_at, $2) - legal_case.created_at)
      / 3600 as hours) waited
  where legal_case.lawyer_id = $1 and legal_case.created_at > $2::timestamptz - interval '12 months'
    and legal_case.answered_at is distinct from legal_case.created_at
    and (legal_case.answered_at is not null or legal_case.withdrawn_at is not null
      or legal_case.status = 'pending' and legal_case.created_at <= $2::timestamptz - ${LONG})`;

/** Whole hours, at least one; null for too few requests. */
export function usualHours({ requests, median }: { requests: number; median: number | null }): number | null {
  if (median === null || requests < LEAST_REQUESTS) return null;
  return Math.max(1, Math.ceil(median));
}

/** From the requests of the last 12 months. */
export async function findAnswerHours(
  { reader, now }: RequestContext,
  lawyerId: string,
): Promise<number | null> {
  const rows = await reader.query<{ requests: number; median: number | null }[]>(HOURS, [lawyerId, now()]);
  return rows[0] ? usualHours(rows[0]) : null;
}
