import { v7 as uuidv7 } from 'uuid';
import { hashPassword, needsRehash, verifyPassword } from '../../auth/password';
import { SESSION_SECONDS } from '../../auth/token';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, invalidInput } from '../../errors/app-error';
import { Role } from '../../auth/role';
import { AuditAct } from '../../platform/audit/audit-act';
import { accountSubject, writeAudit } from '../../platform/audit/write-audit';
import { logSecurityEvent } from '../../platform/request-log';
import { consumeLimit } from '../../platform/rate-limits';
import { slowDown } from '../../platform/slow-down';
import { Account } from './account.entity';
import { mailPasswordChanged } from './password-reset.service';
import { getOwnAccount, normalizeEmail, refuseCommonPassword } from './account.service';
import { replacePassword } from './replace-password';
import { Session } from './session.entity';
import type { ChangePasswordInput, LoginInput } from './session.inputs';

/** A new token and the account it belongs to. */
export interface SignedIn {
  token: string;
  user: Account;
}

const FREE_EMAILS_PER_NETWORK = 20;

/** What an attempt took of the limits; a success gives it back. */
interface Attempt {
  email: string;
  countedEmail: boolean;
}

/**
 * Counts the attempt before the password is checked, so that concurrent attempts count too.
 * Only the pair of email and network is refused, so that nobody can lock an owner out from another network; a network
 * that tries many different emails is slowed down, and past the limit makes no further counters.
 */
async function countAttempt({ platform, network }: RequestContext, email: string): Promise<Attempt> {
  const { signInFailures, signInEmails } = platform.limits;
  const tried = (await signInEmails.get(network))?.consumedPoints ?? 0;
  if (tried > signInEmails.quota.points) await consumeLimit(signInEmails, network);
  const { consumedPoints } = await consumeLimit(
    signInFailures,
    `${email} ${network}`,
    'Too many failed sign-ins. Please wait a little.',
  );
  const countedEmail = consumedPoints === 1;
  const emails = countedEmail ? (await consumeLimit(signInEmails, network)).consumedPoints : tried;
  await slowDown(emails - FREE_EMAILS_PER_NETWORK);
  return { email, countedEmail };
}

async function resetAttempts({ platform, network }: RequestContext, attempt: Attempt): Promise<void> {
  await platform.limits.signInFailures.delete(`${attempt.email} ${network}`);
  if (attempt.countedEmail) await platform.limits.signInEmails.reward(network);
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

async function openSession(context: RequestContext, account: Account): Promise<SignedIn> {
  const id = uuidv7();
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + SESSION_SECONDS * 1000);
  await context.db.insert(Session, {
    id,
    accountId: account.id,
    createdAt,
    expiresAt,
    authenticatedAt: createdAt,
  });
  return { token: context.platform.tokens.sign(account.id, id), user: account };
}

/**
 * Signs in. An unknown email and a wrong password give the same error after the same work.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED after 10 failures in 15 minutes, SERVICE_UNAVAILABLE when the password queue is full.
 */
export async function login(context: RequestContext, input: LoginInput): Promise<SignedIn> {
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
    if (passwordHash) await tx.db.update(Account, { id: account.id }, { passwordHash });
    logSecurityEvent(tx, 'sign-in', account.id);
    if (account.role === Role.ADMIN)
      await writeAudit(tx, AuditAct.STAFF_SIGNED_IN, { subject: accountSubject(account.id), actor: account });
    return openSession(tx, account);
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
    await replacePassword(tx.db, account.id, passwordHash);
    await writeAudit(tx, AuditAct.PASSWORD_CHANGED, { subject: accountSubject(account.id) });
    await mailPasswordChanged(tx, account);
    return openSession(tx, account);
  });
}

/**
 * Proves again who the viewer is, for what could take over the account. The session of the request ends; a new one takes
 * its place. @throws AppError BAD_USER_INPUT naming `password`, RATE_LIMITED like a sign-in.
 */
export async function confirmIdentity(context: RequestContext, password: string): Promise<SignedIn> {
  const viewer = requireViewer(context);
  const account = await getOwnAccount(context);
  const attempt = await countAttempt(context, account.email);
  const wrong = () => invalidInput({ field: 'password', message: 'The password is not right' });
  if (!(await verifyPassword(account.passwordHash, password))) throw wrong();
  await resetAttempts(context, attempt);
  return inTransaction(context, async (tx) => {
    if (!(await lockIfPasswordUnchanged(tx, account))) throw wrong();
    await tx.db.delete(Session, { id: viewer.sessionId });
    logSecurityEvent(tx, 'identity', account.id);
    return openSession(tx, account);
  });
}
