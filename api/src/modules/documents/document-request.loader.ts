import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { columnsOf } from '../../db/columns';
import { createListPageLoader, createRequestLoader, createRowLoader } from '../../graphql/request-loader';
import { visibleTo } from '../cases/case.policy';
import { CLOSED } from '../cases/case.conditions';
import { DocumentRequest } from './document-request.entity';

const COLUMNS = columnsOf(DocumentRequest, 'request', null);

/** Open requests first, then the latest; one statement for a list of cases. */
export const requestsOfCases = createListPageLoader(
  'caseId',
  async ({ reader }, caseIds, { limit, offset }) =>
    reader.query<DocumentRequest[]>(
      `select request.* from unnest($1::uuid[]) wanted (case_id) cross join lateral (
       select ${COLUMNS} from document_requests request where request.case_id = wanted.case_id
       order by request.state = 'open' desc, request.created_at desc, request.id limit $2 offset $3) request`,
      [caseIds, limit, offset],
    ),
);

export const requestsById = createRowLoader('id', async ({ reader }, ids) =>
  reader.query<DocumentRequest[]>(
    `select ${COLUMNS} from document_requests request where request.id = any($1::uuid[])`,
    [ids],
  ),
);

/** Open requests of cases that are not closed; one statement for a list of cases. */
export const wantedOfCases = createRowLoader('caseId', async ({ reader }, caseIds) =>
  reader.query<{ caseId: string; wanted: number }[]>(
    `select case_id as "caseId", count(*)::int as wanted
     from document_requests join cases legal_case on legal_case.id = case_id
     where case_id = any($1::uuid[]) and state = 'open' and not ${CLOSED} group by case_id`,
    [caseIds],
  ),
);

interface WantedCases {
  count: number;
  /** Null unless it is one. */
  caseId: string | null;
}

const wantedOfViewer = createRequestLoader<WantedCases>(
  async (context, [viewerId = '']) => {
    const where = visibleTo(requireRole(context, Role.USER, Role.LAWYER)).add(
      `not ${CLOSED} and exists (
         select from document_requests request where request.case_id = legal_case.id and request.state = 'open')`,
    );
    const [row]: WantedCases[] = await context.reader.query(
      `select count(*)::int as count, case when count(*) = 1 then min(legal_case.id::text) end as "caseId"
       from cases legal_case where ${where.sql}`,
      where.values,
    );
    return new Map(row && [[viewerId, row]]);
  },
  () => ({ count: 0, caseId: null }),
);

/** Cases of the viewer that are not closed and have open requests; one statement a request. */
export async function casesWithWanted(context: RequestContext): Promise<WantedCases> {
  return wantedOfViewer(context).load(requireRole(context, Role.USER, Role.LAWYER).id);
}
