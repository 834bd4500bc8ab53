import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AccessKind, CaseAccess } from './case-access.entity';

/** A visit that follows another of the same person within these minutes is the same visit. */
const MINUTES_OF_A_VISIT = 15;

/** Writes down what somebody looks at, unless that stands there since a moment already. */
async function noteOnce(
  context: RequestContext,
  { id: accountId, role: accountRole }: Viewer,
  { caseId, kind, documentId }: Pick<CaseAccess, 'caseId' | 'kind' | 'documentId'>,
  since: Date,
): Promise<void> {
  await inTransaction(context, async ({ db, now }) => {
    // Of two looks at once the second finds the line of the first.
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `case access ${accountId} ${caseId}`,
    ]);
    const noted = await db.query<unknown[]>(
      `select from case_accesses where case_id = $1 and account_id = $2 and kind = $3
         and document_id is not distinct from $4 and at >= $5 limit 1`,
      [caseId, accountId, kind, documentId, since],
    );
    if (noted.length > 0) return;
    await db.insert(CaseAccess, {
      id: uuidv7(),
      ...{ caseId, accountId, accountRole, kind, documentId, at: now() },
    });
  });
}

/** Writes down that somebody looks at a case, before it is shown; one line a visit. */
export async function noteAccess(
  context: RequestContext,
  viewer: Viewer,
  caseId: string,
  kind: AccessKind,
): Promise<void> {
  const since = new Date(context.now().getTime() - MINUTES_OF_A_VISIT * 60_000);
  await noteOnce(context, viewer, { caseId, kind, documentId: null }, since);
}

/** Writes down that somebody opens a document, before any part of it is sent; one line a link. */
export async function noteDocumentAccess(
  context: RequestContext,
  viewer: Viewer,
  { id, caseId }: { id: string; caseId: string },
  { kind, since }: { kind: AccessKind.DOCUMENT_VIEWED | AccessKind.DOCUMENT_DOWNLOADED; since: Date },
): Promise<void> {
  await noteOnce(context, viewer, { caseId, kind, documentId: id }, since);
}
