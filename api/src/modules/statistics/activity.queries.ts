import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import type { CaseDay, PlatformDay, PlatformMonth } from './activity.types';

const dayOf = (expression: string): string => `(${expression} at time zone 'Asia/Dhaka')::date`;
const TODAY = dayOf('$1::timestamptz');

/** `days`: the last days in Dhaka, today included. */
const lastDays = (length: number): string =>
  `days as (select ${TODAY} - number as day from generate_series(0, ${length - 1}) number)`;

const beginOf = (length: number): string =>
  `((${TODAY} - ${length - 1})::timestamp at time zone 'Asia/Dhaka')`;

/** The last 7 days, today included, oldest first. */
export async function getLawyerWeek(context: RequestContext): Promise<CaseDay[]> {
  const { id } = requireRole(context, Role.LAWYER);
  return context.reader.query(
    `with ${lastDays(7)}, happened as (
       select ${dayOf('event.created_at')} as day, event.kind from cases legal_case
       join case_events event on event.case_id = legal_case.id
       where legal_case.lawyer_id = $2 and event.created_at >= ${beginOf(7)})
     select to_char(days.day, 'YYYY-MM-DD') as date,
       (count(*) filter (where happened.kind = 'requested'))::int as requests,
       (count(*) filter (where happened.kind = 'status-changed'))::int as changes,
       (count(*) filter (where happened.kind = 'payment-submitted'))::int as payments
     from days left join happened on happened.day = days.day group by days.day order by days.day`,
    [context.now(), id],
  );
}

const MONTH_DAYS = `with ${lastDays(30)},
  requested as (select ${dayOf('created_at')} as day, count(*)::int as count from cases
    where created_at >= ${beginOf(30)} group by 1),
  decided as (select ${dayOf('decided_at')} as day, count(distinct lawyer_id)::int as count
    from verification_decisions where decided_at >= ${beginOf(30)} and status <> 'pending' group by 1)
  select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(requested.count, 0) as requests,
    coalesce(decided.count, 0) as decisions
  from days left join requested on requested.day = days.day left join decided on decided.day = days.day
  order by days.day`;

// A case that began with an agreed fee was no request.
const ANSWERS = `select count(*)::int as due,
    (count(*) filter (where answered_at < created_at + interval '24 hours'))::int as "answeredInTime"
  from cases
  where created_at >= ${beginOf(30)} and created_at < $1::timestamptz - interval '24 hours'
    and answered_at is distinct from created_at`;

/** For admins. */
export async function getPlatformMonth(context: RequestContext): Promise<PlatformMonth> {
  requireRole(context, Role.ADMIN);
  const days: PlatformDay[] = await context.reader.query(MONTH_DAYS, [context.now()]);
  const answers: Omit<PlatformMonth, 'days'>[] = await context.reader.query(ANSWERS, [context.now()]);
  return { days, due: 0, answeredInTime: 0, ...answers[0] };
}
