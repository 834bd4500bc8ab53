import { AuditAct, accountSubject, type AuditContext, writeAudit } from '../../platform/audit/write-audit';

/** Revokes the calendar URL of an account, in the caller's transaction: it reads without a session. */
export async function revokeCalendarAddress(context: AuditContext, accountId: string): Promise<void> {
  const [revoked] = await context.db.query<[unknown[], number]>(
    'delete from calendar_feeds where account_id = $1 returning account_id',
    [accountId],
  );
  if (revoked.length > 0)
    await writeAudit(context, AuditAct.CALENDAR_FEED_REVOKED, { subject: accountSubject(accountId) });
}
