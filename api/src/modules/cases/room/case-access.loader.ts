import type { RequestContext } from '../../../context';
import { createPageLoader } from '../../../graphql/request-loader';
import { type Page, type PageRequest, toPage } from '../../../validation/page-request';
import type { CaseAccessType } from './case-room.types';

interface Accesses {
  total: number;
  items: CaseAccessType[];
}

const accessesOfCases = createPageLoader<Accesses>(
  async ({ reader }, caseIds, { limit, offset }) => {
    const rows: (Accesses & { caseId: string })[] = await reader.query(
      `select wanted.case_id as "caseId", (select count(*)::int from case_accesses where case_id = wanted.case_id) as total,
         coalesce((select json_agg(json_build_object('id', access.id, 'kind', access.kind, 'at', access.at,
             'actorRole', access.account_role, 'documentId', access.document_id, 'actorName', account.name) order by access.at desc, access.id)
           from (select * from case_accesses where case_id = wanted.case_id
             order by at desc, id limit $2 offset $3) access
           left join accounts account on account.id = access.account_id), '[]') as items
       from unnest($1::uuid[]) wanted (case_id)`,
      [caseIds, limit, offset],
    );
    return new Map(
      rows.map(({ caseId, total, items }) => [
        caseId,
        { total, items: items.map(({ at, ...access }) => ({ ...access, at: new Date(at) })) },
      ]),
    );
  },
  () => ({ total: 0, items: [] }),
);

/** Who has looked at a case, newest first; for all cases of a list in one statement. */
export async function loadCaseAccesses(
  context: RequestContext,
  caseId: string,
  request: PageRequest,
): Promise<Page<CaseAccessType>> {
  const { items, total } = await accessesOfCases(context, request).load(caseId);
  return toPage(request, items, total);
}
