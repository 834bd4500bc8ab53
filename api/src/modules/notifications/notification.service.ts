import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { isIdentifier } from '../../validation/identifier';
import { personChannel, publishAfterCommit } from '../../platform/live/live';
import { NotificationKind } from './notification.kinds';
import { countUnread } from './notification.queries';
import type { NotifyContext } from './notify';

/** Marks the viewer's notifications as read: those of the ids, or all of them. Returns how many are unread now. */
export async function markNotificationsRead(
  context: RequestContext,
  ids: readonly string[] | null,
): Promise<number> {
  const { id } = requireViewer(context);
  await context.db.query(
    `update notifications set read_at = $2
     where account_id = $1 and read_at is null and ($3::uuid[] is null or id = any($3))`,
    [id, context.now(), ids?.filter(isIdentifier) ?? null],
  );
  await publishAfterCommit(context, personChannel(id));
  // Not from a replica, which may not have the change yet.
  return countUnread({ ...context, reader: context.db });
}

/**
 * Marks the viewer's notifications about a case as read, because the viewer opens the case. Writes only where something
 * is unread; messages are read by themselves. That it fails, as while only a replica answers, is no reason not to show the case.
 */
export async function markCaseRead(context: RequestContext, caseId: string): Promise<void> {
  const { id } = requireViewer(context);
  const where = `account_id = $1 and case_id = $2 and read_at is null and kind <> '${NotificationKind.MESSAGE_WAITING}'`;
  const unread = await context.reader.query<unknown[]>(`select from notifications where ${where} limit 1`, [
    id,
    caseId,
  ]);
  if (unread.length === 0) return;
  try {
    await context.db.query(`update notifications set read_at = $3 where ${where}`, [
      id,
      caseId,
      context.now(),
    ]);
    await publishAfterCommit(context, personChannel(id));
  } catch (error) {
    context.platform.log.warn(
      { err: error, requestId: context.requestId },
      'notifications of a case stayed unread',
    );
  }
}

/** Marks obsolete notifications about a thing as read for everybody, in the caller's transaction. */
export async function settleNotificationsOf(
  { db, now }: Pick<NotifyContext, 'db' | 'now'>,
  subjectId: string,
): Promise<void> {
  await db.query('update notifications set read_at = $2 where subject_id = $1 and read_at is null', [
    subjectId,
    now(),
  ]);
}

/** Marks kinds of a case as read for everybody, because what they ask for is done. In the caller's transaction. */
export async function settleNotifications(
  { db, now }: Pick<NotifyContext, 'db' | 'now'>,
  caseId: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await db.query(
    'update notifications set read_at = $2 where case_id = $1 and read_at is null and kind = any($3)',
    [caseId, now(), kinds],
  );
}

/** Marks that messages of a case wait as read, because the person has read them. In the caller's transaction. */
export async function settleWaitingMessages(
  { db, now }: Pick<NotifyContext, 'db' | 'now'>,
  accountId: string,
  caseId: string,
): Promise<void> {
  await db.query(
    `update notifications set read_at = $3 where account_id = $1 and case_id = $2 and read_at is null and kind = $4`,
    [accountId, caseId, now(), NotificationKind.MESSAGE_WAITING],
  );
}
