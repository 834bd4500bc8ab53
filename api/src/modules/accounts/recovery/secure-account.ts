import { Not, type EntityManager } from 'typeorm';
import { NO_PASSWORD, UNUSABLE_PASSWORD } from '../../../auth/password';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import type { Sentence } from '../../../i18n/sentences';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { personalChanges } from '../../../platform/audit/personal-changes';
import { sendMail } from '../../../platform/mail/send-mail';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { accountSecuredMail } from '../account-mails';
import { AccountToken } from '../account-token.entity';
import { accountOfToken, createLink, takeToken } from '../account-tokens';
import { Account } from '../account.entity';
import { revokeCalendarAddress } from '../calendar-address';
import { EmailHold } from '../email/email-hold.entity';
import { LoginChallenge } from '../second-factor/challenge.entity';
import { AccountDeletion } from '../account-deletion.entity';
import { endFactorRemoval } from '../second-factor/change-factors';
import { lockStaffAccounts } from '../lock-account';
import { PhoneProof } from '../phone/phone-proof.entity';
import { SignInPhone } from '../phone/sign-in-phone.entity';
import { Session } from '../sessions/session.entity';
import { endStaffWork } from './end-staff-work';
import { FIRST, maskedEmail, SECURING, SINCE } from './new-password-address';

const ACCOUNT_SECURED =
  'Everybody is signed out, and your account is as it was 7 days ago. We have sent {{address}} a link to set a new password.';

const SECURED_BY_PHONE =
  'Everybody is signed out, and your account is as it was 7 days ago. Sign in by a code to your number.';

/** No code opens before the mailed link does; where no email is confirmed, the number that was taken back signs in. */
async function blockPassword({ db }: RequestContext, { id, emailConfirmedAt }: Account): Promise<void> {
  const byCode = !emailConfirmedAt && (await db.existsBy(SignInPhone, { accountId: id }));
  await db.update(Account, { id }, { passwordHash: byCode ? NO_PASSWORD : UNUSABLE_PASSWORD });
}

/** Tables whose rows come and go, with the column that identifies a row of an account. */
const ROWS = {
  sign_in_phones: 'account_id',
  totp_factors: 'account_id',
  recovery_codes: 'place',
  passkeys: 'id',
} as const;

/** The unchanged email may have been confirmed since. */
const ACCOUNT = `
  update accounts set email = earlier.email, phone = earlier.phone, email_confirmed_at =
    case when accounts.email = earlier.email then accounts.email_confirmed_at else earlier.email_confirmed_at end
  from (select (jsonb_populate_record(null::accounts, before)).* from ${FIRST} first) earlier
  where accounts.id = $1`;

/** Clients of a lawyer send the fee there. */
const PAYMENT_DETAILS = `
  update lawyer_profiles set bank_details = earlier.bank_details, mobile_payment_details = earlier.mobile_payment_details
  from (select (jsonb_populate_record(null::lawyer_profiles, before)).* from ${FIRST} first) earlier
  where lawyer_profiles.account_id = $1`;

/**
 * Restores email, phone, second factors, recovery codes and payment details of 7 days ago, and forgets the devices since, in
 * the caller's transaction, which has locked the account.
 */
async function restoreAccess(db: EntityManager, accountId: string): Promise<void> {
  await db.query(ACCOUNT, [accountId, 'accounts']);
  await db.query(PAYMENT_DETAILS, [accountId, 'lawyer_profiles']);
  for (const [table, column] of Object.entries(ROWS)) {
    const of = [accountId, table];
    await db.query(
      `delete from ${table} where account_id = $1 and ${column}::text in (select key from ${FIRST} first)`,
      of,
    );
    await db.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, before)).* from ${FIRST} first
       where before is not null on conflict do nothing`,
      of,
    );
  }
  await db.query('delete from account_changes where account_id = $1', [accountId]);
  await db.query(`delete from devices where account_id = $1 and first_seen_at > ${SINCE}`, [accountId]);
}

/** Ends sessions, the calendar URL, unfinished sign-ins, a pending removal of a factor or deletion, and links, except the link for a new password. */
async function endAccess(context: RequestContext, accountId: string): Promise<void> {
  const { db } = context;
  await db.delete(Session, { accountId });
  await revokeCalendarAddress(context, accountId);
  await db.delete(LoginChallenge, { accountId });
  await db.delete(PhoneProof, { accountId });
  await endFactorRemoval(db, accountId);
  await db.delete(AccountDeletion, { accountId });
  await db.delete(AccountToken, { accountId, purpose: Not('new-password') });
}

/**
 * Secures an account by a mailed link: restores the values of 7 days ago, ends sessions, sign-ins and links, disables the
 * password until a mailed link sets another, and fixes the email for the rest of the 7 days. For staff, undoes their work too.
 * Returns the message. @throws AppError BAD_USER_INPUT naming `token`.
 */
export async function secureAccount(context: RequestContext, token: string): Promise<Sentence> {
  return inTransaction(context, async (tx) => {
    const { role } = await accountOfToken(tx.db, SECURING, token);
    // Lock order: staff before the own account, as in invitations.
    if (role === Role.ADMIN) await lockStaffAccounts(tx);
    const { accountId, data, expiresAt } = await takeToken(tx.db, SECURING, token);
    const present = await tx.db.findOneByOrFail(Account, { id: accountId });
    await endAccess(tx, accountId);
    await restoreAccess(tx.db, accountId);
    if (role === Role.ADMIN) await endStaffWork(tx, accountId);
    // A link older than the stored changes names the email.
    const email = data['email'] ? { email: data['email'] } : {};
    if (data['email']) await tx.db.update(Account, { id: accountId }, email);
    const account = await tx.db.findOneByOrFail(Account, { id: accountId });
    await blockPassword(tx, account);
    if (account.email)
      await tx.db.upsert(EmailHold, { email: account.email, accountId, until: expiresAt }, ['email']);
    await recordAccountEvent(tx, accountId, AccountEventKind.ACCOUNT_SECURED);
    const changes = personalChanges(tx.platform.sealing, present, {
      email: account.email,
      phone: account.phone,
    });
    await writeAudit(tx, AuditAct.ACCOUNT_SECURED, { subject: accountSubject(accountId), ...changes });
    if (!account.email) return SECURED_BY_PHONE;
    const url = await createLink(tx, { accountId, purpose: 'new-password' });
    const to = { accountId, address: account.email, kind: 'password-reset' };
    await sendMail(tx, to, accountSecuredMail(url));
    return [ACCOUNT_SECURED, { address: maskedEmail(account.email) }];
  });
}
