import type { Logger } from 'pino';
import { AuditAct, AuditOutcome } from './audit-act';
import { accountSubject, type AuditContext, writeAudit } from './write-audit';

const LONGEST_CALL = 100;
const ADMIN = 'admin';
/** Strangers cause these entries, so that an account has a limited number of them in an hour. */
const MOST_FAILED_SIGN_INS = 20;

/** Writes down what was refused to somebody of the staff; for other people a refusal is a line of the log alone. */
export async function auditRefusal(context: AuditContext, call: string): Promise<void> {
  if (context.viewer?.role !== ADMIN) return;
  await writeAudit(context, AuditAct.STAFF_REFUSED, {
    outcome: AuditOutcome.REFUSED,
    after: { call: call.slice(0, LONGEST_CALL) },
  });
}

async function writeFailedSignIn(context: AuditContext, accountId: string): Promise<void> {
  const [account] = await context.db.query<unknown[]>(
    `select from accounts where id = $1 and role = '${ADMIN}' and $3 > (
       select count(*) from audit_entries
       where subject_id = $1 and act = $2 and at > now() - interval '1 hour')`,
    [accountId, AuditAct.STAFF_SIGN_IN_FAILED, MOST_FAILED_SIGN_INS],
  );
  if (!account) return;
  const subject = accountSubject(accountId);
  await writeAudit(context, AuditAct.STAFF_SIGN_IN_FAILED, { outcome: AuditOutcome.REFUSED, subject });
}

/** Writes down a failed sign-in to an account of the staff. Nobody awaits it: the response time would show which emails belong to staff. */
export function auditFailedSignIn(
  context: AuditContext & { platform: { log: Logger } },
  accountId: string,
): void {
  writeFailedSignIn(context, accountId).catch((error: unknown) =>
    context.platform.log.warn(
      { err: error, requestId: context.requestId },
      'a failed sign-in of the staff was not written down',
    ),
  );
}
