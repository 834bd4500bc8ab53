import { v7 as uuidv7 } from 'uuid';
import { Permission, Role } from '../../../auth/role';
import { requireStaffProof, requirePermission, requireRole, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, invalidInput } from '../../../errors/app-error';
import { AuditAct, AuditSubject, writeAudit } from '../../../platform/audit/write-audit';
import { countAction } from '../../../platform/rate-limits';
import { writeMessage } from '../room/write-message';
import { isVerifiedLawyer } from '../../lawyers/lawyer.queries';
import { NotificationKind } from '../../notifications/notification.kinds';
import { settleNotifications } from '../../notifications/notification.service';
import { notify } from '../../notifications/notify';
import { CaseEventKind } from '../events/case-event.entity';
import {
  type ClientKey,
  findRecorded,
  record,
  type StoredKey,
  storedKey,
} from '../events/case-event.service';
import { Case } from '../case.entity';
import { cancelHearingsToCome } from '../hearings/hearing.service';
import { isUnjoined, maySetStatus } from '../case.policy';
import { noteStaffLook } from '../case.queries';
import { getCase, lockCase } from '../case.service';
import { REVIEWABLE } from '../review-condition';
import { CaseStatus, isClosed } from './case.status';
import type { CaseType } from '../case.types';

/** Notifications that are settled once a request is answered. */
export const WAITING_KINDS = [
  NotificationKind.REQUEST_RECEIVED,
  NotificationKind.REQUEST_UNANSWERED,
  NotificationKind.REQUEST_STILL_UNANSWERED,
];

/** Notifies the client, and the lawyer of an admin's change. The lawyer's first answer has its own kind. */
async function notifyStatusChange(
  tx: RequestContext,
  actor: Viewer,
  row: Case,
  status: CaseStatus,
): Promise<void> {
  const facts = { caseId: row.id, status, actorId: actor.id };
  const isLawyer = actor.role === Role.LAWYER;
  const wasPending = row.status === CaseStatus.PENDING;
  if (wasPending) await settleNotifications(tx, row.id, WAITING_KINDS);
  const isAnswer = status === CaseStatus.ACCEPTED || status === CaseStatus.REJECTED;
  const firstAnswer = { ...facts, onceKey: `request-answered ${row.id}` };
  const isToldAsAnswer =
    isLawyer &&
    wasPending &&
    isAnswer &&
    (await notify(tx, row.clientId, NotificationKind.REQUEST_ANSWERED, firstAnswer));
  if (!isToldAsAnswer) await notify(tx, row.clientId, NotificationKind.STATUS_CHANGED, facts);
  if (!isLawyer) await notify(tx, row.lawyerId, NotificationKind.STATUS_CHANGED, facts);
}

/** The lawyer's first status is the answer; a change from open to closed closes the case. A status by an admin undoes a withdrawal. */
function momentsOf(
  { now }: RequestContext,
  { role }: Viewer,
  { answeredAt, closedAt }: Case,
  status: CaseStatus,
): Pick<Case, 'answeredAt' | 'closedAt' | 'withdrawnAt'> {
  return {
    answeredAt: answeredAt ?? (role === Role.LAWYER ? now() : null),
    closedAt: isClosed(status) ? (closedAt ?? now()) : null,
    withdrawnAt: null,
  };
}

/** At closing the client is asked what to say of the lawyer, where a review is possible at once. */
async function notifyOfReview(
  tx: RequestContext,
  { id, isOwn, clientId }: Case,
  status: CaseStatus,
): Promise<void> {
  if (!isClosed(status)) return settleNotifications(tx, id, [NotificationKind.REVIEW_POSSIBLE]);
  if (isOwn || status === CaseStatus.REJECTED) return;
  const possible = await tx.db.query<unknown[]>(
    `select from cases legal_case where legal_case.id = $1 and ${REVIEWABLE}`,
    [id],
  );
  if (possible.length > 0)
    await notify(tx, clientId, NotificationKind.REVIEW_POSSIBLE, {
      caseId: id,
      onceKey: `review-possible ${id}`,
    });
}

interface StatusChange {
  clientKey?: ClientKey;
  /** The reason of a rejection, sent to the client as a message. */
  reason?: string | null;
  /** Whether closing the case cancels its hearings to come; a rejection always does. */
  cancelHearings?: boolean;
  /** Whether only the history has it: something else notifies of it. */
  isQuiet?: boolean;
  fields?: ReadonlySet<string>;
}

