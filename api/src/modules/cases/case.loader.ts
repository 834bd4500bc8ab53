import { requireViewer } from '../../auth/viewer';
import { createRequestLoader } from '../../graphql/request-loader';
import { visibleTo } from './case.policy';
import type { CaseEventType } from './case.types';

/** The history of cases, oldest first, for all cases of a list in one statement. */
export const caseEvents = createRequestLoader<CaseEventType[]>(
  async ({ reader }, caseIds) => {
    const rows: (CaseEventType & { caseId: string })[] = await reader.query(
      `select event.id, event.case_id as "caseId", event.kind, event.from_status as "from", event.to_status as "to",
         actor.name as "actorName", event.actor_role as "actorRole", event.created_at as "createdAt"
       from case_events event left join accounts actor on actor.id = event.actor_id
       where event.case_id = any($1::uuid[]) order by event.created_at, event.id`,
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
