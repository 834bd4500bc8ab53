import { Not } from 'typeorm';
import { UNUSABLE_PASSWORD } from '../../../auth/password';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AuditAct } from '../../../platform/audit/audit-act';
import { personalChanges } from '../../../platform/audit/personal-changes';
import { accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { sendMail } from '../../../platform/mail/send-mail';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { accountSecuredMail } from '../account-mails';
import { AccountToken } from '../account-token.entity';
import { createLink, takeToken } from '../account-tokens';
import { Account } from '../account.entity';
import { EmailHold } from '../email/email-hold.entity';
import { LoginChallenge } from '../second-factor/challenge.entity';
import { endFactorRemoval } from '../second-factor/change-factors';
import { Session } from '../sessions/session.entity';
import { restoreAccess } from './restore-access';

/** Ends everything that is open: sessions, waiting sign-ins, the removal of a factor, and links, but not one that replaced the password. */
async function endAccess({ db }: RequestContext, accountId: string): Promise<void> {
  await db.delete(Session, { accountId });
  await db.delete(LoginChallenge, { accountId });
  await endFactorRemoval(db, accountId);
  await db.delete(AccountToken, { accountId, purpose: Not('new-password') });
}

/**
 * Secures an account by a mailed link: restores the values of 7 days ago, ends sessions, sign-ins and links, blocks the
 * password until a mailed link sets another, and fixes the email for the rest of the 7 days.
 * @throws AppError BAD_USER_INPUT naming `token`.
 */
export async function secureAccount(context: RequestContext, token: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { accountId, data, expiresAt } = await takeToken(tx.db, ['secure-account', 'undo-email'], token);
    const present = await tx.db.findOneByOrFail(Account, { id: accountId });
    await endAccess(tx, accountId);
    await restoreAccess(tx.db, accountId);
    // A link from before changes were stored names the email.
    const email = data['email'] ? { email: data['email'] } : {};
    await tx.db.update(Account, { id: accountId }, { ...email, passwordHash: UNUSABLE_PASSWORD });
    const account = await tx.db.findOneByOrFail(Account, { id: accountId });
    await tx.db.upsert(EmailHold, { email: account.email, accountId, until: expiresAt }, ['email']);
    await recordAccountEvent(tx, accountId, AccountEventKind.ACCOUNT_SECURED);
    const changes = personalChanges(tx.platform.sealing, present, {
      email: account.email,
      phone: account.phone,
    });
    await writeAudit(tx, AuditAct.ACCOUNT_SECURED, { subject: accountSubject(accountId), ...changes });
    const url = await createLink(tx, { accountId, purpose: 'new-password' });
    const to = { accountId, address: account.email, kind: 'password-reset' };
    await sendMail(tx, to, accountSecuredMail(url));
  });
}
