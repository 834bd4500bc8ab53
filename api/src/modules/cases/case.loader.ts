import { Role } from '../../auth/role';
import { requireViewer } from '../../auth/viewer';
import { createRequestLoader } from '../../graphql/request-loader';
import { visibleTo } from './case.policy';
import type { CaseEventType } from './case-event.types';

/** A history has its newest events, up to this number. */
const MOST_EVENTS = 1_000;

/** The history of cases, oldest first, for all cases of a list in one statement. What lawyers wrote is not even read for admins. */
export const caseEvents = createRequestLoader<CaseEventType[]>(
  async (context, caseIds) => {
    const text = requireViewer(context).role === Role.ADMIN ? 'null' : 'event.text';
    const rows: (CaseEventType & { caseId: string })[] = await context.reader.query(
      `select event.id, event.case_id as "caseId", event.kind, event.from_status as "from", event.to_status as "to",
         actor.name as "actorName", event.actor_role as "actorRole", ${text} as text,
         event.corrects_id as "correctsId", correction.id as "correctedById", event.subject_id as "subjectId",
         event.created_at as "createdAt"
       from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select * from case_events event where event.case_id = wanted.case_id
         order by event.created_at desc, event.id desc limit ${MOST_EVENTS}) event
       left join accounts actor on actor.id = event.actor_id
       left join case_events correction on correction.corrects_id = event.id
       order by event.created_at, event.id`,
      [caseIds],
    );
    const byCase = new Map<string, CaseEventType[]>();
    for (const { caseId, ...event } of rows) byCase.set(caseId, [...(byCase.get(caseId) ?? []), event]);
    return byCase;
  },
  () => [],
);

/** The titles of cases that the viewer may see; null for all others. */
export const caseTitles = createRequestLoader<string | null>(
  async (context, caseIds) => {
    const where = visibleTo(requireViewer(context)).add('legal_case.id = any(?::uuid[])', caseIds);
    const rows: { id: string; title: string }[] = await context.reader.query(
      `select legal_case.id, legal_case.title from cases legal_case where ${where.sql}`,
      where.values,
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  },
  () => null,
);
