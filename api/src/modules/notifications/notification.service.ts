import { requireViewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { isIdentifier } from '../../validation/identifier';
import { personChannel, publishAfterCommit } from '../../platform/live/live';
import { NotificationKind } from './notification.kinds';
import { countUnread } from './notification.queries';
import type { NotifyContext } from './notify';

/** Marks these or all notifications of the viewer as read. Returns the unread count. */
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
  // Not from a replica, which may lag behind.
  return countUnread({ ...context, reader: context.db });
}

/** Writes only if something is unread. A failure, as while only a replica answers, must not hide the thing itself. */
async function markRead(context: RequestContext, condition: string, value: string): Promise<void> {
  const { id } = requireViewer(context);
  const where = `account_id = $1 and ${condition} and read_at is null`;
  const values = [id, value];
  const unread = await context.reader.query<unknown[]>(
    `select from notifications where ${where} limit 1`,
    values,
  );
  if (unread.length === 0) return;
  try {
    await context.db.query(`update notifications set read_at = $3 where ${where}`, [
      ...values,
      context.now(),
    ]);
    await publishAfterCommit(context, personChannel(id));
  } catch (error) {
    context.platform.log.warn({ err: error, requestId: context.requestId }, 'notifications stayed unread');
  }
}

/** For a case, except messages, which have a read position. */
export async function markCaseRead(context: RequestContext, caseId: string): Promise<void> {
  await markRead(context, `case_id = $2 and kind <> '${NotificationKind.MESSAGE_WAITING}'`, caseId);
}

/** For another subject, such as an open request. */
export async function markSubjectRead(context: RequestContext, subjectId: string): Promise<void> {
  if (isIdentifier(subjectId)) await markRead(context, 'subject_id = $2', subjectId);
}

/** Marks obsolete notifications as read for everybody, in the caller's transaction. */
export async function settleNotificationsOf(
  { db, now }: Pick<NotifyContext, 'db' | 'now'>,
  ...subjectIds: readonly string[]
): Promise<void> {
  if (subjectIds.length === 0) return;
  await db.query(
    'update notifications set read_at = $2 where subject_id = any($1::uuid[]) and read_at is null',
    [subjectIds, now()],
  );
}

/** Marks kinds of a case as read for everybody, because they are done. In the caller's transaction. */
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

/** Marks what asks a lawyer for the licence as read, because it was handed in or decided. In the caller's transaction. */
export async function settleLicenceNotifications(
  { db, now }: Pick<NotifyContext, 'db' | 'now'>,
  lawyerId: string,
): Promise<void> {
  await db.query(
    'update notifications set read_at = $2 where account_id = $1 and read_at is null and kind = any($3)',
    [lawyerId, now(), [NotificationKind.LICENCE_ASKED, NotificationKind.LICENCE_ENDING]],
  );
}

/** After the person has read the messages. In the caller's transaction. */
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