/** Records a status of a locked case and notifies its people. The caller has checked the role. @throws AppError BAD_USER_INPUT, CONFLICT. */
export async function setStatus(
  tx: RequestContext,
  actor: Viewer,
  row: Case,
  status: CaseStatus,
  { clientKey, reason, cancelHearings, isQuiet, key }: Omit<StatusChange, 'fields'> & { key: StoredKey },
): Promise<void> {
  const { id, clientId, lawyerId, isOwn, joinedAt, withdrawnAt } = row;
  const lawyerVerified = await isVerifiedLawyer(tx, lawyerId);
  if (actor.role === Role.LAWYER && status === CaseStatus.ACCEPTED && !lawyerVerified)
    throw conflict('You can accept cases once your licence is verified');
  if (actor.role === Role.LAWYER && withdrawnAt !== null)
    throw conflict('Your client has withdrawn this request');
  if (!maySetStatus(actor, { clientId, lawyerId, isOwn, joinedAt, lawyerVerified, withdrawnAt }, status))
    throw invalidInput({ field: 'status', message: ['You cannot set the status {{status}}', { status }] });
  // Another tab may have closed the case and kept them.
  if (row.status === status) return cancelHearings ? cancelHearingsToCome(tx, actor, row) : undefined;
  if (reason)
    await writeMessage(tx, actor, row, { body: reason, clientKey: clientKey ?? uuidv7(), keyDigest: null });
  await tx.db.update(Case, { id }, { status, updatedAt: tx.now(), ...momentsOf(tx, actor, row, status) });
  const change = { fromStatus: row.status, toStatus: status };
  await record(tx, actor, { caseId: id, kind: CaseEventKind.STATUS_CHANGED, ...change, key });
  // An unjoined case is invisible to staff.
  if (!isUnjoined(row))
    await writeAudit(tx, AuditAct.CASE_STATUS_SET, {
      subject: { type: AuditSubject.CASE, id },
      before: { status: row.status },
      after: { status },
    });
  if (!isQuiet) await notifyStatusChange(tx, actor, row, status);
  await notifyOfReview(tx, row, status);
  if (cancelHearings || status === CaseStatus.REJECTED) await cancelHearingsToCome(tx, actor, row);
}

/**
 * The case's lawyer or an admin sets a status, in any order; every change is recorded. Setting the present status has no
 * effect but that of `cancelHearings`. @throws AppError IDENTITY_REQUIRED for an admin, NOT_FOUND for other people's cases, BAD_USER_INPUT for a status that
 * the viewer cannot set, or `cancelHearings` with a status that does not close the case, CONFLICT for accepting without a
 * verified licence, and for the lawyer of a withdrawn request.
 */
export async function updateCaseStatus(
  context: RequestContext,
  id: string,
  status: CaseStatus,
  { fields, ...change }: StatusChange = {},
): Promise<CaseType> {
  const viewer = requireRole(context, Role.LAWYER, Role.ADMIN);
  requirePermission(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  const { reason, cancelHearings } = change;
  if (reason && (viewer.role !== Role.LAWYER || status !== CaseStatus.REJECTED))
    throw invalidInput({ field: 'reason', message: 'A reason goes with the rejection by a lawyer' });
  if (cancelHearings && !isClosed(status))
    throw invalidInput({ field: 'cancelHearings', message: 'Hearings are cancelled when a case is closed' });
  await countAction(context, 'statusChanges', viewer.id);
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, viewer, id);
    const options = { ...(reason && { reason }), ...(cancelHearings && { cancelHearings }) };
    const key = storedKey(tx, change.clientKey, { updateCaseStatus: status, ...options });
    if (!(await findRecorded(tx, viewer, id, key)))
      await setStatus(tx, viewer, row, status, { ...change, key });
    await noteStaffLook(tx, viewer, [id], fields);
    return getCase(tx, viewer, id);
  });
}

/** @throws AppError CONFLICT for an answered request, or without a verified licence. */
export async function acceptRequest(
  tx: RequestContext,
  lawyer: Viewer,
  row: Case,
  key: StoredKey = null,
): Promise<void> {
  if (row.status !== CaseStatus.PENDING) throw conflict('This request was answered already');
  await setStatus(tx, lawyer, row, CaseStatus.ACCEPTED, { key });
}
