import { v5 as uuidv5 } from 'uuid';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict } from '../../../errors/app-error';
import { AuditAct, AuditSubject, writeAudit } from '../../../platform/audit/write-audit';
import { NotificationKind } from '../../notifications/notification.kinds';
import { settleNotifications } from '../../notifications/notification.service';
import { notify } from '../../notifications/notify';
import { mayWithdraw } from '../case-acts.policy';
import { CaseEventKind } from '../events/case-event.entity';
import { record } from '../events/case-event.service';
import { cancelHearingsToCome } from '../hearings/hearing.service';
import { WAITING_KINDS } from '../status/case-status.service';
import { Case } from '../case.entity';
import { getCase, lockCase } from '../case.service';
import { CaseStatus } from '../status/case.status';
import type { WithdrawCasePayload } from '../case.types';
import { admitRequest, findRequest, sendRequest } from '../request/request-case.service';
import { requireCounted, type Viewer } from '../../../auth/viewer';

/** Closes a locked case as withdrawn and notifies its lawyer, in the caller's transaction. @throws AppError CONFLICT. */
async function withdraw(tx: RequestContext, client: Viewer, row: Case): Promise<void> {
  if (row.isOwn || row.status !== CaseStatus.PENDING)
    throw conflict('This request was answered or withdrawn already');
  if (!mayWithdraw(client, row, tx.now()))
    throw conflict('A request can be withdrawn 48 hours after it was sent');
  const [{ id, lawyerId }, now, status] = [row, tx.now(), CaseStatus.CASE_CLOSED];
  await tx.db.update(Case, { id }, { status, closedAt: now, withdrawnAt: now, updatedAt: now });
  const change = { fromStatus: row.status, toStatus: status };
  await record(tx, client, { caseId: id, kind: CaseEventKind.WITHDRAWN, ...change });
  await writeAudit(tx, AuditAct.CASE_WITHDRAWN, {
    subject: { type: AuditSubject.CASE, id },
    before: { status: row.status },
    after: { status },
  });
  await settleNotifications(tx, id, WAITING_KINDS);
  await notify(tx, lawyerId, NotificationKind.CASE_WITHDRAWN, { caseId: id, actorId: client.id });
  await cancelHearingsToCome(tx, client, row);
}

/** The key of the next request after a withdrawal: constant for a lawyer, so that a retry sends one request. */
function keyOfNext(caseId: string, lawyerId: string): string {
  return uuidv5(lawyerId, caseId);
}

/**
 * A client withdraws a request after two days without an answer, and may send it to another lawyer; both or nothing. A repeat
 * has no further effect.
 * @throws AppError NOT_FOUND for other people's cases and for a lawyer who is not verified, CONFLICT for a younger or answered
 * request, RATE_LIMITED.
 */
export async function withdrawCase(
  context: RequestContext,
  id: string,
  sendToLawyerId: string | null,
): Promise<WithdrawCasePayload> {
  const client = await requireCounted(context, 'statusChanges', Role.USER);
  const { id: caseId } = await getCase(context, client, id);
  const next = sendToLawyerId && {
    lawyerId: sendToLawyerId,
    requestKey: keyOfNext(caseId, sendToLawyerId),
  };
  if (next) await admitRequest(context, client, next);
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, client, caseId);
    if (next && next.lawyerId === row.lawyerId)
      throw conflict('This request is with that lawyer already: please choose another one');
    const isSent = next && (await findRequest(tx, client, next.requestKey)) !== null;
    const isRepeated = row.withdrawnAt !== null && isSent !== false;
    if (!isRepeated) await withdraw(tx, client, row);
    const { title, description } = row;
    const newCase = next ? await sendRequest(tx, client, { ...next, title, description }) : null;
    return { case: await getCase(tx, client, caseId), newCase };
  });
}
