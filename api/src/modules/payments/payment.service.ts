import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { getCase, lockForPayment, markPaid } from '../cases/case.service';
import type { CaseView } from '../cases/case.view';
import { Payment } from './payment.entity';
import type { PaymentInput } from './payment.inputs';

/**
 * A client hands in the bKash transaction ID of the fee. ID and paid state are written together; sending twice at once
 * pays once, because the case is locked.
 * @throws AppError NOT_FOUND for somebody else's case; CONFLICT when it is not accepted, already paid, or the ID was used before.
 */
export async function submitPayment(
  context: RequestContext,
  caseId: string,
  input: PaymentInput,
): Promise<CaseView> {
  return inTransaction(context, async (tx) => {
    await lockForPayment(tx, caseId);
    await tx.db.insert(Payment, {
      id: uuidv7(),
      caseId,
      transactionId: input.bKashTrxId.trim().toUpperCase(),
      amountPoisha: null,
      submittedBy: tx.viewer?.id ?? null,
      submittedAt: tx.now(),
    });
    await markPaid(tx, caseId);
    return getCase(tx, caseId);
  });
}
