import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, notFound } from '../../errors/app-error';
import { AuditAct, AuditSubject } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { countAction } from '../../platform/rate-limits';
import type { Case } from '../cases/case.entity';
import { getCase } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { recordMoney } from '../cases/room/money-room.service';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { lockCaseOf } from '../cases/lock-case-of';
import { Payment, PaymentState } from './payment.entity';
import { issueReceipt } from './receipts/receipt.service';
import { settleCase } from './settle-case';

/** A payment that waits for its lawyer's answer, and its case, locked. @throws AppError NOT_FOUND, CONFLICT for one that was answered. */
async function lockSubmitted(
  tx: RequestContext,
  lawyer: Viewer,
  id: string,
): Promise<{ payment: Payment; row: Case }> {
  const row = await lockCaseOf(tx, lawyer, Payment, id);
  if (!row) throw notFound('Payment');
  const payment = await tx.db.findOneByOrFail(Payment, { id });
  if (payment.state !== PaymentState.SUBMITTED) throw conflict('This payment was answered already');
  return { payment, row };
}

/**
 * The case's lawyer confirms a payment with the amount that arrived, in any status; the client gets a receipt.
 * @throws AppError NOT_FOUND for payments of other people's cases, CONFLICT for one that was answered; RATE_LIMITED.
 */
export async function confirmPayment(context: RequestContext, id: string, amount: number): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  await countAction(context, 'payments', lawyer.id);
  return inTransaction(context, async (tx) => {
    const { payment, row } = await lockSubmitted(tx, lawyer, id);
    const amountPoisha = String(amount);
    const answer = { state: PaymentState.CONFIRMED, amountPoisha, answeredAt: tx.now() };
    await tx.db.update(Payment, { id }, answer);
    await issueReceipt(tx, lawyer.id, row, Object.assign(payment, { amountPoisha }));
    await tellAnswer(tx, lawyer, row, payment, { amountPoisha: amount });
    return getCase(tx, lawyer, row.id);
  });
}

/**
 * The case's lawyer says that a payment did not arrive, and why: the fee is due again, and the transaction ID is free.
 * @throws AppError NOT_FOUND for payments of other people's cases, CONFLICT for one that was answered; RATE_LIMITED.
 */
export async function refusePayment(context: RequestContext, id: string, reason: string): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  await countAction(context, 'payments', lawyer.id);
  return inTransaction(context, async (tx) => {
    const { payment, row } = await lockSubmitted(tx, lawyer, id);
    const answer = { state: PaymentState.REFUSED, reason: reason.trim(), answeredAt: tx.now() };
    await tx.db.update(Payment, { id }, answer);
    await tellAnswer(tx, lawyer, row, payment, null);
    return getCase(tx, lawyer, row.id);
  });
}

/** Writes down how a payment was answered, and tells the client. */
async function tellAnswer(
  tx: RequestContext,
  lawyer: Viewer,
  { id: caseId, clientId }: Case,
  { id: subjectId }: Payment,
  confirmed: { amountPoisha: number } | null,
): Promise<void> {
  await settleCase(tx, caseId);
  await settleNotificationsOf(tx, subjectId);
  const what = confirmed ? 'payment confirmed' : 'payment refused';
  await recordMoney(tx, lawyer, what, { caseId, subjectId });
  const act = confirmed ? AuditAct.PAYMENT_CONFIRMED : AuditAct.PAYMENT_REFUSED;
  const subject = { type: AuditSubject.CASE, id: caseId };
  await writeAudit(tx, act, { subject, ...(confirmed && { after: confirmed }) });
  const told = confirmed ? NotificationKind.PAYMENT_CONFIRMED : NotificationKind.PAYMENT_REFUSED;
  await notify(tx, clientId, told, { caseId, subjectId, actorId: lawyer.id });
}
