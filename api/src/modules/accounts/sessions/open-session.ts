import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import { SESSION_SECONDS, SHARED_SESSION_SECONDS, STAFF_SESSION_SECONDS } from '../../../auth/token';
import type { RequestContext } from '../../../context';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { logSecurityEvent } from '../../../platform/log/request-log';
import { clientOf } from '../account-events';
import type { Account } from '../account.entity';
import { SignInPhone } from '../phone/sign-in-phone.entity';
import { noteSharedSignIn, rememberDevice } from './devices';
import { Session } from './session.entity';

export interface SignedIn {
  token: string;
  user: Account;
}

/** A sign-in, with the device secret for the client's next sign-in; empty where others use the device. */
export interface LoggedIn extends SignedIn {
  device: string;
}

interface SessionProof {
  secondFactor: boolean;
  /** Default: now. */
  provenAt?: Date | null;
  /** A code by SMS signed in. */
  byCode?: boolean;
  /** Others use the device: a short session, and no device is remembered. */
  shared?: boolean;
}

/** A code proves identity only where no email is confirmed: elsewhere a password does, or a mailed link. */
export function provenByCode({ emailConfirmedAt }: Account): Pick<SessionProof, 'provenAt' | 'byCode'> {
  return { byCode: true, provenAt: emailConfirmedAt ? new Date(0) : null };
}

const MOST_SESSIONS = 20;

/** Opens a session on a device, in the caller's transaction. Beyond 20 sessions the longest unused session ends. */
export async function openSession(
  context: RequestContext,
  account: Account,
  deviceId: string | null,
  { secondFactor, provenAt, shared = false }: SessionProof,
): Promise<SignedIn> {
  const id = uuidv7();
  const createdAt = context.now();
  const longest = account.role === Role.ADMIN ? STAFF_SESSION_SECONDS : SESSION_SECONDS;
  const seconds = shared ? SHARED_SESSION_SECONDS : longest;
  await context.db.insert(Session, {
    id,
    accountId: account.id,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + seconds * 1000),
    authenticatedAt: provenAt ?? createdAt,
    secondFactor,
    lastSeenAt: createdAt,
    shared,
    deviceId,
    ...clientOf(context),
  });
  await context.db.query(
    `delete from sessions where id in (
       select id from sessions where account_id = $1 order by last_seen_at desc, id desc offset $2)`,
    [account.id, MOST_SESSIONS],
  );
  return { token: context.platform.tokens.sign(account.id, id), user: account };
}

/** Runs in the caller's transaction, which has locked the account. */
export async function finishLogin(
  tx: RequestContext,
  account: Account,
  proof: SessionProof,
): Promise<LoggedIn> {
  logSecurityEvent(tx, 'sign-in', account.id);
  if (account.role === Role.ADMIN)
    await writeAudit(tx, AuditAct.STAFF_SIGNED_IN, { subject: accountSubject(account.id), actor: account });
  await tx.db.update(SignInPhone, { accountId: account.id }, { shared: proof.shared ?? false });
  if (proof.shared) {
    await noteSharedSignIn(tx, account, proof);
    return { ...(await openSession(tx, account, null, proof)), device: '' };
  }
  const device = await rememberDevice(tx, account, proof);
  return { ...(await openSession(tx, account, device.id, proof)), device: device.token };
}
