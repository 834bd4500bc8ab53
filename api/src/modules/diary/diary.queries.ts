import { aheadFrom, dayAfter } from '@ainsathi/contract/hearings-ahead';
import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { columnsOf } from '../../db/columns';
import type { WhereClause } from '../../db/select-page';
import { invalidInput } from '../../errors/app-error';
import { createRowLoader } from '../../graphql/request-loader';
import { dayOf } from '../../validation/dhaka-day';
import { listAppointmentsBetween } from '../appointments/appointment.queries';
import { ANSWERED, CLOSED, HAS_HEARINGS, standing } from '../cases/case.conditions';
import { visibleTo } from '../cases/case.policy';
import { UNKNOWN } from '../cases/hearings/diary-date';
import { CaseFacts } from '../cases/facts/case-facts.entity';
import { factsLine } from '../cases/facts/facts-line';
import type { Diary, DiaryRow } from './diary.types';

const DAY = 86_400_000;
const MOST_DAYS = 7;
const MOST_OF_DAY = 200;
const MOST_UNANSWERED = 50;
const UNANSWERED_DAYS = 60;

const dayIn = (time: string): string => `(${time} at time zone 'Asia/Dhaka')::date`;
/** 0:00 in Dhaka after the day of the hearing. */
const DAY_AFTER = `(${dayIn('hearing.starts_at')} + 1)::timestamp at time zone 'Asia/Dhaka'`;
const BY_COURT = `${dayIn('hearing.starts_at')}, hearing.court, mark.serial nulls last, hearing.starts_at, hearing.id`;

const LATER = `from hearings later where later.case_id = hearing.case_id and later.starts_at >= ${DAY_AFTER}
  and ${standing('later')}`;

/** Its day has begun, it was set before that day ended, and nothing has followed. */
const UNANSWERED = `hearing.created_at < ${DAY_AFTER} and not ${ANSWERED} and not ${CLOSED} and not exists (select ${LATER})`;

const COLUMNS = `hearing.id as "hearingId", hearing.case_id as "caseId", ${dayIn('hearing.starts_at')}::text as day,
  hearing.starts_at as "startsAt", hearing.has_time as "hasTime", mark.serial, coalesce(nullif(hearing.court, '${UNKNOWN}'), '') as court,
  hearing.place, nullif(hearing.purpose, '${UNKNOWN}') as purpose, hearing.bring, legal_case.title, to_json(facts) as facts,
  coalesce(client.name, facts."clientName") as "clientName", coalesce(client.phone, facts."clientPhone") as "clientPhone", client.id is not null as "canTell", client.language as "clientLanguage",
  ${dayIn('earlier.starts_at')}::text as "previousDate", earlier.result as "previousResult", mark.result, mark.line as "resultLine",
  coalesce(profile.name, noter.name) as "notedBy", ${dayIn('next.starts_at')}::text as "nextDate",
  nullif(next.court, '${UNKNOWN}') as "nextCourt", legal_case.status`;

/** What a row shows besides the hearing, read only for the rows that are shown. */
const BESIDE = `
  left join accounts client on client.id = legal_case.client_id
  left join lateral (select ${columnsOf(CaseFacts, 'noted', null)} from case_facts noted
    where noted.case_id = hearing.case_id) facts on true
  left join accounts noter on noter.id = mark.noted_by
  left join lawyer_profiles profile on profile.account_id = mark.noted_by
  left join lateral (
    select earlier.starts_at, noted.result from hearings earlier left join hearing_marks noted on noted.hearing_id = earlier.id
    where earlier.case_id = hearing.case_id and earlier.starts_at < hearing.starts_at and ${standing('earlier')}
    order by earlier.starts_at desc, earlier.id desc limit 1) earlier on true
  left join lateral (select later.starts_at, later.court ${LATER} order by later.starts_at limit 1) next on true`;

type StoredRow = Omit<DiaryRow, 'line'> & { facts: CaseFacts | null; total: number };

interface Rows {
  rows: DiaryRow[];
  /** Of all that match. */
  total: number;
}

async function selectRows(
  { reader, language }: RequestContext,
  where: WhereClause,
  order: string,
  limit: number,
): Promise<Rows> {
  const rows = await reader.query<StoredRow[]>(
    `with page as materialized (
       select hearing.id, row_number() over (order by ${order}) as row, count(*) over ()::int as total
       from hearings hearing join cases legal_case on legal_case.id = hearing.case_id
       left join hearing_marks mark on mark.hearing_id = hearing.id
       where ${where.sql} and ${HAS_HEARINGS} and ${standing('hearing')} order by ${order} limit ${limit})
     select page.total, ${COLUMNS} from page join hearings hearing on hearing.id = page.id
     join cases legal_case on legal_case.id = hearing.case_id
     left join hearing_marks mark on mark.hearing_id = hearing.id ${BESIDE} order by page.row`,
    where.values,
  );
  const withLine = ({ facts, ...row }: StoredRow): DiaryRow => ({
    ...row,
    line: facts ? factsLine(facts, language) : '',
  });
  return { rows: rows.map(withLine), total: rows[0]?.total ?? 0 };
}

/** The time at which a day of the calendar begins in Dhaka. @throws AppError BAD_USER_INPUT for more than a week. */
function boundsOf(day: Date, days: number): [from: Date, until: Date] {
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw invalidInput({ field: 'days', message: 'A diary shows 1 to 7 days' });
  const from = new Date(`${dayOf(day)}T00:00:00+06:00`);
  return [from, new Date(from.getTime() + days * DAY)];
}

/**
 * Days in the diary of the signed-in lawyer: hearings that stand, those of other days that nobody has answered, and
 * appointments. Three statements, whatever their number. @throws AppError BAD_USER_INPUT.
 */
export async function readDiary(context: RequestContext, day: Date, days: number): Promise<Diary> {
  const lawyer = requireRole(context, Role.LAWYER);
  const [from, until] = boundsOf(day, days);
  const ofDays = visibleTo(lawyer).add('hearing.starts_at >= ?1 and hearing.starts_at < ?2', from, until);
  const now = context.now();
  const oldest = new Date(aheadFrom(now).getTime() - UNANSWERED_DAYS * DAY);
  const open = visibleTo(lawyer)
    .add('hearing.starts_at >= ?1 and hearing.starts_at < ?2', oldest, dayAfter(now))
    .add('hearing.starts_at < ?1 or hearing.starts_at >= ?2', from, until)
    .add(UNANSWERED);
  const [shown, unanswered, appointments] = await Promise.all([
    selectRows(context, ofDays, BY_COURT, MOST_OF_DAY * days),
    selectRows(context, open, 'hearing.starts_at, hearing.id', MOST_UNANSWERED),
    listAppointmentsBetween(context, lawyer, from, until),
  ]);
  const more = [shown, unanswered].reduce((sum, { total, rows }) => sum + total - rows.length, 0);
  return { rows: shown.rows, unanswered: unanswered.rows, appointments, more };
}

/** By the id of the hearing; null for one that does not stand, or is in another diary. */
export const diaryRows = createRowLoader('hearingId', async (context, ids) => {
  const where = visibleTo(requireRole(context, Role.LAWYER)).add('hearing.id = any(?::uuid[])', ids);
  return (await selectRows(context, where, 'hearing.id', ids.length)).rows;
});
