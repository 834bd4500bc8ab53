import { hashPassword, needsRehash, verifyPassword } from '../../../auth/password';
import { requireViewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { AppError, invalidInput, type SecondFactorRequest } from '../../../errors/app-error';
import { AuditAct, auditFailedSignIn, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { logSecurityEvent } from '../../../platform/log/request-log';
import { Account } from '../account.entity';
import { AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { refuseLockedAccount } from '../locks/account-locks';
import { getOwnAccount, refuseWeakPassword } from '../account.service';
import { PASSWORD_CHANGED } from '../account-mails';
import { requireOpenSession } from '../lock-account';
import { findAccountByName, readSignInName } from '../phone/sign-in-name';
import { finishLogin, type LoggedIn, openSession, provenByCode, type SignedIn } from './open-session';
import { replacePassword } from '../recovery/replace-password';
import { warnOwner } from '../recovery/warn-owner';
import { Session } from './session.entity';
import { stopFactorRemoval } from '../second-factor/factor-removal.service';
import {
  expiredChallenge,
  openChallenge,
  takeChallenge,
  tryChallenge,
} from '../second-factor/login-challenges';
import {
  checkFactor,
  checkFactorIfWanted,
  findFactors,
  hasFactor,
  rewardRightFactor,
  useUpFactor,
} from '../second-factor/prove-factor';
import type { ChangePasswordInput, CompleteLoginInput, LoginInput } from './session.inputs';
import { countAttempt, resetAttempts } from './sign-in-attempts';

/**
 * Locks the account until the transaction ends. Null when its password changed or it was deleted since the check of the
 * password, which may have waited in its queue.
 */
export async function lockIfPasswordUnchanged(
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

interface PresentSession {
  deviceId: string | null;
  secondFactor: boolean;
  authenticatedAt: Date | null;
  shared: boolean;
}

/** What the successor of the session of the request keeps. */
export async function readPresentSession({ db, viewer }: RequestContext): Promise<PresentSession> {
  const rows = await db.query<PresentSession[]>(
    `select device_id as "deviceId", second_factor as "secondFactor", authenticated_at as "authenticatedAt", shared
     from sessions where id = $1`,
    [viewer?.sessionId],
  );
  return rows[0] ?? { deviceId: null, secondFactor: false, authenticatedAt: null, shared: false };
}

function recordRefusedSignIn(context: RequestContext, accountId: string | undefined): void {
  logSecurityEvent(context, 'sign-in-refused', accountId);
  if (accountId) auditFailedSignIn(context, accountId);
}

/**
 * Signs in by email, clients also by phone; for an account with a second factor, returns the challenge for `completeLogin`. An unknown name and a wrong
 * password cause the same error after the same work. @throws AppError UNAUTHENTICATED, ACCOUNT_LOCKED, RATE_LIMITED after 10
 * failures in 15 minutes, SERVICE_UNAVAILABLE when the password queue is full.
 */
export async function login(
  context: RequestContext,
  input: LoginInput,
): Promise<LoggedIn | SecondFactorRequest> {
  const name = readSignInName(input.email);
  const attempt = await countAttempt(context, name);
  const account = await findAccountByName(context.db, name);
  const matches = await verifyPassword(account?.passwordHash ?? null, input.password, context);
  if (!account || !matches) {
    recordRefusedSignIn(context, account?.id);
    throw wrongSignIn();
  }
  await resetAttempts(context, attempt);
  const passwordHash = needsRehash(account.passwordHash) ? await hashPassword(input.password, context) : null;
  return inTransaction(context, async (tx) => {
    if (!(await lockIfPasswordUnchanged(tx, account))) throw wrongSignIn();
    await refuseLockedAccount(tx.db, account);
    if (passwordHash) await tx.db.update(Account, { id: account.id }, { passwordHash });
    const factors = await findFactors(tx, account.id);
    if (factors) return openChallenge(tx, account.id, factors, { byCode: false });
    return finishLogin(tx, account, { secondFactor: false, shared: input.shared });
  });
}

/**
 * Completes a sign-in with the second factor. A challenge allows 5 tries, an account 20 in an hour.
 * @throws AppError BAD_USER_INPUT naming `challenge`, `code` or `passkey`, ACCOUNT_LOCKED, RATE_LIMITED.
 */
export async function completeLogin(context: RequestContext, input: CompleteLoginInput): Promise<LoggedIn> {
  const { id, accountId, webauthn, byCode } = await tryChallenge(context, input.challenge);
  const asked = { challenge: webauthn, sessionId: null };
  const right = await checkFactor(context, accountId, input, asked).catch((error: unknown) => {
    recordRefusedSignIn(context, accountId);
    throw error;
  });
  const loggedIn = await inTransaction(context, async (tx) => {
    const lock = { mode: 'for_no_key_update' } as const;
    const account = await tx.db.findOne(Account, { where: { id: accountId }, lock });
    if (!account) throw expiredChallenge();
    // The account may have been locked since the password.
    await refuseLockedAccount(tx.db, account);
    // A change of the password or the factor ends the challenge.
    await takeChallenge(tx.db, id);
    await useUpFactor(tx, accountId, right);
    // A proved factor is not lost.
    await stopFactorRemoval(tx, account);
    const proof = { secondFactor: true, shared: input.shared };
    return finishLogin(tx, account, { ...proof, ...(byCode ? provenByCode(account) : {}) });
  });
  await rewardRightFactor(context, accountId);
  return loggedIn;
}

/** The token of the request is invalid afterwards. */
export async function logout(context: RequestContext): Promise<void> {
  const viewer = requireViewer(context);
  await context.db.delete(Session, { id: viewer.sessionId });
}

/**
 * Sets another password and ends all sessions; returns the token of a new session. Counts as a new proof of identity, with a
 * second factor only if a code comes with it.
 * @throws AppError BAD_USER_INPUT naming `currentPassword`, `newPassword` or `code`, RATE_LIMITED.
 */
export async function changePassword(context: RequestContext, input: ChangePasswordInput): Promise<SignedIn> {
  const account = await getOwnAccount(context);
  const attempt = await countAttempt(context, account.email || account.id);
  if (!(await verifyPassword(account.passwordHash, input.currentPassword, context)))
    throw wrongCurrentPassword();
  await resetAttempts(context, attempt);
  refuseWeakPassword(input.newPassword, 'newPassword', account);
  if (account.passwordIsInitial && input.newPassword === input.currentPassword)
    throw invalidInput({ field: 'newPassword', message: 'Choose another password than the present one' });
  const right = input.code?.trim()
    ? await checkFactorIfWanted(context, account.id, { code: input.code })
    : null;
  const passwordHash = await hashPassword(input.newPassword, context);
  const signedIn = await inTransaction(context, async (tx) => {
    if (!(await lockIfPasswordUnchanged(tx, account))) throw wrongCurrentPassword();
    await requireOpenSession(tx);
    if (right) await useUpFactor(tx, account.id, right);
    const { deviceId, secondFactor, authenticatedAt, shared } = await readPresentSession(tx);
    await replacePassword(tx, account.id, passwordHash);
    await recordAccountEvent(tx, account.id, AccountEventKind.PASSWORD_CHANGED);
    await writeAudit(tx, AuditAct.PASSWORD_CHANGED, { subject: accountSubject(account.id) });
    await warnOwner(tx, account, 'password-changed', PASSWORD_CHANGED);
    // For an account with a second factor, the password alone is no new proof.
    const provenAt = !right && (await hasFactor(tx, account.id)) ? authenticatedAt : null;
    const proof = { secondFactor: secondFactor || right !== null, provenAt, shared };
    return openSession(tx, account, deviceId, proof);
  });
  if (right) await rewardRightFactor(context, account.id);
  return signedIn;
}
