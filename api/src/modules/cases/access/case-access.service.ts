import { Raw } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import { requireViewer, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { columnsOf } from '../../../db/columns';
import { inTransaction } from '../../../db/transaction';
import { createPageLoader } from '../../../graphql/request-loader';
import { AuditAct, AuditSubject, writeAudit } from '../../../platform/audit/write-audit';
import { type Page, type PageRequest, toPage } from '../../../validation/page-request';
import { readableSince } from '../case.policy';
import { AccessKind, CaseAccess } from './case-access.entity';

/** A look within so many minutes of the previous look is the same visit. */
const MINUTES_OF_A_VISIT = 15;

/** Records an access, unless the same access was recorded recently. */
async function noteOnce(
  { db, now }: RequestContext,
  { id: accountId, role: accountRole }: Viewer,
  caseIds: readonly string[],
  {
    kind,
    documentId,
    sessionId,
    since,
  }: Pick<CaseAccess, 'kind' | 'documentId' | 'sessionId'> & { since: Date },
): Promise<void> {
  // Serializes concurrent looks, so that the second finds the line of the first.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`case access ${accountId}`]);
  await db.query(
    `insert into case_accesses (id, case_id, account_id, account_role, kind, document_id, at, session_id)
     select line.id, line.case_id, $3, $4, $5, $6, $7, $9 from unnest($1::uuid[], $2::uuid[]) line (id, case_id)
     where not exists (select from case_accesses access
       where access.case_id = line.case_id and access.account_id = $3 and access.kind = $5
         and access.document_id is not distinct from $6 and access.at >= $8
         and access.session_id is not distinct from $9)`,
    [caseIds.map(() => uuidv7()), caseIds, accountId, accountRole, kind, documentId, now(), since, sessionId],
  );
}

/** Records a look at cases before they are shown: one line a visit, and for staff an audit entry for each case. */
export async function noteAccess(
  context: RequestContext,
  viewer: Viewer,
  caseIds: readonly string[],
  kind: AccessKind,
): Promise<void> {
  const since = new Date(context.now().getTime() - MINUTES_OF_A_VISIT * 60_000);
  await inTransaction(context, async (tx) => {
    if (viewer.role === Role.ADMIN)
      await writeAudit(tx, AuditAct.CASE_VIEWED, { subject: { type: AuditSubject.CASE, id: caseIds } });
    await noteOnce(tx, viewer, caseIds, { kind, documentId: null, sessionId: null, since });
  });
}

/** How a document is opened, and since when a line counts as the same access. */
interface DocumentOpening {
  kind: AccessKind.DOCUMENT_VIEWED | AccessKind.DOCUMENT_DOWNLOADED;
  since: Date;
}

/** Records that a document is opened, before any byte is sent; one line a link. */
export async function noteDocumentAccess(
  context: RequestContext,
  viewer: Viewer,
  { id, caseId }: { id: string; caseId: string },
  { kind, since }: DocumentOpening,
): Promise<void> {
  const access = { kind, documentId: id, sessionId: viewer.sessionId, since };
  await inTransaction(context, async (tx) => noteOnce(tx, viewer, [caseId], access));
}

/** Whether the session opened a document during the lifetime of a link. */
export async function hasOpenedDocument(
  { db }: RequestContext,
  { id: accountId, sessionId }: Viewer,
  documentId: string,
  { kind, since, until }: DocumentOpening & { until: Date },
): Promise<boolean> {
  const at = Raw((column) => `${column} >= :since and ${column} < :until`, { since, until });
  return db.existsBy(CaseAccess, { accountId, sessionId, documentId, kind, at });
}

type Accesses = Pick<Page<CaseAccess>, 'items' | 'total'>;

const accessesOfCases = createPageLoader<Accesses>(
  async (context, caseIds, { limit, offset }) => {
    // What a lawyer did before the client joined is hers.
    const shown = `wanted.case_id = access.case_id and ${readableSince(requireViewer(context), 'access.at')}`;
    const rows: (Accesses & { caseId: string })[] = await context.reader.query(
      `select wanted.case_id as "caseId", (select count(*)::int from case_accesses access where ${shown}) as total,
         coalesce((select json_agg(shown order by shown.at desc, shown.id) from (
           select ${columnsOf(CaseAccess, 'access', null)}, coalesce(profile.name, account.name) as "actorName"
           from (select * from case_accesses access where ${shown}
             order by at desc, id limit $2 offset $3) access
           left join accounts account on account.id = access.account_id
           left join lawyer_profiles profile on profile.account_id = access.account_id) shown), '[]') as items
       from unnest($1::uuid[]) wanted (case_id) join cases legal_case on legal_case.id = wanted.case_id`,
      [caseIds, limit, offset],
    );
    const withTime = (access: CaseAccess) => Object.assign(access, { at: new Date(access.at) });
    return new Map(rows.map(({ caseId, total, items }) => [caseId, { total, items: items.map(withTime) }]));
  },
  () => ({ total: 0, items: [] }),
);

/** Newest first; one statement for a list of cases. */
export async function loadCaseAccesses(
  context: RequestContext,
  caseId: string,
  request: PageRequest,
): Promise<Page<CaseAccess>> {
  const { items, total } = await accessesOfCases(context, request).load(caseId);
  return toPage(request, items, total);
}
