import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { CaseStatus } from '../cases/status/case.status';
import type { AdminStats, CaseDay, PlatformDay, PlatformMonth } from './statistics.types';
import { whereUnjoined } from '../cases/unjoined-condition';

export type Totals = Pick<AdminStats, (typeof TOTALS)[number]>;

const MONTHS = `(select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'count', (
    select count(*)::int from cases where not is_own and created_at >= month at time zone 'Asia/Dhaka'
      and created_at < (month + interval '1 month') at time zone 'Asia/Dhaka')) order by month)
  from generate_series(
    date_trunc('month', $1::timestamptz at time zone 'Asia/Dhaka') - interval '11 months',
    date_trunc('month', $1::timestamptz at time zone 'Asia/Dhaka'), interval '1 month') month)`;

/** Index-only counts for each status, without unjoined cases; gives both the total and the list of statuses. */
const BY_STATUS = `by_status as (
  select status, place, (select count(*)::int from cases where cases.status = given.status)
    - (select count(*)::int from cases where cases.status = given.status and ${whereUnjoined('cases')}) as count
  from unnest($2::text[]) with ordinality given (status, place))`;

const STATUSES = `(select coalesce(json_agg(json_build_object('status', status, 'count', count) order by place), '[]')
  from by_status where count > 0)`;

const DECIDED_TODAY = `(select count(*)::int from (
    select distinct on (lawyer_id) status from verification_decisions
    where decided_at >= date_trunc('day', $1::timestamptz at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'
    order by lawyer_id, decided_at desc, id desc) latest
  where latest.status <> 'pending')`;

const LATELY = `created_at > $1::timestamptz - interval '7 days'`;

/** SQL expressions; `$1` is the present time, `$2` the statuses in order. */
const FIELDS: Record<keyof AdminStats, string> = {
  users: `(select count(*)::int from accounts where role = 'user')`,
  lawyers: `(select count(*)::int from accounts where role = 'lawyer')`,
  cases: '(select sum(count)::int from by_status)',
  ownCases: `(select count(*)::int from cases where ${whereUnjoined('cases')} and lawyer_id is not null)`,
  blogs: '(select count(*)::int from blogs)',
  reviews: '(select count(*)::int from reviews)',
  newUsers: `(select count(*)::int from accounts where role = 'user' and ${LATELY})`,
  newBlogs: `(select count(*)::int from blogs where ${LATELY})`,
  newReviews: `(select count(*)::int from reviews where ${LATELY})`,
  reviewsToRead: '(select count(*)::int from reviews where seen_at is null and hidden_at is null)',
  pendingVerifications: `(select count(*)::int from lawyer_profiles where verification = 'pending')`,
  decidedToday: DECIDED_TODAY,
  casesByMonth: MONTHS,
  casesByStatus: STATUSES,
};

const TOTALS = ['users', 'lawyers', 'cases', 'blogs', 'reviews'] as const;

async function selectNumbers<Name extends keyof AdminStats>(
  { reader, now }: RequestContext,
  names: readonly Name[],
): Promise<Pick<AdminStats, Name>> {
  const numbers = names.map((name) => `'${name}', ${FIELDS[name]}`).join(', ');
  const rows: { stats: Pick<AdminStats, Name> }[] = await reader.query(
    `with ${BY_STATUS} select json_build_object(${numbers}) as stats from (select $1::timestamptz, $2::text[]) given`,
    [now(), Object.values(CaseStatus)],
  );
  const [row] = rows;
  if (!row) throw new Error('A statement of one row returned none');
  return row.stats;
}

export async function countAll(context: RequestContext): Promise<Totals> {
  requireRole(context, Role.ADMIN);
  return selectNumbers(context, TOTALS);
}

/** The numbers of these names for the admin's dashboard, in one statement. */
export async function getAdminStats(
  context: RequestContext,
  names: ReadonlySet<string>,
): Promise<Partial<AdminStats>> {
  requireRole(context, Role.ADMIN);
  const wanted = (Object.keys(FIELDS) as (keyof AdminStats)[]).filter((name) => names.has(name));
  return selectNumbers(context, wanted);
}

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
    where not is_own and created_at >= ${beginOf(30)} group by 1),
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
  where not is_own and created_at >= ${beginOf(30)} and created_at < $1::timestamptz - interval '24 hours'
    and answered_at is distinct from created_at`;

export async function getPlatformMonth(context: RequestContext): Promise<PlatformMonth> {
  requireRole(context, Role.ADMIN);
  const days: PlatformDay[] = await context.reader.query(MONTH_DAYS, [context.now()]);
  const answers: Omit<PlatformMonth, 'days'>[] = await context.reader.query(ANSWERS, [context.now()]);
  return { days, due: 0, answeredInTime: 0, ...answers[0] };
}
