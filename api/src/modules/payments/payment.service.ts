import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput } from '../../errors/app-error';
import { AuditAct, AuditSubject } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { countAction } from '../../platform/rate-limits';
import { emptyToNull } from '../../validation/text';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { getCase } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { recordMoney } from '../cases/room/money-room.service';
import { NotificationKind } from '../notifications/notification.kinds';
import { notify } from '../notifications/notify';
import { FeeState } from './fees/fee.entity';
import { acceptFee, FEE_HAS_CHANGED } from './fees/fee.service';
import { lockForPayment, type PayableCase } from './lock-for-payment';
import { Payment, PaymentMethod, PaymentState } from './payment.entity';
import { type FeePaymentInput, type PaymentInput, storedTransactionId } from './payment.inputs';
import { settleCase } from './settle-case';

type Transfer = Pick<
  FeePaymentInput,
  'method' | 'transactionId' | 'amountPoisha' | 'payerNumber' | 'transferredAt'
>;

/** Writes the payment of what is due in a locked case. It accepts a fee that was stated and not answered. */
async function insertPayment(
  tx: RequestContext,
  client: Viewer<Role.USER>,
  { row, fee }: PayableCase,
  { method, transactionId, amountPoisha, payerNumber, transferredAt }: Transfer,
): Promise<void> {
  const { id: caseId, lawyerId } = row;
  if (fee?.state === FeeState.PROPOSED) await acceptFee(tx, client, fee, row);
  const id = uuidv7();
  await tx.db.insert(Payment, {
    id,
    caseId,
    feeId: fee?.id ?? null,
    method,
    transactionId: storedTransactionId(method, transactionId),
    amountPoisha: amountPoisha === undefined || amountPoisha === null ? null : String(amountPoisha),
    payerNumber: emptyToNull(payerNumber) ?? null,
    transferredAt: transferredAt ?? null,
    state: PaymentState.SUBMITTED,
    submittedBy: client.id,
    submittedAt: tx.now(),
    answeredAt: null,
    reason: null,
  });
  await settleCase(tx, caseId);
  await recordMoney(tx, client, 'payment submitted', { caseId, subjectId: id });
  await writeAudit(tx, AuditAct.PAYMENT_SUBMITTED, { subject: { type: AuditSubject.CASE, id: caseId } });
  const facts = { caseId, subjectId: id, actorId: client.id };
  await notify(tx, lawyerId, NotificationKind.PAYMENT_SUBMITTED, facts);
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
): Promise<CaseType> {
  return submitTransfer(context, caseId, undefined, {
    ...transfer,
    method: method ?? PaymentMethod.BKASH,
    transactionId: bKashTrxId,
    transferredAt: transferredAt ? new Date(transferredAt) : null,
  });
}

/**
 * A client hands in a payment of a fee, or of a case without one, however it was sent.
 * @throws AppError as `submitPayment`, CONFLICT when another fee is due than the client has seen, BAD_USER_INPUT for a
 * transfer in the future.
 */
export async function submitFeePayment(
  context: RequestContext,
  { caseId, feeId, ...transfer }: FeePaymentInput,
): Promise<CaseType> {
  return submitTransfer(context, caseId, feeId ?? null, transfer);
}

/** @param feeId the fee that the client has seen, null for none, undefined for whatever is due. */
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
  return inTransaction(context, async (tx) => {
    const payable = await lockForPayment(tx, client, caseId);
    if (feeId !== undefined && (payable.fee?.id ?? null) !== feeId) throw conflict(FEE_HAS_CHANGED);
    await insertPayment(tx, client, payable, transfer);
    return getCase(tx, client, caseId);
  });
}
