import { requireViewer } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import {
  createListLoader,
  createListPageLoader,
  createRequestLoader,
  createRowLoader,
} from '../../graphql/request-loader';
import { readableSince } from '../cases/case.policy';
import { type Page, type PageRequest, toPage } from '../../validation/page-request';
import {
  type DocumentRow,
  DOCUMENT_COLUMNS,
  OF_DOCUMENT,
  selectDocuments,
  toDocument,
} from './document.queries';
import type { CaseDocumentType } from './document.types';

export const documentsById = createRowLoader('id', async (context, ids) =>
  selectDocuments(context, 'where document.id = any($1::uuid[])', [ids]),
);

export const documentsOfMessages = createListLoader('messageId', async (context, messageIds) =>
  selectDocuments(
    context,
    'where document.message_id = any($1::uuid[]) order by document.stored_at, document.id',
    [messageIds],
  ),
);

/** Oldest first. */
export const documentsOfRequests = createListPageLoader(
  'requestId',
  async (context, requestIds, { limit, offset }) =>
    selectDocuments(
      context,
      `where document.id in (select stored.id from unnest($1::uuid[]) wanted (request_id) cross join lateral (
         select id from documents where request_id = wanted.request_id and state = 'stored'
         order by stored_at, id limit $2 offset $3) stored)
       order by document.stored_at, document.id`,
      [requestIds, limit, offset],
    ),
);

const documentsOfCases = createListPageLoader('caseId', async (context, caseIds, { limit, offset }) => {
  const shown = `file.case_id = wanted.case_id and file.state = 'stored'
    and ${readableSince(requireViewer(context), 'file.created_at', 'room')}`;
  return context.reader.query<(DocumentRow & { caseId: string; total: number })[]>(
    `select wanted.case_id as "caseId", (select count(*)::int from documents file where ${shown}) as total, ${DOCUMENT_COLUMNS}
     from unnest($1::uuid[]) wanted (case_id) join cases room on room.id = wanted.case_id
     cross join lateral (select * from documents file where ${shown}
       order by stored_at desc, id desc limit $2 offset $3) document ${OF_DOCUMENT}
     order by document.stored_at desc, document.id desc`,
    [caseIds, limit, offset],
  );
});

/** Newest first; one statement for a list of cases. */
export async function loadDocuments(
  context: RequestContext,
  caseId: string,
  request: PageRequest,
): Promise<Page<CaseDocumentType>> {
  const viewer = requireViewer(context);
  const rows = await documentsOfCases(context, request).load(caseId);
  const items = rows.map((row) => toDocument(row, viewer, context.now()));
  return toPage(request, items, rows[0]?.total ?? 0);
}

export interface DocumentCounts {
  documents: number;
  usedBytes: number;
}

export const documentCounts = createRequestLoader<DocumentCounts>(
  async (context, caseIds) => {
    const shown = readableSince(requireViewer(context), 'document.created_at');
    const rows: (DocumentCounts & { caseId: string })[] = await context.reader.query(
      `select case_id as "caseId", (count(*) filter (where state = 'stored'))::int as documents,
         sum(size)::float8 as "usedBytes"
       from documents document join cases legal_case on legal_case.id = document.case_id
       where case_id = any($1::uuid[]) and state <> 'deleted' and ${shown} group by case_id`,
      [caseIds],
    );
    return new Map(rows.map(({ caseId, ...counts }) => [caseId, counts]));
  },
  () => ({ documents: 0, usedBytes: 0 }),
);

/** Documents in the access record, by id; hidden from admins. */
export const documentNames = createRequestLoader<string | null>(
  async (context, ids) => {
    if (requireViewer(context).role === Role.ADMIN) return new Map();
    const rows: { id: string; name: string }[] = await context.reader.query(
      'select id, name from documents where id = any($1::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
  () => null,
);
