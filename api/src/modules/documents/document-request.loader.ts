import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { createPageLoader, createRequestLoader, groupBy } from '../../graphql/request-loader';
import { visibleTo } from '../cases/case.policy';
import { CLOSED } from '../cases/case.conditions';
import type { DocumentRequest } from './document-request.entity';

/** What was asked for, without the documents that answer it. */
export type RequestRow = Omit<DocumentRequest, 'closedAt'>;

const COLUMNS = `id, case_id as "caseId", title, note, due_on::text as "dueOn", state, created_at as "createdAt"`;

/** A page of what the lawyers of cases asked for, open ones first, then the latest; for all cases of a list in one statement. */
export const requestsOfCases = createPageLoader<RequestRow[]>(
  async ({ reader }, caseIds, { limit, offset }) => {
    const rows: RequestRow[] = await reader.query(
      `select request.* from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select ${COLUMNS} from document_requests where case_id = wanted.case_id
         order by state = 'open' desc, created_at desc, id limit $2 offset $3) request`,
      [caseIds, limit, offset],
    );
    return groupBy(rows, ({ caseId }) => caseId);
  },
  () => [],
);

export const requestsById = createRequestLoader<RequestRow | null>(
  async ({ reader }, ids) => {
    const rows: RequestRow[] = await reader.query(
      `select ${COLUMNS} from document_requests where id = any($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map((request) => [request.id, request]));
  },
  () => null,
);

/** How many documents the lawyers of cases that are not closed wait for; for all cases of a list in one statement. */
export const wantedOfCases = createRequestLoader<number>(
  async ({ reader }, caseIds) => {
    const rows: { caseId: string; wanted: number }[] = await reader.query(
      `select case_id as "caseId", count(*)::int as wanted
       from document_requests join cases legal_case on legal_case.id = case_id
       where case_id = any($1::uuid[]) and state = 'open' and not ${CLOSED} group by case_id`,
      [caseIds],
    );
    return new Map(rows.map(({ caseId, wanted }) => [caseId, wanted]));
  },
  () => 0,
);

/** In how many of the viewer's cases that are not closed the lawyer waits for documents. */
export async function countCasesWithWanted(context: RequestContext): Promise<number> {
  const where = visibleTo(requireRole(context, Role.USER, Role.LAWYER)).add(
    `not ${CLOSED} and exists (
       select from document_requests request where request.case_id = legal_case.id and request.state = 'open')`,
  );
  const rows: { count: number }[] = await context.reader.query(
    `select count(*)::int as count from cases legal_case where ${where.sql}`,
    where.values,
  );
  return rows[0]?.count ?? 0;
}
