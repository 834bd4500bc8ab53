import { requireRecentProof } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { AccountEventKind } from '../../accounts/account-event.entity';
import { recordAccountEvent } from '../../accounts/account-events';
import { PAYMENT_DETAILS_CHANGED } from '../../accounts/account-mails';
import { warnOwner } from '../../accounts/recovery/warn-owner';
import type { Account } from '../../accounts/account.entity';
import type { LawyerProfile } from '../lawyer-profile.entity';

const DETAILS = ['bankDetails', 'mobilePaymentDetails'] as const;

/**
 * A stolen token could redirect fees, so a change requires a recent proof, is recorded and mailed to the lawyer, in the
 * caller's transaction. @throws AppError IDENTITY_REQUIRED.
 */
export async function guardPaymentDetails(
  context: RequestContext,
  account: Account,
  present: LawyerProfile,
  edited: Partial<LawyerProfile>,
): Promise<void> {
  const fields = DETAILS.filter((field) => edited[field] !== undefined && edited[field] !== present[field]);
  if (fields.length === 0) return;
  const { id } = requireRecentProof(context);
  await recordAccountEvent(context, id, AccountEventKind.PAYMENT_DETAILS_CHANGED);
  await writeAudit(context, AuditAct.PAYMENT_DETAILS_CHANGED, {
    subject: accountSubject(id),
    after: { fields },
  });
  await warnOwner(context, account, 'payment-details-changed', PAYMENT_DETAILS_CHANGED);
}
