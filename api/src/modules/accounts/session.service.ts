import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword, needsRehash, verifyPassword } from '../../auth/password';
import { SESSION_SECONDS } from '../../auth/token';
import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { AppError, invalidInput } from '../../errors/app-error';
import { consumeLimit } from '../../platform/rate-limits';
import { Account } from './account.entity';
import { getOwnAccount, normalizeEmail, refuseCommonPassword } from './account.service';
import { Session } from './session.entity';
import type { ChangePasswordInput, LoginInput } from './session.inputs';

/** A new token and the account it belongs to. */
export interface SignedIn {
  token: string;
  user: Account;
}

const FREE_EMAILS_PER_ADDRESS = 20;
const SLOWDOWN_MILLISECONDS_PER_EMAIL = 50;
const MAX_SLOWDOWN_MILLISECONDS = 3_000;

/**
 * Counts the attempt before the password is checked, so that concurrent attempts count too.
 * Only the pair of email and address is refused, so that nobody can lock an owner out from another address; an address
 * that tries many different emails is slowed down.
 */
async function countAttempt({ platform, address }: RequestContext, email: string): Promise<void> {
  const { signInFailures, signInEmails } = platform.limits;
  const attempt = await consumeLimit(
    signInFailures,
    `${email} ${address}`,
    'Too many failed sign-ins. Please wait a little.',
  );
  const emails =
    attempt.consumedPoints === 1
      ? await consumeLimit(signInEmails, address)
      : await signInEmails.get(address);
  const excess = (emails?.consumedPoints ?? 0) - FREE_EMAILS_PER_ADDRESS;
  if (excess > 0) await delay(Math.min(excess * SLOWDOWN_MILLISECONDS_PER_EMAIL, MAX_SLOWDOWN_MILLISECONDS));
}

async function resetAttempts({ platform, address }: RequestContext, email: string): Promise<void> {
  await platform.limits.signInFailures.delete(`${email} ${address}`);
  await platform.limits.signInEmails.reward(address);
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
  await context.db.insert(Session, { id, accountId: account.id, createdAt, expiresAt });
  return { token: context.platform.tokens.sign(account.id, id), user: account };
}

/**
 * Signs in. An unknown email and a wrong password give the same error after the same work.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED after 10 failures in 15 minutes, SERVICE_UNAVAILABLE when the password queue is full.
 */
export async function login(context: RequestContext, input: LoginInput): Promise<SignedIn> {
  const email = normalizeEmail(input.email);
  await countAttempt(context, email);
  const account = await context.db.findOneBy(Account, { email });
  const matches = await verifyPassword(account?.passwordHash ?? null, input.password);
  if (!account || !matches) throw wrongSignIn();
  await resetAttempts(context, email);
  const passwordHash = needsRehash(account.passwordHash) ? await hashPassword(input.password) : null;
  return inTransaction(context, async (tx) => {
    if (!(await lockIfPasswordUnchanged(tx, account))) throw wrongSignIn();
    if (passwordHash) await tx.db.update(Account, { id: account.id }, { passwordHash });
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
  await countAttempt(context, account.email);
  if (!(await verifyPassword(account.passwordHash, input.currentPassword))) throw wrongCurrentPassword();
  await resetAttempts(context, account.email);
  refuseCommonPassword(input.newPassword, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  return inTransaction(context, async (tx) => {
    if (!(await lockIfPasswordUnchanged(tx, account))) throw wrongCurrentPassword();
    await tx.db.update(Account, { id: account.id }, { passwordHash });
    await tx.db.delete(Session, { accountId: account.id });
    return openSession(tx, account);
  });
}
