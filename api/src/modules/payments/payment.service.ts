import { latinDigits } from '@ainsathi/contract/bangla-digits';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { AuditAct, AuditSubject } from '../../platform/audit/audit-act';
import { writeAudit } from '../../platform/audit/write-audit';
import { NotificationKind } from '../notifications/notification.kinds';
import { notify } from '../notifications/notify';
import { getCase, lockForPayment, markPaid } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { Payment } from './payment.entity';
import type { PaymentInput } from './payment.inputs';

/**
 * A client submits the bKash transaction ID of the fee. The ID and the paid state are written in one transaction, and the
 * case is locked, so that two concurrent submissions pay once.
 * @throws AppError NOT_FOUND for other people's cases; CONFLICT when the case is not accepted or already paid, or when
 * the ID was used before; EMAIL_NOT_CONFIRMED.
 */
export async function submitPayment(
  context: RequestContext,
  caseId: string,
  input: PaymentInput,
): Promise<CaseType> {
  const client = requireRole(context, Role.USER);
  await requireConfirmedEmail(context);
  return inTransaction(context, async (tx) => {
    const { lawyerId } = await lockForPayment(tx, client, caseId);
    const paymentId = uuidv7();
    await tx.db.insert(Payment, {
      id: paymentId,
      caseId,
      method: 'bkash',
      transactionId: latinDigits(input.bKashTrxId.trim()).toUpperCase(),
      amountPoisha: null,
      submittedBy: client.id,
      submittedAt: tx.now(),
    });
    await markPaid(tx, client, caseId);
    await writeAudit(tx, AuditAct.PAYMENT_SUBMITTED, { subject: { type: AuditSubject.CASE, id: caseId } });
    const facts = { caseId, subjectId: paymentId, actorId: client.id };
    await notify(tx, lawyerId, NotificationKind.PAYMENT_SUBMITTED, facts);
    return getCase(tx, client, caseId);
  });
}
