import { requireViewer } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { createPageLoader, createRequestLoader, groupBy } from '../../graphql/request-loader';
import { type Page, type PageRequest, toPage } from '../../validation/page-request';
import {
  type DocumentRow,
  DOCUMENT_COLUMNS,
  OF_DOCUMENT,
  selectDocuments,
  toDocument,
} from './document.queries';
import type { CaseDocumentType } from './document.types';

type Documents = CaseDocumentType[];

export const documentsById = createRequestLoader<CaseDocumentType | null>(
  async (context, ids) => {
    const documents = await selectDocuments(context, 'where document.id = any($1::uuid[])', [ids]);
    return new Map(documents.map((document) => [document.id, document]));
  },
  () => null,
);

export const documentsOfMessages = createRequestLoader<Documents>(
  async (context, messageIds) =>
    groupBy(
      await selectDocuments(
        context,
        'where document.message_id = any($1::uuid[]) order by document.stored_at, document.id',
        [messageIds],
      ),
      ({ messageId }) => messageId,
    ),
  () => [],
);

/** A page of the stored documents that answer requests, oldest first. */
export const documentsOfRequests = createPageLoader<Documents>(
  async (context, requestIds, { limit, offset }) =>
    groupBy(
      await selectDocuments(
        context,
        `where document.id in (select stored.id from unnest($1::uuid[]) wanted (request_id) cross join lateral (
           select id from documents where request_id = wanted.request_id and state = 'stored'
           order by stored_at, id limit $2 offset $3) stored)
         order by document.stored_at, document.id`,
        [requestIds, limit, offset],
      ),
      ({ requestId }) => requestId,
    ),
  () => [],
);

interface Stored {
  total: number;
  items: Documents;
}

const documentsOfCases = createPageLoader<Stored>(
  async (context, caseIds, { limit, offset }) => {
    const viewer = requireViewer(context);
    const rows = await context.reader.query<(DocumentRow & { caseId: string; total: number })[]>(
      `select wanted.case_id as "caseId", (select count(*)::int from documents
           where case_id = wanted.case_id and state = 'stored') as total, ${DOCUMENT_COLUMNS}
       from unnest($1::uuid[]) wanted (case_id)
       cross join lateral (select * from documents where case_id = wanted.case_id and state = 'stored'
         order by stored_at desc, id desc limit $2 offset $3) document ${OF_DOCUMENT}
       order by document.stored_at desc, document.id desc`,
      [caseIds, limit, offset],
    );
    return new Map(
      [...groupBy(rows, ({ caseId }) => caseId)].map(([caseId, ofCase]) => [
        caseId,
        {
          total: ofCase[0]?.total ?? 0,
          items: ofCase.map((row) => toDocument(row, viewer, context.now())),
        },
      ]),
    );
  },
  () => ({ total: 0, items: [] }),
);

/** A page of the stored documents of a case, newest first; for all cases of a list in one statement. */
export async function loadDocuments(
  context: RequestContext,
  caseId: string,
  request: PageRequest,
): Promise<Page<CaseDocumentType>> {
  const { items, total } = await documentsOfCases(context, request).load(caseId);
  return toPage(request, items, total);
}

export interface DocumentCounts {
  /** Stored ones. */
  documents: number;
  usedBytes: number;
}

export const documentCounts = createRequestLoader<DocumentCounts>(
  async ({ reader }, caseIds) => {
    const rows: (DocumentCounts & { caseId: string })[] = await reader.query(
      `select case_id as "caseId", (count(*) filter (where state = 'stored'))::int as documents,
         sum(size)::float8 as "usedBytes"
       from documents where case_id = any($1::uuid[]) and state <> 'deleted' group by case_id`,
      [caseIds],
    );
    return new Map(rows.map(({ caseId, ...counts }) => [caseId, counts]));
  },
  () => ({ documents: 0, usedBytes: 0 }),
);

/** The names of the documents of the access record, by their ids; nothing for admins. */
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
