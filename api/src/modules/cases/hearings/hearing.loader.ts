import { aheadFrom } from '@ainsathi/contract/hearings-ahead';
import { createPageLoader, createRequestLoader, groupBy } from '../../../graphql/request-loader';
import { originsOf } from '../calendar-event';
import { BY_TIME, hearingColumns, STANDING } from './hearing.queries';
import type { Hearing } from './hearing.entity';

export const hearingsById = createRequestLoader<Hearing | null>(
  async (context, ids) => {
    const rows: Hearing[] = await context.reader.query(
      `select ${hearingColumns(context)} from hearings hearing where hearing.id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((hearing) => [hearing.id, hearing]));
  },
  () => null,
);

/** A page of the hearings of cases, neither moved nor cancelled: the latest first, each page by date; for all cases of a list in one statement. */
export const hearingsOfCases = createPageLoader<Hearing[]>(
  async (context, caseIds, { limit, offset }) => {
    const rows: Hearing[] = await context.reader.query(
      `select ${hearingColumns(context)} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select * from hearings hearing where hearing.case_id = wanted.case_id and ${STANDING}
         order by hearing.starts_at desc, hearing.id desc limit $2 offset $3) hearing
       order by ${BY_TIME}`,
      [caseIds, limit, offset],
    );
    return groupBy(rows, ({ caseId }) => caseId);
  },
  () => [],
);

/**
 * The next hearing of each case that is not closed, for all cases of a list in one statement: of the first day ahead the soonest
 * to come, or the one that began last.
 */
export const nextHearings = createRequestLoader<Hearing | null>(
  async (context, caseIds) => {
    const rows: Hearing[] = await context.reader.query(
      `select ${hearingColumns(context)} from cases legal_case cross join lateral (
         select * from hearings hearing
         where hearing.case_id = legal_case.id and hearing.starts_at >= $3 and ${STANDING}
         order by (hearing.starts_at at time zone 'Asia/Dhaka')::date, hearing.starts_at <= $2,
           abs(extract(epoch from hearing.starts_at - $2::timestamptz)), hearing.court, hearing.id limit 1) hearing
       where legal_case.id = any($1::uuid[]) and legal_case.closed_at is null`,
      [caseIds, context.now(), aheadFrom(context.now())],
    );
    return new Map(rows.map((hearing) => [hearing.caseId, hearing]));
  },
  () => null,
);

/** From which hearing others have come, and after how many changes, by their ids. */
export const originsOfHearings = originsOf('hearings');
