import { In } from 'typeorm';
import { requireCounted, type Viewer } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { conflict, notFound } from '../../errors/app-error';
import { AuditAct, AuditSubject, writeAudit } from '../../platform/audit/write-audit';
import { isIdentifier } from '../../validation/identifier';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { type ClientKey, record } from '../cases/events/case-event.service';
import { isUnjoined, mayReadDocuments, requireOpenForDocuments } from '../cases/case-rules.service';
import { Case } from '../cases/case.entity';
import { writeCaseOf } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { CaseDocument, DocumentState } from './document.entity';
import { reopenIfEmpty } from './document-request.service';

/** A stored document of the viewer's case. @throws AppError NOT_FOUND, also for other people's cases and for admins. */
export async function getDocument({ db }: RequestContext, viewer: Viewer, id: string): Promise<CaseDocument> {
  const document = isIdentifier(id) ? await db.findOneBy(CaseDocument, { id }) : null;
  const row = document && (await db.findOneBy(Case, { id: document.caseId }));
  if (
    !document ||
    !row ||
    !mayReadDocuments(viewer, row, document.createdAt) ||
    document.state !== DocumentState.STORED
  )
    throw notFound('Document');
  return document;
}

/** A job removes the bytes. @throws AppError NOT_FOUND, CONFLICT where the case is closed, RATE_LIMITED. */
export async function deleteDocument(
  context: RequestContext,
  id: string,
  clientKey?: ClientKey,
): Promise<CaseType> {
  const viewer = await requireCounted(context, 'documentChanges', Role.USER, Role.LAWYER);
  const input = { deleteDocument: id };
  const write = { entity: CaseDocument, name: 'Document', id, clientKey, input } as const;
  return writeCaseOf(context, viewer, write, async (tx, row, document, key) => {
    const isOwn = document.uploaderId === viewer.id && document.state === DocumentState.STORED;
    if (!isOwn || !mayReadDocuments(viewer, row, document.createdAt)) throw notFound('Document');
    requireOpenForDocuments(tx, viewer, row);
    const deleted = { state: DocumentState.DELETED, deletedAt: tx.now(), deletedBy: viewer.id };
    await tx.db.update(CaseDocument, { id }, deleted);
    const event = { caseId: row.id, kind: CaseEventKind.DOCUMENT_DELETED, subjectId: id, key };
    await record(tx, viewer, event);
    if (document.requestId !== null) await reopenIfEmpty(tx, document.requestId);
    if (!isUnjoined(row))
      await writeAudit(tx, AuditAct.DOCUMENT_DELETED, { subject: { type: AuditSubject.CASE, id: row.id } });
    await tx.platform.jobs.add(tx.db, 'erase-document', { documentId: id });
  });
}

/** In the message's transaction, which has locked the case. @throws AppError NOT_FOUND, CONFLICT if it was sent before. */
export async function attachDocuments(
  { db }: RequestContext,
  sender: Viewer,
  { caseId, messageId }: { caseId: string; messageId: string },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const own = {
    id: In(ids.filter(isIdentifier)),
    caseId,
    uploaderId: sender.id,
    state: DocumentState.STORED,
  };
  const documents = await db.findBy(CaseDocument, own);
  if (documents.length !== ids.length) throw notFound('Document');
  if (documents.some((document) => document.messageId !== null))
    throw conflict('This document was sent with a message already');
  await db.update(CaseDocument, own, { messageId });
}
