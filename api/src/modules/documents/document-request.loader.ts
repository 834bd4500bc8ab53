import { createRequestLoader } from '../../graphql/request-loader';
import { grouped } from './document.loader';
import type { DocumentRequest } from './document-request.entity';

/** What was asked for, without the documents that answer it. */
export type RequestRow = Omit<DocumentRequest, 'closedAt'>;

const COLUMNS = `id, case_id as "caseId", title, note, due_on::text as "dueOn", state, created_at as "createdAt"`;

/** A case has no more than these; of more, the latest are shown. */
const MOST_OF_A_CASE = 200;

/** The documents that the lawyers of cases asked for, open ones first, then the latest; for all cases of a list in one statement. */
export const requestsOfCases = createRequestLoader<RequestRow[]>(
  async ({ reader }, caseIds) => {
    const rows: RequestRow[] = await reader.query(
      `select request.* from unnest($1::uuid[]) wanted (case_id) cross join lateral (
         select ${COLUMNS} from document_requests where case_id = wanted.case_id
         order by state = 'open' desc, created_at desc, id limit ${MOST_OF_A_CASE}) request`,
      [caseIds],
    );
    return grouped(rows, ({ caseId }) => caseId);
  },
  () => [],
);

/** Requests by their ids. */
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
