import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { AuditAct } from '../../../platform/audit/audit-act';
import { accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { logSecurityEvent } from '../../../platform/log/request-log';
import type { Account } from '../account.entity';
import { rememberDevice } from './devices';
import { openSession, type SignedIn } from './open-session';

/** What a sign-in gives: besides, what the client keeps to be known at the next one. */
export interface LoggedIn extends SignedIn {
  device: string;
}

/** Opens the session of somebody who has proved who they are, in the caller's transaction, which has locked the account. */
export async function finishLogin(
  tx: RequestContext,
  account: Account,
  proof: { secondFactor: boolean },
): Promise<LoggedIn> {
  logSecurityEvent(tx, 'sign-in', account.id);
  if (account.role === Role.ADMIN)
    await writeAudit(tx, AuditAct.STAFF_SIGNED_IN, { subject: accountSubject(account.id), actor: account });
  const device = await rememberDevice(tx, account);
  return { ...(await openSession(tx, account, device.id, proof)), device: device.token };
}
