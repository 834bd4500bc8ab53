import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { conflict, invalidInput } from '../../errors/app-error';
import { AuditAct, AuditSubject } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { countAction } from '../../platform/rate-limits';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { type ClientKey, record } from '../cases/events/case-event.service';
import { requirePayable } from '../cases/case-rules.service';
import type { Case } from '../cases/case.entity';
import { writeCase, writeCaseOf } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { FeeState } from './fee.entity';
import { acceptFee, FEE_HAS_CHANGED } from './fee.service';
import type { FeeType } from './fee.types';
import { Payment, PaymentMethod, PaymentState } from './payment.entity';
import { type FeePaymentInput, type PaymentInput, storedTransactionId } from './payment.inputs';
import { issueReceipt } from './receipts/receipt.service';
import { loadDueFee, settleCase } from './case-dues';

type Transfer = Omit<FeePaymentInput, 'caseId' | 'feeId'>;

/** Writes the payment of what is due in a locked case. It accepts a fee that was stated and not answered. */
async function insertPayment(
  tx: RequestContext,
  client: Viewer,
  row: Case,
  fee: FeeType | null,
  { method, transactionId, amountPoisha, clientKey, ...details }: Transfer,
): Promise<void> {
  const { id: caseId, lawyerId } = row;
  if (fee?.state === FeeState.PROPOSED) await acceptFee(tx, client, row, fee);
  const id = uuidv7();
  await tx.db.insert(Payment, {
    id,
    caseId,
    feeId: fee?.id ?? null,
    method,
    transactionId: storedTransactionId(transactionId),
    amountPoisha: amountPoisha === undefined || amountPoisha === null ? null : String(amountPoisha),
    ...details,
    state: PaymentState.SUBMITTED,
    submittedBy: client.id,
    submittedAt: tx.now(),
  });
  await settleCase(tx, caseId);
  const about = { caseId, subjectId: id };
  await record(tx, client, { ...about, kind: CaseEventKind.PAYMENT_SUBMITTED, clientKey });
  await writeAudit(tx, AuditAct.PAYMENT_SUBMITTED, { subject: { type: AuditSubject.CASE, id: caseId } });
  await notify(tx, lawyerId, NotificationKind.PAYMENT_SUBMITTED, { ...about, actorId: client.id });
}

/**
 * A client submits the transaction ID of what is due. The ID and the paid state are written in one transaction, and the
 * case is locked, so that two concurrent submissions pay once.
 * @throws AppError NOT_FOUND for other people's cases; CONFLICT when nothing is due, or when the ID was used before;
 * EMAIL_NOT_CONFIRMED, RATE_LIMITED.
 */
export async function submitPayment(
  context: RequestContext,
  caseId: string,
  { bKashTrxId, method, transferredAt, ...transfer }: PaymentInput,
  clientKey?: ClientKey,
): Promise<CaseType> {
  return submitTransfer(context, caseId, undefined, {
    ...transfer,
    method: method ?? PaymentMethod.BKASH,
    transactionId: bKashTrxId,
    transferredAt: transferredAt ? new Date(transferredAt) : null,
    clientKey,
  });
}

/**
 * A client submits a payment of a fee, or of a case without one, however it was sent.
 * @throws AppError as `submitPayment`, CONFLICT when another fee is due than the client has seen, BAD_USER_INPUT for a
 * transfer in the future.
 */
export async function submitFeePayment(
  context: RequestContext,
  { caseId, feeId, ...transfer }: FeePaymentInput,
): Promise<CaseType> {
  return submitTransfer(context, caseId, feeId ?? null, transfer);
}

/** @param feeId the fee that the client has seen, null for none, undefined for any that is due. */
async function submitTransfer(
  context: RequestContext,
  caseId: string,
  feeId: string | null | undefined,
  transfer: Transfer,
): Promise<CaseType> {
  const client = requireRole(context, Role.USER);
  await requireConfirmedEmail(context);
  await countAction(context, 'payments', client.id);
  if (transfer.transferredAt && transfer.transferredAt > context.now())
    throw invalidInput({ field: 'transferredAt', message: 'The payment cannot be in the future' });
  return writeCase(context, client, { caseId, clientKey: transfer.clientKey }, async (tx, row) => {
    const fee = await loadDueFee(tx, caseId);
    await requirePayable(tx, client, row, fee?.state === FeeState.PROPOSED);
    if (feeId !== undefined && (fee?.id ?? null) !== feeId) throw conflict(FEE_HAS_CHANGED);
    await insertPayment(tx, client, row, fee, transfer);
  });
}

/**
 * The case's lawyer confirms a payment with the amount that arrived, in any status; the client gets a receipt.
 * @throws AppError NOT_FOUND for payments of other people's cases, CONFLICT for one that was answered; RATE_LIMITED.
 */
export async function confirmPayment(
  context: RequestContext,
  id: string,
  amount: number,
  clientKey?: ClientKey,
): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  return answerPayment(context, lawyer, { id, clientKey }, async (tx, row, payment) => {
    const amountPoisha = String(amount);
    await tx.db.update(
      Payment,
      { id },
      { state: PaymentState.CONFIRMED, amountPoisha, answeredAt: tx.now() },
    );
    await issueReceipt(tx, lawyer.id, row, Object.assign(payment, { amountPoisha }));
    return {
      act: AuditAct.PAYMENT_CONFIRMED,
      kind: CaseEventKind.PAYMENT_CONFIRMED,
      notification: NotificationKind.PAYMENT_CONFIRMED,
      after: { amountPoisha: amount },
    };
  });
}

/**
 * The case's lawyer says that a payment did not arrive, and why: the fee is due again, and the transaction ID is free.
 * @throws AppError NOT_FOUND for payments of other people's cases, CONFLICT for one that was answered; RATE_LIMITED.
 */
export async function refusePayment(
  context: RequestContext,
  id: string,
  reason: string,
  clientKey?: ClientKey,
): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  return answerPayment(context, lawyer, { id, clientKey }, async (tx) => {
    await tx.db.update(Payment, { id }, { state: PaymentState.REFUSED, reason, answeredAt: tx.now() });
    return {
      act: AuditAct.PAYMENT_REFUSED,
      kind: CaseEventKind.PAYMENT_REFUSED,
      notification: NotificationKind.PAYMENT_REFUSED,
    };
  });
}

/** What is written down of an answer to a payment. */
interface PaymentAnswer {
  act: AuditAct;
  kind: CaseEventKind;
  notification: NotificationKind;
  after?: { amountPoisha: number };
}

/** The lawyer answers a payment once; the client is notified. */
async function answerPayment(
  context: RequestContext,
  lawyer: Viewer,
  { id, clientKey }: { id: string; clientKey?: ClientKey },
  answer: (tx: RequestContext, row: Case, payment: Payment) => Promise<PaymentAnswer>,
): Promise<CaseType> {
  await countAction(context, 'payments', lawyer.id);
  const write = { entity: Payment, name: 'Payment', id, clientKey } as const;
  return writeCaseOf(context, lawyer, write, async (tx, row, payment) => {
    if (payment.state !== PaymentState.SUBMITTED) throw conflict('This payment was answered already');
    const { act, kind, notification, after } = await answer(tx, row, payment);
    const about = { caseId: row.id, subjectId: id };
    await settleCase(tx, row.id);
    await settleNotificationsOf(tx, id);
    await record(tx, lawyer, { ...about, kind, clientKey });
    await writeAudit(tx, act, { subject: { type: AuditSubject.CASE, id: row.id }, after });
    await notify(tx, row.clientId, notification, { ...about, actorId: lawyer.id });
  });
}
