import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { conflict, invalidInput } from '../../errors/app-error';
import { AuditAct, AuditSubject, writeAudit } from '../../platform/audit/write-audit';
import { countAction } from '../../platform/rate-limits';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { CaseEventKind } from '../cases/events/case-event.entity';
import { type ClientKey, record, type StoredKey } from '../cases/events/case-event.service';
import { requirePayable } from '../cases/case-rules.service';
import type { Case } from '../cases/case.entity';
import { type KeyedInput, writeCase, writeCaseOf } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify } from '../notifications/notify';
import { type Fee, FeeState } from './fee.entity';
import { acceptFee, FEE_HAS_CHANGED } from './fee.service';

import { Payment, PaymentMethod, PaymentState } from './payment.entity';
import { type FeePaymentInput, type PaymentInput, storedTransactionId } from './payment.inputs';
import { issueReceipt } from './receipts/receipt.service';
import { loadDueFee, settleCase } from './case-dues';

type Transfer = Omit<FeePaymentInput, 'caseId' | 'feeId' | 'clientKey'>;

/** Writes a payment of what is due in a locked case, and accepts a fee that is still proposed. */
async function insertPayment(
  tx: RequestContext,
  client: Viewer,
  row: Case,
  fee: Fee | null,
  { method, transactionId, amountPoisha, ...details }: Transfer,
  key: StoredKey,
): Promise<void> {
  const { id: caseId, lawyerId } = row;
  if (fee?.state === FeeState.PROPOSED) await acceptFee(tx, client, row, fee);
  const id = uuidv7();
  await tx.db.insert(Payment, {
    id,
    caseId,
    feeId: fee?.id ?? null,
    method,
    transactionId,
    amountPoisha: amountPoisha ?? null,
    ...details,
    state: PaymentState.SUBMITTED,
    submittedBy: client.id,
    submittedAt: tx.now(),
  });
  await settleCase(tx, caseId);
  const about = { caseId, subjectId: id };
  await record(tx, client, { ...about, kind: CaseEventKind.PAYMENT_SUBMITTED, key });
  await writeAudit(tx, AuditAct.PAYMENT_SUBMITTED, { subject: { type: AuditSubject.CASE, id: caseId } });
  await notify(tx, lawyerId, NotificationKind.PAYMENT_SUBMITTED, { ...about, actorId: client.id });
}

/**
 * A client submits the transaction ID of what is due. One transaction locks the case and writes the payment and the paid state,
 * so that two concurrent submissions pay once.
 * @throws AppError NOT_FOUND for other people's cases; CONFLICT when nothing is due or the ID was used before;
 * EMAIL_NOT_CONFIRMED, RATE_LIMITED.
 */
export async function submitPayment(
  context: RequestContext,
  caseId: string,
  { bKashTrxId, method, transferredAt, ...transfer }: PaymentInput,
  clientKey?: ClientKey,
): Promise<CaseType> {
  return submitTransfer(
    context,
    { caseId, feeId: undefined, clientKey },
    {
      ...transfer,
      method: method ?? PaymentMethod.BKASH,
      transactionId: bKashTrxId,
      transferredAt: transferredAt ? new Date(transferredAt) : null,
    },
  );
}

/** @throws AppError as `submitPayment`, CONFLICT when the seen fee is not due any more, BAD_USER_INPUT for the future. */
export async function submitFeePayment(
  context: RequestContext,
  { caseId, feeId, clientKey, ...transfer }: FeePaymentInput,
): Promise<CaseType> {
  return submitTransfer(context, { caseId, feeId: feeId ?? null, clientKey }, transfer);
}

/** `feeId` is the fee that the client saw, null for none, undefined for any due fee. */
async function submitTransfer(
  context: RequestContext,
  { caseId, feeId, clientKey }: { caseId: string; feeId: string | null | undefined; clientKey?: ClientKey },
  sent: Transfer,
): Promise<CaseType> {
  const client = requireRole(context, Role.USER);
  await requireConfirmedEmail(context);
  await countAction(context, 'payments', client.id);
  const transfer = { ...sent, transactionId: storedTransactionId(sent.transactionId) };
  if (transfer.transferredAt && transfer.transferredAt > context.now())
    throw invalidInput({ field: 'transferredAt', message: 'The payment cannot be in the future' });
  const input = { submitPayment: { feeId, ...transfer } };
  return writeCase(context, client, { caseId, clientKey, input }, async (tx, row, key) => {
    const fee = await loadDueFee(tx, caseId);
    await requirePayable(tx, row, fee?.state === FeeState.PROPOSED);
    if (feeId !== undefined && (fee?.id ?? null) !== feeId) throw conflict(FEE_HAS_CHANGED);
    await insertPayment(tx, client, row, fee, transfer, key);
  });
}

/** In any status. @throws AppError NOT_FOUND for other people's cases, CONFLICT for an answered payment; RATE_LIMITED. */
export async function confirmPayment(
  context: RequestContext,
  id: string,
  amount: number,
  clientKey?: ClientKey,
): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  const sent = { id, clientKey, input: { confirmPayment: { id, amount } } };
  return answerPayment(context, lawyer, sent, async (tx, row, payment) => {
    const change = { state: PaymentState.CONFIRMED, amountPoisha: amount, answeredAt: tx.now() };
    await tx.db.update(Payment, { id }, change);
    await issueReceipt(tx, lawyer.id, row, Object.assign(payment, change));
    return { name: 'PAYMENT_CONFIRMED', after: { amountPoisha: amount } };
  });
}

/** The fee is due again, its transaction ID free. @throws AppError NOT_FOUND, CONFLICT once answered; RATE_LIMITED. */
export async function refusePayment(
  context: RequestContext,
  id: string,
  reason: string,
  clientKey?: ClientKey,
): Promise<CaseType> {
  const lawyer = requireRole(context, Role.LAWYER);
  const sent = { id, clientKey, input: { refusePayment: { id, reason } } };
  return answerPayment(context, lawyer, sent, async (tx) => {
    await tx.db.update(Payment, { id }, { state: PaymentState.REFUSED, reason, answeredAt: tx.now() });
    return { name: 'PAYMENT_REFUSED' };
  });
}

interface PaymentAnswer {
  /** In the audit log, the history and the notifications. */
  name: 'PAYMENT_CONFIRMED' | 'PAYMENT_REFUSED';
  after?: { amountPoisha: number };
}

async function answerPayment(
  context: RequestContext,
  lawyer: Viewer,
  sent: { id: string } & KeyedInput,
  answer: (tx: RequestContext, row: Case, payment: Payment) => Promise<PaymentAnswer>,
): Promise<CaseType> {
  await countAction(context, 'payments', lawyer.id);
  const { id } = sent;
  const write = { entity: Payment, name: 'Payment', ...sent } as const;
  return writeCaseOf(context, lawyer, write, async (tx, row, payment, key) => {
    if (payment.state !== PaymentState.SUBMITTED) throw conflict('This payment was answered already');
    const { name, after } = await answer(tx, row, payment);
    const about = { caseId: row.id, subjectId: id };
    await settleCase(tx, row.id);
    await settleNotificationsOf(tx, id);
    await record(tx, lawyer, { ...about, kind: CaseEventKind[name], key });
    await writeAudit(tx, AuditAct[name], { subject: { type: AuditSubject.CASE, id: row.id }, after });
    await notify(tx, row.clientId, NotificationKind[name], { ...about, actorId: lawyer.id });
  });
}
