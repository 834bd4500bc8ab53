import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context';
import { coarseNetwork } from '../../platform/network';
import { AccountEvent, AccountEventKind } from './account-event.entity';
import { browserLabel } from './sessions/browser-label';

/** A program that keeps no device token causes an event at each sign-in, which would hide older events. */
const MOST_NEW_DEVICES = 100;

export function clientOf({ userAgent, network }: Pick<RequestContext, 'userAgent' | 'network'>) {
  return { browser: browserLabel(userAgent), network: coarseNetwork(network) };
}

/** Runs in the caller's transaction. */
export async function recordAccountEvent(
  context: RequestContext,
  accountId: string,
  kind: AccountEventKind,
): Promise<void> {
  const { db, viewer, now } = context;
  const bySomebodyElse = viewer !== null && viewer.id !== accountId;
  const client = bySomebodyElse ? { browser: null, network: null } : clientOf(context);
  await db.insert(AccountEvent, { id: uuidv7(), accountId, at: now(), kind, ...client });
  if (kind === AccountEventKind.NEW_DEVICE)
    await db.query(
      `delete from account_events where id in (
         select id from account_events where account_id = $1 and kind = $2 order by at desc, id desc offset $3)`,
      [accountId, kind, MOST_NEW_DEVICES],
    );
}
