import type { Role } from '../../auth/role';
import type { Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { conflict } from '../../errors/app-error';
import type { Case } from '../cases/case.entity';
import { maySubmitPayment } from '../cases/case.policy';
import { lockCase } from '../cases/case.service';
import { isPayable, PaymentStatus } from '../cases/case.status';
import { isVerifiedLawyer } from '../lawyers/lawyer.queries';
import { type Fee, FeeState } from './fees/fee.entity';
import { findStandingFee } from './fees/standing-fee';

/** A case whose payment can be handed in, and what is due in it. */
export interface PayableCase {
  row: Case & { lawyerId: string };
  /** Null where no fee was stated. */
  fee: Fee | null;
}

/**
 * Locks a case for its client's payment, in the caller's transaction.
 * @throws AppError NOT_FOUND for other people's cases, CONFLICT when nothing is due, or there is no verified lawyer.
 */
export async function lockForPayment(
  tx: RequestContext,
  client: Viewer<Role.USER>,
  id: string,
): Promise<PayableCase> {
  const row = await lockCase(tx, client, id);
  const { clientId, lawyerId, status, withdrawnAt, paymentStatus, feeDue } = row;
  if (paymentStatus === PaymentStatus.PAID) throw conflict('This case is already paid');
  const fee = await findStandingFee(tx, id);
  const dues = { status, withdrawnAt, paymentStatus, feeDue, feeProposed: fee?.state === FeeState.PROPOSED };
  if (!isPayable(dues)) throw conflict('A case can be paid once the lawyer has accepted it');
  if (lawyerId === null) throw conflict('The lawyer has left AinSathi: there is nobody to pay');
  const lawyerVerified = await isVerifiedLawyer(tx, lawyerId);
  if (!maySubmitPayment(client, { clientId, lawyerId, lawyerVerified, ...dues }))
    throw conflict('The licence of this lawyer is not verified at present: please do not pay');
  return { row: Object.assign(row, { lawyerId }), fee };
}
