import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { CaseStatus } from '../cases/status/case.status';
import type { AdminStats } from './statistics.types';

export type Totals = Pick<AdminStats, (typeof TOTALS)[number]>;

const MONTHS = `(select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'count', (
    select count(*)::int from cases where created_at >= month at time zone 'Asia/Dhaka'
      and created_at < (month + interval '1 month') at time zone 'Asia/Dhaka')) order by month)
  from generate_series(
    date_trunc('month', $1::timestamptz at time zone 'Asia/Dhaka') - interval '11 months',
    date_trunc('month', $1::timestamptz at time zone 'Asia/Dhaka'), interval '1 month') month)`;

/** One index-only count for each status; gives both the total and the list of statuses. */
const BY_STATUS = `by_status as (
  select status, place, (select count(*)::int from cases where cases.status = given.status) as count
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
  blogs: '(select count(*)::int from blogs)',
  reviews: '(select count(*)::int from reviews)',
  newUsers: `(select count(*)::int from accounts where role = 'user' and ${LATELY})`,
  newBlogs: `(select count(*)::int from blogs where ${LATELY})`,
  newReviews: `(select count(*)::int from reviews where ${LATELY})`,
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
