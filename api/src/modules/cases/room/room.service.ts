import { Role } from '../../../auth/role';
import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import {
  personChannel,
  publishAfterCommit,
  roomChannel,
  type VersionReader,
} from '../../../platform/live/live';
import { visibleTo } from '../case.policy';

const ROOM = roomChannel('');

/** Publishes to the room, and to readers whose unread count changed. */
async function publishToReaders(
  tx: RequestContext,
  caseId: string,
  accountIds: readonly string[],
): Promise<void> {
  await publishAfterCommit(tx, roomChannel(caseId), ...accountIds.map(personChannel));
}

/**
 * The next sequence of a case's messages, in the caller's transaction, which has locked the case: held until the commit, so
 * that numbers have no gaps and appear in order. The sender has read everything before; the other person has one more unread
 * message.
 */
export async function nextMessage(tx: RequestContext, sender: Viewer, caseId: string): Promise<number> {
  const [[room]] = await tx.db.query<[[{ sequence: number }], number]>(
    `update case_rooms set version = version + 1, last_message = last_message + 1,
       lawyer_active_at = case when $2 then $3 else lawyer_active_at end
     where case_id = $1 returning last_message as sequence`,
    [caseId, sender.role === Role.LAWYER, tx.now()],
  );
  const [readers] = await tx.db.query<[{ accountId: string }[], number]>(
    `update case_readers set
       read_message = case when account_id = $2 then $3 else read_message end,
       read_at = case when account_id = $2 and unread > 0 then $4 else read_at end,
       unread = case when account_id = $2 then 0 else unread + 1 end
     where case_id = $1 returning account_id as "accountId"`,
    [caseId, sender.id, room.sequence, tx.now()],
  );
  const ids = readers.map(({ accountId }) => accountId);
  await publishToReaders(tx, caseId, ids);
  return room.sequence;
}

/** Never beyond the last message, and never backwards. In the caller's transaction. Returns the unread count. */
export async function readUpTo(
  tx: RequestContext,
  reader: Viewer,
  caseId: string,
  upTo: number,
): Promise<number> {
  await tx.db.query('select from case_rooms where case_id = $1 for no key update', [caseId]);
  const [changed] = await tx.db.query<[{ unread: number }[], number]>(
    `update case_readers mine set read_message = least($3, room.last_message), read_at = $4,
       unread = (select count(*) from messages message where message.case_id = room.case_id
         and message.sequence > $3 and message.sender_role <> $5)
     from case_rooms room
     where room.case_id = $1 and mine.case_id = $1 and mine.account_id = $2
       and mine.read_message < least($3, room.last_message)
     returning mine.unread`,
    [caseId, reader.id, upTo, tx.now(), reader.role],
  );
  const [position] = changed;
  if (position) {
    await tx.db.query('update case_rooms set version = version + 1 where case_id = $1', [caseId]);
    await publishToReaders(tx, caseId, [reader.id]);
    return position.unread;
  }
  const rows = await tx.db.query<{ unread: number }[]>(
    'select unread from case_readers where case_id = $1 and account_id = $2',
    [caseId, reader.id],
  );
  return rows[0]?.unread ?? 0;
}

export interface RoomVersions {
  version: number;
  recordVersion: number;
}

/** Null if the viewer may not see the case. */
export async function readVersions(
  { db }: RequestContext,
  viewer: Viewer,
  caseId: string,
): Promise<RoomVersions | null> {
  const where = visibleTo(viewer).add('room.case_id = ?', caseId);
  const rows = await db.query<RoomVersions[]>(
    `select room.version::int, room.record_version::int as "recordVersion"
     from case_rooms room join cases legal_case on legal_case.id = room.case_id where ${where.sql}`,
    where.values,
  );
  return rows[0] ?? null;
}

/** By channel, for subscribers that missed a notification. */
export const versionsOfRooms: VersionReader = async (dataSource, ids) => {
  const rooms = new Map(ids.filter((id) => id.startsWith(ROOM)).map((id) => [id.slice(ROOM.length), id]));
  if (rooms.size === 0) return new Map();
  const rows = await dataSource.query<{ caseId: string; version: string }[]>(
    'select case_id as "caseId", version from case_rooms where case_id = any($1)',
    [[...rooms.keys()]],
  );
  return new Map(rows.map(({ caseId, version }) => [roomChannel(caseId), version]));
};
