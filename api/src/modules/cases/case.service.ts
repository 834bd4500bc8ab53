import { Permission } from '../../auth/permission';
import { requireStaffProof } from '../../auth/recent-proof';
import { Role } from '../../auth/role';
import { requirePermission, requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { AuditAct, AuditSubject } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput, notFound } from '../../errors/app-error';
import { countAction } from '../../platform/rate-limits';
import { isIdentifier } from '../../validation/identifier';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotifications } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { isVerifiedLawyer } from '../lawyers/lawyer.queries';
import { Case } from './case.entity';
import { maySee, maySetStatus } from './case.policy';
import { findVisibleCase, noteStaffLook } from './case.queries';
import { CaseEventKind, CaseStatus, isClosed } from './case.status';
import type { CaseType } from './case.types';
import { record } from './room/room.service';

/** A case that the viewer may see. @throws AppError NOT_FOUND, also for other people's cases. */
export async function getCase(context: RequestContext, viewer: Viewer, id: string): Promise<CaseType> {
  const legalCase = await findVisibleCase(context, viewer, id);
  if (!legalCase) throw notFound('Case');
  return legalCase;
}

/**
 * The row, locked until the transaction ends, so that concurrent changes follow one another. What only refers to the case
 * need not wait for it. @throws AppError NOT_FOUND, also for other people's cases.
 */
export async function lockCase({ db }: RequestContext, viewer: Viewer, id: string): Promise<Case> {
  const row = isIdentifier(id)
    ? await db.findOne(Case, { where: { id }, lock: { mode: 'for_no_key_update' } })
    : null;
  if (!row || !maySee(viewer, row)) throw notFound('Case');
  return row;
}

/** What a request waits for is done once it is answered. */
export const WAITING_KINDS = [
  NotificationKind.REQUEST_RECEIVED,
  NotificationKind.REQUEST_UNANSWERED,
  NotificationKind.REQUEST_STILL_UNANSWERED,
];

/** Tells the client, and the lawyer where an admin did it. The lawyer's first answer is told once, by a kind of its own. */
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

/** The lawyer's first status is the answer; a closed status after an open one closes the case. An admin's one takes a withdrawal back. */
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

/**
 * The case's lawyer or an admin sets a status, in any order; every change is recorded. The present one changes nothing.
 * @param fields those that are shown; all of them without it.
 * @throws AppError IDENTITY_REQUIRED for an admin, NOT_FOUND for other people's cases, BAD_USER_INPUT for a status that the viewer cannot set, CONFLICT
 * for accepting without a verified licence, and for a lawyer whose client has withdrawn the request.
 */
export async function updateCaseStatus(
  context: RequestContext,
  id: string,
  status: CaseStatus,
  fields?: ReadonlySet<string>,
): Promise<CaseType> {
  const viewer = requireRole(context, Role.LAWYER, Role.ADMIN);
  requirePermission(context, Permission.SUPPORT_USERS);
  requireStaffProof(context);
  await countAction(context, 'statusChanges', viewer.id);
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, viewer, id);
    const { clientId, lawyerId, withdrawnAt } = row;
    const lawyerVerified = await isVerifiedLawyer(tx, lawyerId);
    if (viewer.role === Role.LAWYER && status === CaseStatus.ACCEPTED && !lawyerVerified)
      throw conflict('You can accept cases once your licence is verified');
    if (viewer.role === Role.LAWYER && withdrawnAt !== null)
      throw conflict('Your client has withdrawn this request');
    if (!maySetStatus(viewer, { clientId, lawyerId, lawyerVerified, withdrawnAt }, status))
      throw invalidInput({ field: 'status', message: ['You cannot set the status {{status}}', { status }] });
    if (row.status !== status) {
      await tx.db.update(
        Case,
        { id },
        { status, updatedAt: tx.now(), ...momentsOf(tx, viewer, row, status) },
      );
      const change = { fromStatus: row.status, toStatus: status };
      await record(tx, viewer, { caseId: id, kind: CaseEventKind.STATUS_CHANGED, ...change });
      await writeAudit(tx, AuditAct.CASE_STATUS_SET, {
        subject: { type: AuditSubject.CASE, id },
        before: { status: row.status },
        after: { status },
      });
      await notifyStatusChange(tx, viewer, row, status);
    }
    await noteStaffLook(tx, viewer, [id], fields);
    return getCase(tx, viewer, id);
  });
}
