import { requireRecentProof } from '../../../auth/recent-proof';
import { Role } from '../../../auth/role';
import { requireRole } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { selectAll, WhereClause } from '../../../db/select-page';
import { notFound } from '../../../errors/app-error';
import { AuditAct } from '../../../platform/audit/audit-act';
import { accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { languageOfAccount } from '../../../platform/mail/send-mail';
import { countAction } from '../../../platform/rate-limits';
import { revokeCalendarAddress } from '../../accounts/calendar-address';
import { changeOwnAccount } from '../../accounts/lock-account';
import { hashSecret, newSecret } from '../../accounts/secret';
import { CalendarFeed } from './calendar-feed.entity';
import { feedCalendar } from './hearing-calendar';
import { HEARINGS, STANDING } from './hearing.queries';
import type { HearingType } from './hearing.types';

export const CALENDAR_PATH = '/calendar';

/** More than anybody has ahead; calendar apps read all of it each time. */
const MOST_HEARINGS = 500;

const SHOWN = `${STANDING} and legal_case.closed_at is null
  and hearing.starts_at > now() - interval '30 days'`;

/** The own feed; null where none is made. */
export async function findCalendarFeed(context: RequestContext): Promise<CalendarFeed | null> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  return context.db.findOneBy(CalendarFeed, { accountId: viewer.id });
}

/**
 * Makes the own feed, in place of an earlier one, which ends. Gives its path, which is not stored.
 * @throws AppError IDENTITY_REQUIRED: a stolen session must not leave an address behind that goes on.
 */
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

/** Ends the own feed, if there is one. */
export async function revokeCalendarFeed(context: RequestContext): Promise<void> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  await changeOwnAccount(context, async (tx) => revokeCalendarAddress(tx, viewer.id));
}

/**
 * The hearings of a feed's owner as an iCalendar text, in the language of the account: those of open cases, from 30 days
 * ago on, without a word of the matter.
 * @throws AppError NOT_FOUND for a secret that was never given, is revoked, or whose account is locked; RATE_LIMITED.
 */
export async function readCalendarFeed(context: RequestContext, secret: string): Promise<string> {
  const { db, reader } = context;
  const [feed] = await db.query<{ accountId: string }[]>(
    `select account_id as "accountId" from calendar_feeds feed where secret_hash = $1
       and not exists (select from account_locks where account_locks.account_id = feed.account_id)`,
    [hashSecret(secret)],
  );
  if (!feed) throw notFound('Address');
  await countAction(context, 'calendarReads', feed.accountId);
  const where = new WhereClause()
    .add('legal_case.client_id = ?1 or legal_case.lawyer_id = ?1', feed.accountId)
    .add(SHOWN);
  const slice = `order by hearing.starts_at limit ${MOST_HEARINGS}`;
  const hearings = await selectAll<HearingType>(reader, HEARINGS, where, slice);
  return feedCalendar(hearings, await languageOfAccount(db, feed.accountId), context.host);
}
