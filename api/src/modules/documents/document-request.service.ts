import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput, notFound } from '../../errors/app-error';
import { countAction } from '../../platform/rate-limits';
import { dayOf, todayInDhaka } from '../../validation/dhaka-day';
import { emptyToNull } from '../../validation/text';
import { lockCaseOf } from '../cases/lock-case-of';
import { recordDocument } from '../cases/room/document-room.service';
import { lockForEntry } from '../cases/room/entry.service';
import { touchRecord } from '../cases/room/room.service';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { CaseDocument, DocumentState } from './document.entity';
import { DocumentRequest, DocumentRequestState } from './document-request.entity';
import type { DocumentRequestInput, RequestDocumentsInput } from './document.inputs';

/** The day by which a document is needed, as it is stored. @throws AppError BAD_USER_INPUT for one that is over. */
function dueDay(due: Date | null | undefined, now: Date): string | null {
  if (!due) return null;
  const day = dayOf(due);
  if (day < todayInDhaka(now))
    throw invalidInput({ field: 'dueOn', message: 'Choose today or a day to come' });
  return day;
}

async function insertRequest(
  tx: RequestContext,
  lawyer: Viewer,
  caseId: string,
  { title, note, dueOn }: DocumentRequestInput,
): Promise<DocumentRequest> {
  const request: DocumentRequest = {
    id: uuidv7(),
    caseId,
    title,
    note: emptyToNull(note) ?? null,
    dueOn: dueDay(dueOn, tx.now()),
    state: DocumentRequestState.OPEN,
    createdAt: tx.now(),
    closedAt: null,
  };
  await tx.db.insert(DocumentRequest, request);
  await recordDocument(tx, lawyer, 'documents requested', { caseId, subjectId: request.id });
  return request;
}

/**
 * The case's lawyer asks the client for documents; the client is told once.
 * @throws AppError NOT_FOUND for other people's cases, BAD_USER_INPUT for a day that is over, CONFLICT where the case was not
 * taken on or is not open any more, RATE_LIMITED.
 */
export async function requestDocuments(
  context: RequestContext,
  { caseId, items }: RequestDocumentsInput,
): Promise<DocumentRequest[]> {
  const lawyer = requireRole(context, Role.LAWYER);
  await countAction(context, 'documentChanges', lawyer.id);
  return inTransaction(context, async (tx) => {
    const { clientId } = await lockForEntry(tx, lawyer, caseId);
    const requests: DocumentRequest[] = [];
    for (const item of items) requests.push(await insertRequest(tx, lawyer, caseId, item));
    const subjectId = requests[0]?.id ?? caseId;
    await notify(tx, clientId, NotificationKind.DOCUMENTS_REQUESTED, {
      caseId,
      subjectId,
      actorId: lawyer.id,
    });
    return requests;
  });
}

/** The state of a request, and its documents, decide what it may become. @throws AppError BAD_USER_INPUT, CONFLICT. */
async function requireChange(
  { db }: RequestContext,
  { id, state }: DocumentRequest,
  wanted: DocumentRequestState,
): Promise<void> {
  if (wanted === DocumentRequestState.RECEIVED)
    throw invalidInput({ field: 'state', message: 'A document is received when your client adds it' });
  if (state !== DocumentRequestState.RECEIVED) return;
  if (await db.existsBy(CaseDocument, { requestId: id, state: DocumentState.STORED }))
    throw conflict('Your client has added this document already');
}

/**
 * The case's lawyer takes a request back, or opens it again.
 * @throws AppError NOT_FOUND for those of other people's cases, BAD_USER_INPUT for `received`, CONFLICT where it was answered
 * or the case is closed; RATE_LIMITED.
 */
export async function setDocumentRequest(
  context: RequestContext,
  id: string,
  state: DocumentRequestState,
): Promise<DocumentRequest> {
  const lawyer = requireRole(context, Role.LAWYER);
  await countAction(context, 'documentChanges', lawyer.id);
  return inTransaction(context, async (tx) => {
    const row = await lockCaseOf(tx, lawyer, DocumentRequest, id);
    if (!row) throw notFound('Request');
    await lockForEntry(tx, lawyer, row.id);
    const request = await tx.db.findOneByOrFail(DocumentRequest, { id });
    await requireChange(tx, request, state);
    if (request.state === state) return request;
    const change = { state, closedAt: state === DocumentRequestState.OPEN ? null : tx.now() };
    await tx.db.update(DocumentRequest, { id }, change);
    if (state === DocumentRequestState.WITHDRAWN) await settleNotificationsOf(tx, id);
    await touchRecord(tx, row.id);
    return tx.db.findOneByOrFail(DocumentRequest, { id });
  });
}

/** A request is answered by its first document, in the caller's transaction, which has locked the case. */
export async function receiveRequest(
  tx: RequestContext,
  client: Viewer,
  { caseId, requestId }: { caseId: string; requestId: string },
): Promise<void> {
  const { state } = await tx.db.findOneByOrFail(DocumentRequest, { id: requestId });
  if (state !== DocumentRequestState.OPEN) return;
  const received = { state: DocumentRequestState.RECEIVED, closedAt: tx.now() };
  await tx.db.update(DocumentRequest, { id: requestId }, received);
  await settleNotificationsOf(tx, requestId);
  await recordDocument(tx, client, 'documents received', { caseId, subjectId: requestId });
}

/** A request that has lost its last document is open again, in the caller's transaction, which has locked the case. */
export async function reopenIfEmpty({ db }: RequestContext, requestId: string): Promise<void> {
  if (await db.existsBy(CaseDocument, { requestId, state: DocumentState.STORED })) return;
  const isReceived = { id: requestId, state: DocumentRequestState.RECEIVED };
  await db.update(DocumentRequest, isReceived, { state: DocumentRequestState.OPEN, closedAt: null });
}
