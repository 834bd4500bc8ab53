import { aheadFrom } from '@ainsathi/contract/hearings-ahead';
import { Role } from '../../../auth/role';
import { requireRole, requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { columnsOf, fieldsOf } from '../../../db/columns';
import { type ListQuery, selectPage } from '../../../db/select-page';
import { createListPageLoader, createRowLoader } from '../../../graphql/request-loader';
import type { Page, PageRequest } from '../../../validation/page-request';
import { originsOf } from '../calendar-event';
import { ANSWERED, HAS_HEARINGS, STANDING } from '../case.conditions';
import { visibleTo } from '../case.policy';
import { UNKNOWN } from './diary-date';
import { Hearing } from './hearing.entity';

const BY_TIME = 'hearing.starts_at, hearing.court, hearing.id';

/** Does not read columns that are closed to the viewer. */
function hearingColumns(context: RequestContext): string {
  return columnsOf(Hearing, 'hearing', requireViewer(context).role);
}

export const HEARINGS: ListQuery = {
  from: 'hearings hearing join cases legal_case on legal_case.id = hearing.case_id',
  key: 'hearing.id',
  fields: fieldsOf(Hearing, 'hearing', null),
};

/** The hearings ahead in the viewer's cases, by time, then court. */
export async function listOwnHearings(context: RequestContext, request: PageRequest): Promise<Page<Hearing>> {
  const where = visibleTo(requireRole(context, Role.USER, Role.LAWYER))
    .add(STANDING)
    .add('hearing.starts_at >= ?', aheadFrom(context.now()))
    .add(HAS_HEARINGS);
  return selectPage<Hearing>(context.reader, HEARINGS, where, BY_TIME, request);
}

export async function hearingsToCome({ db, now }: RequestContext, caseId: string): Promise<Hearing[]> {
  return db.query<Hearing[]>(
    `select ${columnsOf(Hearing, 'hearing', null)} from hearings hearing
     where hearing.case_id = $1 and hearing.starts_at > $2 and ${STANDING} order by ${BY_TIME}`,
    [caseId, now()],
  );
}

type Taken = Pick<Hearing, 'court' | 'purpose' | 'place'>;

/** What a new hearing takes over: of the last one, else the court of the facts; null in a case without either. */
export async function findLastHearing({ db }: RequestContext, caseId: string): Promise<Taken | null> {
  const rows = await db.query<Taken[]>(
    `select court, purpose, place from (
       (select 1 as turn, court, purpose, place from hearings hearing
        where hearing.case_id = $1 and ${STANDING} order by hearing.starts_at desc, hearing.id desc limit 1)
       union all select 2, court, '${UNKNOWN}', null from case_facts where case_id = $1 and court is not null) last
     order by turn limit 1`,
    [caseId],
  );
  return rows[0] ?? null;
}

/** The standing hearings of a case from a time on, soonest first, with whether they have a result. */
export async function hearingsFrom(
  { db }: RequestContext,
  caseId: string,
  from: Date,
): Promise<(Hearing & { answered: boolean })[]> {
  return db.query(
    `select ${columnsOf(Hearing, 'hearing', null)}, ${ANSWERED} as answered from hearings hearing
     where hearing.case_id = $1 and hearing.starts_at >= $2 and ${STANDING} order by ${BY_TIME}`,
    [caseId, from],
  );
}

export const hearingsById = createRowLoader('id', async (context, ids) =>
  context.reader.query<Hearing[]>(
    `select ${hearingColumns(context)} from hearings hearing where hearing.id = any($1::uuid[])`,
    [ids],
  ),
);

/** Without moved and cancelled hearings: the latest page first, each page by date; one statement for a list of cases. */
export const hearingsOfCases = createListPageLoader('caseId', async (context, caseIds, { limit, offset }) =>
  context.reader.query<Hearing[]>(
    `select ${hearingColumns(context)} from unnest($1::uuid[]) wanted (case_id) cross join lateral (
       select * from hearings hearing where hearing.case_id = wanted.case_id and ${STANDING}
       order by hearing.starts_at desc, hearing.id desc limit $2 offset $3) hearing
     order by ${BY_TIME}`,
    [caseIds, limit, offset],
  ),
);

/**
 * The next hearing of each case: on the first day ahead the soonest to come, or else the last that began; none with a result.
 * One statement for a list of cases.
 */
export const nextHearings = createRowLoader('caseId', async (context, caseIds) =>
  context.reader.query<Hearing[]>(
    `select ${hearingColumns(context)} from cases legal_case cross join lateral (
       select * from hearings hearing
       where hearing.case_id = legal_case.id and hearing.starts_at >= $3 and ${STANDING} and not ${ANSWERED}
       order by (hearing.starts_at at time zone 'Asia/Dhaka')::date, hearing.starts_at <= $2,
         abs(extract(epoch from hearing.starts_at - $2::timestamptz)), hearing.court, hearing.id limit 1) hearing
     where legal_case.id = any($1::uuid[]) and ${HAS_HEARINGS}`,
    [caseIds, context.now(), aheadFrom(context.now())],
  ),
);

export const originsOfHearings = originsOf('hearings');
