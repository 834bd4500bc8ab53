import { requireRecentProof, requireRole } from '../../auth/viewer';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { found } from '../../errors/app-error';
import { AuditAct, accountSubject, writeAudit } from '../../platform/audit/write-audit';
import { languageOfAccount } from '../../platform/mail/send-mail';
import { countAction } from '../../platform/rate-limits';
import { revokeCalendarAddress } from '../accounts/calendar-address';
import { changeOwnAccount } from '../accounts/lock-account';
import { hashSecret, newSecret } from '../accounts/secret';
import { calendarFeed } from '../cases/calendar-event';
import { CalendarFeed } from './calendar-feed.entity';
import { feedEvents } from './calendar-feed.queries';

export const CALENDAR_PATH = '/calendar';

export async function findCalendarFeed(context: RequestContext): Promise<CalendarFeed | null> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  return context.db.findOneBy(CalendarFeed, { accountId: viewer.id });
}

/** Revokes an earlier URL. Returns the path, not stored. @throws AppError IDENTITY_REQUIRED: a URL outlives a session. */
export async function createCalendarFeed(context: RequestContext): Promise<string> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  requireRecentProof(context);
  const secret = newSecret();
  await changeOwnAccount(context, async (tx) => {
    const feed = { accountId: viewer.id, secretHash: hashSecret(secret), createdAt: tx.now() };
    await tx.db.upsert(CalendarFeed, feed, ['accountId']);
    await writeAudit(tx, AuditAct.CALENDAR_FEED_CREATED, { subject: accountSubject(viewer.id) });
  });
  return `${CALENDAR_PATH}/${secret}.ics`;
}

export async function revokeCalendarFeed(context: RequestContext): Promise<void> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  await changeOwnAccount(context, async (tx) => revokeCalendarAddress(tx, viewer.id));
}

/** Without content of the cases. @throws AppError NOT_FOUND for a revoked secret or a locked account, RATE_LIMITED. */
export async function readCalendarFeed(context: RequestContext, secret: string): Promise<string> {
  const { db } = context;
  const [feed] = await db.query<{ accountId: string }[]>(
    `select account_id as "accountId" from calendar_feeds feed where secret_hash = $1
       and not exists (select from account_locks where account_locks.account_id = feed.account_id)`,
    [hashSecret(secret)],
  );
  const { accountId } = found(feed, 'Address');
  await countAction(context, 'calendarReads', accountId);
  const language = await languageOfAccount(db, accountId);
  return calendarFeed(await feedEvents(context, accountId, language), language);
}
