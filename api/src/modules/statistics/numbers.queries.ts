import { Permission } from '../../auth/role';
import { requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { periodInDhaka } from '../../validation/dhaka-day';
import { ANSWERED_AFTER, REQUESTED, RequestStep, STEPS } from '../cases/request/request-step';
import { TO_CHECK } from '../lawyers/administration/lawyer-admin.queries';
import { isLate } from '../lawyers/late-condition';
import { WAITING } from '../moderation/moderation.queries';
import { disputeOf } from '../cases/dispute-condition';
import { UNANSWERED } from '../open-requests/open-request.queries';
import { type Numbers, WaitingKind } from './numbers.types';

/** `$1` and `$2` are the period. */
const CASES_THEN = `from cases legal_case where legal_case.created_at >= $1 and legal_case.created_at < $2 and ${REQUESTED}`;

/** Steps that another table decides: as joins of their own, three times as fast as a condition of each row. */
const JOINED: readonly RequestStep[] = [RequestStep.FEE_STATED, RequestStep.PAID];

const countOf = (step: RequestStep): string =>
  JOINED.includes(step)
    ? `(select count(*)::int ${CASES_THEN} and ${STEPS[step]})`
    : `(count(*) filter (where ${STEPS[step]}))::int`;

/** Each the number of rows that its list shows. */
const NOW: Record<WaitingKind, string> = {
  [WaitingKind.LATE_LAWYERS]: `select count(distinct late.lawyer_id)::int from cases late where ${isLate('late')}`,
  [WaitingKind.UNANSWERED_REQUESTS]: `select count(*)::int from open_requests request where ${UNANSWERED}`,
  [WaitingKind.DISPUTES]: `select count(distinct legal_case.id)::int from cases legal_case, ${disputeOf('legal_case')}`,
  [WaitingKind.LICENSES]: `select count(*)::int from lawyer_profiles profile where ${TO_CHECK}`,
  [WaitingKind.REPORTS]: `select count(*)::int from ${WAITING} reported`,
};

const listOf = (name: string, counts: readonly (readonly [key: string, count: string])[]): string =>
  `json_build_array(${counts.map(([key, count]) => `json_build_object('${name}', '${key}', 'count', ${count})`).join(', ')})`;

const NUMBERS = `select requested.*,
    (select coalesce(json_agg(sums order by "amountPoisha" desc, method), '[]') from (
      select method, count(*)::int as count, sum(amount_poisha)::float8 as "amountPoisha" from payments
      where state = 'confirmed' and answered_at >= $1 and answered_at < $2 group by method) sums) as payments,
    (select coalesce(json_agg(ended order by count desc, outcome), '[]') from (
      select outcome, count(*)::int as count from complaints
      where closed_at >= $1 and closed_at < $2 group by outcome) ended) as complaints,
    ${listOf(
      'kind',
      Object.values(WaitingKind).map((kind) => [kind, `(${NOW[kind]})`]),
    )} as waiting
  from (select ${listOf(
    'step',
    Object.values(RequestStep).map((step) => [step, countOf(step)]),
  )} as steps,
    round(extract(epoch from percentile_cont(0.5) within group (order by ${ANSWERED_AFTER})) / 3600, 1)::float8 as "medianHours"
  ${CASES_THEN}) requested`;

/** Of days in Dhaka, in one statement. @throws AppError BAD_USER_INPUT unless they are 1 to 366. */
export async function getNumbers(context: RequestContext, from: Date, to: Date): Promise<Numbers> {
  requireStaff(context, Permission.MANAGE_STAFF);
  const [numbers] = await context.reader.query<[Numbers]>(NUMBERS, periodInDhaka(from, to));
  return numbers;
}
