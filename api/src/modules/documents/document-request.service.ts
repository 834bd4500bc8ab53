import { v7 as uuidv7 } from 'uuid';
import { requireCounted, type Viewer } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput } from '../../errors/app-error';
import { dayInDhaka, dayOf, requireWithinReach } from '../../validation/dhaka-day';
import { CaseEventKind } from '../cases/events/case-event.entity';
import {
  findRecorded,
  record,
  type StoredKey,
  storedKey,
  touchRecord,
} from '../cases/events/case-event.service';
import { requireDocumentRequest } from '../cases/case-rules.service';
import { lockCase, lockCaseOf } from '../cases/case.service';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { CaseDocument, DocumentState } from './document.entity';
import { DocumentRequest, DocumentRequestState } from './document-request.entity';
import type { RequestDocumentsInput } from './document.inputs';

/** The stored day of the deadline. @throws AppError BAD_USER_INPUT for a day in the past or too far ahead. */
function dueDay(due: Date | null | undefined, now: Date): string | null {
  if (!due) return null;
  const day = dayOf(due);
  if (day < dayInDhaka(now)) throw invalidInput({ field: 'dueOn', message: 'Choose today or a day to come' });
  requireWithinReach(due, now, 'dueOn');
  return day;
}

/** Also records it in the history of the locked case. */
async function insertRequest(
  tx: RequestContext,
  lawyer: Viewer,
  request: DocumentRequest,
  key: StoredKey,
): Promise<void> {
  const { id: subjectId, caseId } = request;
  await tx.db.insert(DocumentRequest, request);
  await record(tx, lawyer, { caseId, kind: CaseEventKind.DOCUMENTS_REQUESTED, subjectId, key });
}

/** The requests of an earlier write with this key, which share one time. */
async function findRequested(
  tx: RequestContext,
  lawyer: Viewer,
  caseId: string,
  key: StoredKey,
): Promise<DocumentRequest[]> {
  const event = await findRecorded(tx, lawyer, caseId, key);
  if (!event?.subjectId) return [];
  const { createdAt } = await tx.db.findOneByOrFail(DocumentRequest, { id: event.subjectId });
  return tx.db.find(DocumentRequest, { where: { caseId, createdAt }, order: { id: 'ASC' } });
}

/** @throws AppError NOT_FOUND, BAD_USER_INPUT for a day in the past, CONFLICT where the case is not open; RATE_LIMITED. */
export async function requestDocuments(
  context: RequestContext,
  input: RequestDocumentsInput,
): Promise<DocumentRequest[]> {
  const lawyer = await requireCounted(context, 'documentChanges', Role.LAWYER);
  const { caseId, items, clientKey } = input;
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, lawyer, caseId);
    const key = storedKey(tx, clientKey, { requestDocuments: items });
    const earlier = await findRequested(tx, lawyer, caseId, key);
    if (earlier.length > 0) return earlier;
    requireDocumentRequest(tx, lawyer, row);
    const createdAt = tx.now();
    const requests = items.map(({ title, note, dueOn }) => ({
      id: uuidv7(),
      caseId,
      title,
      note: note ?? null,
      dueOn: dueDay(dueOn, createdAt),
      state: DocumentRequestState.OPEN,
      createdAt,
      closedAt: null,
    }));
    for (const [index, request] of requests.entries())
      await insertRequest(tx, lawyer, request, index === 0 ? key : null);
    const facts = { caseId, subjectId: requests[0]?.id ?? caseId, actorId: lawyer.id };
    await notify(tx, row.clientId, NotificationKind.DOCUMENTS_REQUESTED, facts);
    return requests;
  });
}

/** Checks the transition by the state and documents of a request. @throws AppError BAD_USER_INPUT, CONFLICT. */
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

/** @throws AppError NOT_FOUND, BAD_USER_INPUT for `received`, CONFLICT once answered or closed; RATE_LIMITED. */
export async function setDocumentRequest(
  context: RequestContext,
  id: string,
  state: DocumentRequestState,
): Promise<DocumentRequest> {
  const lawyer = await requireCounted(context, 'documentChanges', Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const { row, thing: request } = await lockCaseOf(tx, lawyer, DocumentRequest, id, 'Request');
    requireDocumentRequest(tx, lawyer, row);
    await requireChange(tx, request, state);
    if (request.state === state) return request;
    const change = { state, closedAt: state === DocumentRequestState.OPEN ? null : tx.now() };
    await tx.db.update(DocumentRequest, { id }, change);
    if (state === DocumentRequestState.WITHDRAWN) await settleNotificationsOf(tx, id);
    await touchRecord(tx, row.id);
    return Object.assign(request, change);
  });
}

/** The first document answers a request. Runs in the caller's transaction, which has locked the case. */
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
  const event = { caseId, kind: CaseEventKind.DOCUMENTS_RECEIVED, subjectId: requestId };
  await record(tx, client, event);
}

/** A request without documents is open again. Runs in the caller's transaction, which has locked the case. */
export async function reopenIfEmpty({ db }: RequestContext, requestId: string): Promise<void> {
  if (await db.existsBy(CaseDocument, { requestId, state: DocumentState.STORED })) return;
  const isReceived = { id: requestId, state: DocumentRequestState.RECEIVED };
  await db.update(DocumentRequest, isReceived, { state: DocumentRequestState.OPEN, closedAt: null });
}
