import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../context';
import { createRequestLoader } from '../../../graphql/request-loader';
import { type Page, type PageRequest, toPage } from '../../../validation/page-request';
import type { CaseAccessType } from './case-room.types';

interface Accesses {
  total: number;
  items: CaseAccessType[];
}

/** A page of a case, as the key of the loader. */
const keyOf = (caseId: string, { limit, offset }: PageRequest): string => `${caseId} ${limit} ${offset}`;

const accessesByKey: (context: RequestContext) => DataLoader<string, Accesses> =
  createRequestLoader<Accesses>(
    async ({ reader }, keys) => {
      const pages = keys.map((key) => key.split(' '));
      const rows: (Accesses & { key: string })[] = await reader.query(
        `select wanted.key, (select count(*)::int from case_accesses where case_id = wanted.case_id) as total,
         coalesce((select json_agg(json_build_object('id', access.id, 'kind', access.kind, 'at', access.at,
             'actorRole', access.account_role, 'documentId', access.document_id, 'actorName', account.name) order by access.at desc, access.id)
           from (select * from case_accesses where case_id = wanted.case_id
             order by at desc, id limit wanted.size offset wanted.skipped) access
           left join accounts account on account.id = access.account_id), '[]') as items
       from unnest($1::text[], $2::uuid[], $3::bigint[], $4::bigint[]) wanted (key, case_id, size, skipped)`,
        [keys, ...[0, 1, 2].map((place) => pages.map((page) => page[place]))],
      );
      return new Map(
        rows.map(({ key, total, items }) => [
          key,
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
  const { items, total } = await accessesByKey(context).load(keyOf(caseId, request));
  return toPage(request, items, total);
}
