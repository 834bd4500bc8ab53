import { hashPassword, needsRehash, verifyPassword } from '../../auth/password';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, invalidInput } from '../../errors/app-error';
import { Role } from '../../auth/role';
import { AuditAct } from '../../platform/audit/audit-act';
import { accountSubject, writeAudit } from '../../platform/audit/write-audit';
import { logSecurityEvent } from '../../platform/request-log';
import { Account } from './account.entity';
import { AccountEventKind } from './account-event.entity';
import { recordAccountEvent } from './account-events';
import { refuseLockedAccount } from './account-locks';
import { getOwnAccount, normalizeEmail, refuseCommonPassword } from './account.service';
import { rememberDevice } from './devices';
import { openSession, type SignedIn } from './open-session';
import { mailPasswordChanged } from './password-reset.service';
import { replacePassword } from './replace-password';
import { Session } from './session.entity';
import type { ChangePasswordInput, LoginInput } from './session.inputs';
import { countAttempt, resetAttempts } from './sign-in-attempts';

/** What a sign-in gives: besides, what the client keeps to be known at the next one. */
export interface LoggedIn extends SignedIn {
  device: string;
}

/**
 * The account, locked until the transaction ends; null when its password was changed or it was deleted since the password
 * was checked, which can happen while the check waits in its queue.
 */
async function lockIfPasswordUnchanged(
  { db }: RequestContext,
  { id, passwordHash }: Account,
): Promise<Account | null> {
  return db.findOne(Account, { where: { id, passwordHash }, lock: { mode: 'for_no_key_update' } });
}

function wrongSignIn(): AppError {
  return new AppError('UNAUTHENTICATED', { message: 'Invalid email or password' });
}

function wrongCurrentPassword(): AppError {
  return invalidInput({ field: 'currentPassword', message: 'The current password is not right' });
}

/** Ends the session of the request. Gives its device, for the session that takes its place. */
async function endPresentSession({ db, viewer }: RequestContext): Promise<string | null> {
  const [rows] = await db.query<[{ device_id: string | null }[], number]>(
    'delete from sessions where id = $1 returning device_id',
    [viewer?.sessionId],
  );
  return rows[0]?.device_id ?? null;
}

/**
 * Signs in. An unknown email and a wrong password give the same error after the same work.
 * @throws AppError UNAUTHENTICATED, ACCOUNT_LOCKED, RATE_LIMITED after 10 failures in 15 minutes, SERVICE_UNAVAILABLE when the password queue is full.
 */
export async function login(context: RequestContext, input: LoginInput): Promise<LoggedIn> {
  const email = normalizeEmail(input.email);
  const attempt = await countAttempt(context, email);
  const account = await context.db.findOneBy(Account, { email });
  const matches = await verifyPassword(account?.passwordHash ?? null, input.password);
  if (!account || !matches) {
    logSecurityEvent(context, 'sign-in-refused', account?.id);
    throw wrongSignIn();
  }
  await resetAttempts(context, attempt);
  const passwordHash = needsRehash(account.passwordHash) ? await hashPassword(input.password) : null;
  return inTransaction(context, async (tx) => {
    if (!(await lockIfPasswordUnchanged(tx, account))) throw wrongSignIn();
    await refuseLockedAccount(tx.db, account);
    if (passwordHash) await tx.db.update(Account, { id: account.id }, { passwordHash });
    logSecurityEvent(tx, 'sign-in', account.id);
    if (account.role === Role.ADMIN)
      await writeAudit(tx, AuditAct.STAFF_SIGNED_IN, { subject: accountSubject(account.id), actor: account });
    const device = await rememberDevice(tx, account);
    return { ...(await openSession(tx, account, device.id)), device: device.token };
  });
}

/** Deletes the session of the request, which makes its token invalid. */
export async function logout(context: RequestContext): Promise<void> {
  const viewer = requireViewer(context);
  await context.db.delete(Session, { id: viewer.sessionId });
}

/**
 * Sets another password and deletes every session, the one of the request included; returns a token for a new one.
 * @throws AppError BAD_USER_INPUT naming `currentPassword` or `newPassword`.
 */
export async function changePassword(context: RequestContext, input: ChangePasswordInput): Promise<SignedIn> {
  const account = await getOwnAccount(context);
  const attempt = await countAttempt(context, account.email);
  if (!(await verifyPassword(account.passwordHash, input.currentPassword))) throw wrongCurrentPassword();
  await resetAttempts(context, attempt);
  refuseCommonPassword(input.newPassword, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  return inTransaction(context, async (tx) => {
    if (!(await lockIfPasswordUnchanged(tx, account))) throw wrongCurrentPassword();
    const deviceId = await endPresentSession(tx);
    await replacePassword(tx.db, account.id, passwordHash);
    await recordAccountEvent(tx, account.id, AccountEventKind.PASSWORD_CHANGED);
    await writeAudit(tx, AuditAct.PASSWORD_CHANGED, { subject: accountSubject(account.id) });
    await mailPasswordChanged(tx, account);
    return openSession(tx, account, deviceId);
  });
}

/**
 * Proves again who the viewer is, for what could take over the account. The session of the request ends; a new one takes
 * its place. @throws AppError BAD_USER_INPUT naming `password`, RATE_LIMITED like a sign-in.
 */
export async function confirmIdentity(context: RequestContext, password: string): Promise<SignedIn> {
  const account = await getOwnAccount(context);
  const attempt = await countAttempt(context, account.email);
  const wrong = () => invalidInput({ field: 'password', message: 'The password is not right' });
  if (!(await verifyPassword(account.passwordHash, password))) throw wrong();
  await resetAttempts(context, attempt);
  return inTransaction(context, async (tx) => {
    if (!(await lockIfPasswordUnchanged(tx, account))) throw wrong();
    logSecurityEvent(tx, 'identity', account.id);
    return openSession(tx, account, await endPresentSession(tx));
  });
}
