import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../errors/app-error';
import { AuditAct, AuditSubject } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { countAction } from '../../platform/rate-limits';
import { isIdentifier } from '../../validation/identifier';
import { Case } from '../cases/case.entity';
import { getCase } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { lockCaseOf } from '../cases/lock-case-of';
import {
  mayReadDocuments,
  recordDocument,
  requireOpenForDocuments,
} from '../cases/room/document-room.service';
import { CaseDocument, DocumentState } from './document.entity';
import { reopenIfEmpty } from './document-request.service';

/** A stored document of a case of the viewer. @throws AppError NOT_FOUND, also for those of other people's cases and for admins. */
export async function getDocument({ db }: RequestContext, viewer: Viewer, id: string): Promise<CaseDocument> {
  const document = isIdentifier(id) ? await db.findOneBy(CaseDocument, { id }) : null;
  const row = document && (await db.findOneBy(Case, { id: document.caseId }));
  if (!document || !row || !mayReadDocuments(viewer, row) || document.state !== DocumentState.STORED)
    throw notFound('Document');
  return document;
}

/**
 * Whoever added a document deletes it, as long as the case is open: nobody can open it any more, and its bytes are removed
 * by a job. A line in the history stays.
 * @throws AppError NOT_FOUND for other people's documents, CONFLICT where the case is closed, RATE_LIMITED.
 */
export async function deleteDocument(context: RequestContext, id: string): Promise<CaseType> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  await countAction(context, 'documentChanges', viewer.id);
  return inTransaction(context, async (tx) => {
    const row = await lockCaseOf(tx, viewer, CaseDocument, id);
    if (!row) throw notFound('Document');
    const document = await getDocument(tx, viewer, id);
    if (document.uploaderId !== viewer.id) throw notFound('Document');
    requireOpenForDocuments(tx, viewer, row);
    await tx.db.update(
      CaseDocument,
      { id },
      { state: DocumentState.DELETED, deletedAt: tx.now(), deletedBy: viewer.id },
    );
    await recordDocument(tx, viewer, 'document deleted', { caseId: row.id, subjectId: id });
    if (document.requestId !== null) await reopenIfEmpty(tx, document.requestId);
    await writeAudit(tx, AuditAct.DOCUMENT_DELETED, { subject: { type: AuditSubject.CASE, id: row.id } });
    await tx.platform.jobs.add(tx.db, 'erase-document', { documentId: id });
    return getCase(tx, viewer, row.id);
  });
}

/**
 * Sends own stored documents of a case with a message, in its transaction, which has locked the case.
 * @throws AppError NOT_FOUND for other documents, CONFLICT for one that was sent with a message before.
 */
export async function attachDocuments(
  { db }: RequestContext,
  sender: Viewer,
  { caseId, messageId }: { caseId: string; messageId: string },
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const own = { id, caseId, uploaderId: sender.id, state: DocumentState.STORED };
    const document = isIdentifier(id) ? await db.findOneBy(CaseDocument, own) : null;
    if (!document) throw notFound('Document');
    if (document.messageId !== null) throw conflict('This document was sent with a message already');
    await db.update(CaseDocument, { id }, { messageId });
  }
}
