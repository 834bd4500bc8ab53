import { IsNull, MoreThan } from 'typeorm';
import { Permission } from '../../../auth/role';
import { requireRecentProof, requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError, conflict, notFound } from '../../../errors/app-error';
import { isIdentifier } from '../../../validation/identifier';
import { AccountToken } from '../account-token.entity';
import { Account } from '../account.entity';
import { applyEmailChange } from './email-change.service';
import type { StaffEmailChange } from './email-change-by-staff.types';

/** Counted from the notice to the present address. */
const WAIT_MILLISECONDS = 72 * 60 * 60_000;
const SECOND_MEMBER = 'A second member of the staff has to agree to this.';
const TOO_EARLY =
  'The present address was told less than 72 hours ago. Until then only the person can confirm the new email.';

/** The email that staff requested and the present address has not confirmed, or null. For staff. */
export async function findStaffEmailChange(
  context: RequestContext,
  accountId: string,
): Promise<StaffEmailChange | null> {
  const { id } = requireStaff(context, Permission.SUPPORT_USERS);
  if (!isIdentifier(accountId)) return null;
  const waiting = await context.db.findOneBy(AccountToken, {
    accountId,
    purpose: 'change-email-by-staff',
    usedAt: IsNull(),
    expiresAt: MoreThan(context.now()),
  });
  if (!waiting) return null;
  const agreeableFrom = new Date(waiting.createdAt.getTime() + WAIT_MILLISECONDS);
  const askedByViewer = waiting.data['askedBy'] === id;
  return {
    email: waiting.data['email'] ?? '',
    agreeableFrom,
    askedByViewer,
    agreeable: !askedByViewer && agreeableFrom <= context.now(),
  };
}

/** For the results of edits, which show only the email. */
export async function findPendingEmailForStaff(
  context: RequestContext,
  accountId: string,
): Promise<string | null> {
  return (await findStaffEmailChange(context, accountId))?.email ?? null;
}

/**
 * A second member of the staff approves an email that a colleague requested, 72 hours after the notice to the present address.
 * @throws AppError IDENTITY_REQUIRED, NOT_FOUND without a request, FORBIDDEN, CONFLICT before that time or for a taken email.
 */
export async function agreeToEmailChange(context: RequestContext, accountId: string): Promise<Account> {
  requireStaff(context, Permission.SUPPORT_USERS);
  requireRecentProof(context);
  if (!isIdentifier(accountId)) throw notFound('User');
  return inTransaction(context, async (tx) => {
    const lock = { mode: 'for_no_key_update' } as const;
    const account = await tx.db.findOne(Account, { where: { id: accountId }, lock });
    const waiting = await findStaffEmailChange(tx, accountId);
    if (!account || !waiting) throw notFound('User');
    if (waiting.askedByViewer) throw new AppError('FORBIDDEN', { message: SECOND_MEMBER });
    if (!waiting.agreeable) throw conflict(TOO_EARLY);
    await applyEmailChange(tx, account, waiting.email, null);
    return tx.db.findOneByOrFail(Account, { id: accountId });
  });
}
