import { requireRecentProof, requireViewer, type Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { columnsOf, fieldsOf } from '../../../db/columns';
import { type ListQuery, selectPage, WhereClause } from '../../../db/select-page';
import { notFound } from '../../../errors/app-error';
import { isIdentifier } from '../../../validation/identifier';
import type { Page, PageRequest } from '../../../validation/page-request';
import { AccountEvent, AccountEventKind } from '../account-event.entity';
import { recordAccountEvent } from '../account-events';
import { revokeCalendarAddress } from '../calendar-address';
import { changeOwnAccount } from '../lock-account';
import { Session } from './session.entity';

/** The present session first, then by last use. */
export async function listOwnSessions(context: RequestContext): Promise<Session[]> {
  const viewer = requireViewer(context);
  return context.reader.query<Session[]>(
    `select ${columnsOf(Session, 'session', null)}, session.id = $2 as current
     from sessions session where account_id = $1 and expires_at > now()
     order by current desc, last_seen_at desc, id desc`,
    [viewer.id, viewer.sessionId],
  );
}

const EVENTS: ListQuery = {
  fields: fieldsOf(AccountEvent, 'event', null),
  from: 'account_events event',
  key: 'event.id',
};

/** Newest first. */
export async function listOwnAccountEvents(
  context: RequestContext,
  page: PageRequest,
): Promise<Page<AccountEvent>> {
  const { id } = requireViewer(context);
  const where = new WhereClause().add('event.account_id = ?', id);
  return selectPage<AccountEvent>(context.reader, EVENTS, where, 'event.at desc, event.id desc', page);
}

/**
 * Ends sessions of the viewer, in the caller's transaction, which has locked the account. Forgets their devices, except the
 * present device, so that the owner is notified of their next sign-in.
 */
async function endSessions(tx: RequestContext, viewer: Viewer, condition: string, session: string) {
  const [ended] = await tx.db.query<[{ id: string; device_id: string | null }[], number]>(
    `delete from sessions where account_id = $1 and ${condition} returning id, device_id`,
    [viewer.id, session],
  );
  if (ended.length === 0) return [];
  await tx.db.query(
    `delete from devices where account_id = $1 and id = any ($2::uuid[])
       and id is distinct from (select device_id from sessions where id = $3)`,
    [viewer.id, ended.flatMap(({ device_id: id }) => id ?? []), viewer.sessionId],
  );
  await recordAccountEvent(tx, viewer.id, AccountEventKind.SESSIONS_ENDED);
  return ended.map(({ id }) => id);
}

/** @throws AppError IDENTITY_REQUIRED, NOT_FOUND, also for somebody else's session. */
export async function endSession(context: RequestContext, id: string): Promise<string> {
  const viewer = requireRecentProof(context);
  const ended = isIdentifier(id)
    ? await changeOwnAccount(context, async (tx) => endSessions(tx, viewer, 'id = $2', id))
    : [];
  if (ended.length === 0) throw notFound('Session');
  return id;
}

/** Ends the viewer's other sessions and the calendar URL. Returns the ids. @throws AppError IDENTITY_REQUIRED. */
export async function endOtherSessions(context: RequestContext): Promise<string[]> {
  const viewer = requireRecentProof(context);
  return changeOwnAccount(context, async (tx) => {
    await revokeCalendarAddress(tx, viewer.id);
    return endSessions(tx, viewer, 'id <> $2', viewer.sessionId);
  });
}
