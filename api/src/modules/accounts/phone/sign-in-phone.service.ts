import { In, Not } from 'typeorm';
import { Role } from '../../../auth/role';
import { requireRecentProof, requireRole, requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { AppError, conflict, found } from '../../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { personalChanges } from '../../../platform/audit/personal-changes';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { sendMail } from '../../../platform/mail/send-mail';
import { confirmEmailChangeMail, PHONE_CHANGED, PHONE_MOVED_MAIL } from '../account-mails';
import { AccountToken } from '../account-token.entity';
import { createLink } from '../account-tokens';
import { Account } from '../account.entity';
import { changeOwnAccount } from '../lock-account';
import { SINCE } from '../recovery/new-password-address';
import { warnOwner } from '../recovery/warn-owner';
import { Session } from '../sessions/session.entity';
import type { ChangePhoneInput } from './phone.inputs';
import { takePhoneCode } from './phone-code.service';
import { PhonePurpose } from './phone-proof.entity';
import { type ProvedNumber, takeProvedNumber } from './proved-number';
import { textOwner } from './text-owner';
import { SignInPhone } from './sign-in-phone.entity';

/** An owner who lost the number to a thief can still take it back. @throws AppError CONFLICT. */
async function refuseHeldNumber({ db }: RequestContext, accountId: string, phone: string): Promise<void> {
  const rows = await db.query<unknown[]>(
    `select from account_changes where table_name = 'sign_in_phones' and before ->> 'phone' = $1
       and account_id <> $2 and at > ${SINCE}`,
    [phone, accountId],
  );
  if (rows.length > 0)
    throw conflict('Another account used this number less than 7 days ago. Please use your email, or wait.');
}

/** In the audit log, with fingerprints of the numbers. */
async function auditNumber(
  tx: RequestContext,
  act: AuditAct,
  account: Pick<Account, 'id' | 'role'>,
  before: string | null,
  after: string | null,
): Promise<void> {
  const changes = personalChanges(tx.platform.sealing, { phone: before }, { phone: after });
  await writeAudit(tx, act, { subject: accountSubject(account.id), actor: account, ...changes });
}

/** Takes a number from the account that has not used it for long, and notifies its owner; its cases stay where they are. */
async function moveNumber(tx: RequestContext, accountId: string, phone: string): Promise<void> {
  const { affected } = await tx.db.delete(SignInPhone, { accountId, phone });
  if (!affected) return;
  const account = await tx.db.findOneByOrFail(Account, { id: accountId });
  await recordAccountEvent(tx, accountId, AccountEventKind.SIGN_IN_PHONE_MOVED);
  await auditNumber(tx, AuditAct.SIGN_IN_PHONE_MOVED, account, phone, null);
  await sendMail(tx, { accountId, address: account.email, kind: 'phone-moved' }, PHONE_MOVED_MAIL);
}

/** The sign-in phone of a new account, in the caller's transaction. @throws AppError CONFLICT for a number that is taken or held. */
export async function openSignInPhone(
  tx: RequestContext,
  account: Account,
  { phone, unusedBy }: ProvedNumber,
): Promise<void> {
  const accountId = account.id;
  const at = tx.now();
  if (unusedBy) await moveNumber(tx, unusedBy, phone);
  else await refuseHeldNumber(tx, accountId, phone);
  await tx.db.insert(SignInPhone, { accountId, phone, confirmedAt: at, usedAt: at });
  // The opening is no change: taking it back would leave no way in.
  await tx.db.query('delete from account_changes where account_id = $1', [accountId]);
  await auditNumber(tx, AuditAct.SIGN_IN_PHONE_SET, account, null, phone);
}

/** Records that the number of an account became another, and notifies the old number and the email. */
async function finishChange(
  tx: RequestContext,
  account: Account,
  before: string | null,
  after: string | null,
): Promise<void> {
  const { id, phone: contact } = account;
  const name = before === null ? 'SIGN_IN_PHONE_SET' : 'SIGN_IN_PHONE_CHANGED';
  await recordAccountEvent(tx, id, AccountEventKind[name]);
  await auditNumber(tx, AuditAct[name], account, before, after);
  if (before !== null && after !== null && contact === before)
    await tx.db.update(Account, { id }, { phone: after });
  // The phone may be lost.
  if (before !== null) {
    await tx.db.delete(Session, { accountId: id, id: Not(requireViewer(tx).sessionId) });
    await textOwner(tx, account, before, 'phone-changed', PHONE_CHANGED.subject);
  }
  if (account.email) await warnOwner(tx, account, 'phone-changed', PHONE_CHANGED);
}

/** An email that nobody has confirmed may be somebody else's: beside a number it waits for its link. */
async function makeEmailPending(tx: RequestContext, account: Account): Promise<void> {
  const { id, email, emailConfirmedAt, confirmationRequired } = account;
  if (!email || emailConfirmedAt || !confirmationRequired) return;
  await tx.db.update(Account, { id }, { email: '' });
  await tx.db.delete(AccountToken, { accountId: id, purpose: In(['confirm-email', 'reset-password']) });
  const url = await createLink(tx, { accountId: id, purpose: 'change-email', data: { email } });
  await sendMail(tx, { accountId: id, address: email, kind: 'confirm-email' }, confirmEmailChangeMail(url));
}

/**
 * Sets the number by which the viewer signs in, proved by a code, or by a proof for which `provePhone` found no account.
 * @throws AppError FORBIDDEN for lawyers and admins, IDENTITY_REQUIRED, BAD_USER_INPUT naming `code`, CONFLICT for a number that
 * is taken or held.
 */
export async function changeSignInPhone(
  context: RequestContext,
  { proofId, code }: ChangePhoneInput,
): Promise<Account> {
  requireRole(context, Role.USER);
  requireRecentProof(context);
  const given = code && (await takePhoneCode(context, { proofId, code, purpose: PhonePurpose.CHANGE }));
  return changeOwnAccount(context, async (tx, account) => {
    const { phone, unusedBy } = given
      ? { phone: given, unusedBy: null }
      : await takeProvedNumber(tx, proofId);
    const [accountId, at] = [account.id, tx.now()];
    const present = await tx.db.findOneBy(SignInPhone, { accountId });
    if (present?.phone === phone) return account;
    if (unusedBy || (await tx.db.existsBy(SignInPhone, { phone })))
      throw conflict('Another account signs in by this number.');
    await refuseHeldNumber(tx, accountId, phone);
    await tx.db.upsert(SignInPhone, { accountId, phone, confirmedAt: at, usedAt: at }, ['accountId']);
    await makeEmailPending(tx, account);
    const changed = await tx.db.findOneByOrFail(Account, { id: accountId });
    await finishChange(tx, changed, present?.phone ?? null, phone);
    return tx.db.findOneByOrFail(Account, { id: accountId });
  });
}

/** @throws AppError FORBIDDEN, IDENTITY_REQUIRED, EMAIL_NOT_CONFIRMED where no email would sign in, NOT_FOUND. */
export async function removeSignInPhone(context: RequestContext): Promise<Account> {
  requireRole(context, Role.USER);
  requireRecentProof(context);
  return changeOwnAccount(context, async (tx, account) => {
    if (!account.emailConfirmedAt)
      throw new AppError('EMAIL_NOT_CONFIRMED', { message: 'Please add an email first, and confirm it.' });
    const present = found(await tx.db.findOneBy(SignInPhone, { accountId: account.id }), 'Phone');
    await tx.db.delete(SignInPhone, { accountId: account.id });
    await finishChange(tx, account, present.phone, null);
    return account;
  });
}
