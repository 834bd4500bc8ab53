import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AccessKind, CaseAccess } from './case-access.entity';

/** A visit that follows another of the same person within these minutes is the same visit. */
const MINUTES_OF_A_VISIT = 15;

/** Writes down that somebody looks at a case, before it is shown; one line a visit. */
export async function noteAccess(
  context: RequestContext,
  viewer: Viewer,
  caseId: string,
  kind: AccessKind,
): Promise<void> {
  const at = context.now();
  const since = new Date(at.getTime() - MINUTES_OF_A_VISIT * 60_000);
  await inTransaction(context, async ({ db }) => {
    // Of two looks at once the second finds the line of the first.
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `case access ${viewer.id} ${caseId}`,
    ]);
    const noted = await db.query<unknown[]>(
      'select from case_accesses where case_id = $1 and account_id = $2 and kind = $3 and at > $4 limit 1',
      [caseId, viewer.id, kind, since],
    );
    if (noted.length > 0) return;
    const access = { caseId, accountId: viewer.id, accountRole: viewer.role, kind };
    await db.insert(CaseAccess, { id: uuidv7(), ...access, documentId: null, at });
  });
}

/** Writes down that somebody opens a document, before it is sent; one line each time. */
export async function noteDocumentAccess(
  { db, now }: RequestContext,
  viewer: Viewer,
  { id, caseId }: { id: string; caseId: string },
  kind: AccessKind.DOCUMENT_VIEWED | AccessKind.DOCUMENT_DOWNLOADED,
): Promise<void> {
  const access = { caseId, accountId: viewer.id, accountRole: viewer.role, kind, documentId: id };
  await db.insert(CaseAccess, { id: uuidv7(), ...access, at: now() });
}
