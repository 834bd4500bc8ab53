import { Role } from '../../auth/role';
import { requireRole, requireViewer, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { columnsOf } from '../../db/columns';
import { createRequestLoader, createRowLoader } from '../../graphql/request-loader';
import { readPageRequest } from '../../validation/page-request';
import { readableSince } from '../cases/case.policy';
import { Message } from '../cases/room/message.entity';
import type { MessageArgs, MessageSlice, ReadPosition } from './message.types';

type MessageRow = Omit<Message, 'sentAt'> & { sentAt: string };

interface PositionRow {
  upTo: number | null;
  at: string | null;
}

/** Only the sender gets the key. */
const toMessage =
  ({ role }: Viewer) =>
  ({ sentAt, clientKey, ...message }: MessageRow): Message => ({
    ...message,
    clientKey: message.senderRole === role ? clientKey : null,
    sentAt: new Date(sentAt),
  });

function toPosition(position: PositionRow | null): ReadPosition {
  return { upTo: position?.upTo ?? 0, at: position?.at ? new Date(position.at) : null };
}

/** SQL, oldest first, for participants; `message` is a row of `messages`. @param rows the statement that chooses them. */
function messagesAsJson({ role }: Viewer, rows: string): string {
  return `coalesce((
    select json_agg(shown order by shown.sequence)
    from (select ${columnsOf(Message, 'message', role)}, coalesce(profile.name, sender.name) as "senderName"
      from (${rows}) message
      left join accounts sender on sender.id = message.sender_id
      left join lawyer_profiles profile on profile.account_id = message.sender_id) shown), '[]')`;
}

const positionAsJson = (reader: string): string =>
  `json_build_object('upTo', ${reader}.read_message, 'at', ${reader}.read_at)`;

const NOTHING: MessageSlice = { items: [], hasEarlier: false, lastSequence: 0 };
/** The largest value of the database's type. */
const MAX_SEQUENCE = 2_147_483_647;

interface SliceRow {
  key: string;
  items: MessageRow[];
  lastSequence: number;
}

const place = (value: number | null | undefined, otherwise: number): number =>
  Math.min(Math.max(value ?? otherwise, 0), MAX_SEQUENCE);

/** The loader's key of a slice: after one sequence and before another; from the end unless `after` is set. */
function keyOf(caseId: string, { before, after, limit }: MessageArgs): string {
  const { limit: size } = readPageRequest({ limit });
  const isForwards = after !== null && after !== undefined;
  return [
    caseId,
    place(after, 0),
    place(before, MAX_SEQUENCE),
    size,
    isForwards ? 'forwards' : 'backwards',
  ].join(' ');
}

const rowsFor = (
  viewer: Viewer,
): string => `select chosen.* from messages chosen join cases legal_case on legal_case.id = chosen.case_id
  where chosen.case_id = wanted.case_id and ${readableSince(viewer, 'chosen.sent_at')}
    and chosen.sequence > wanted.after and chosen.sequence < wanted.before
  order by case when wanted.direction = 'forwards' then chosen.sequence else -chosen.sequence end limit wanted.size`;

const slicesByKey = createRequestLoader<MessageSlice>(
  async (context, keys) => {
    const viewer = requireRole(context, Role.USER, Role.LAWYER);
    const parts = keys.map((key) => key.split(' '));
    const rows: SliceRow[] = await context.reader.query(
      `select wanted.key, room.last_message as "lastSequence", ${messagesAsJson(viewer, rowsFor(viewer))} as items
       from unnest($1::text[], $2::uuid[], $3::int[], $4::int[], $5::int[], $6::text[])
         wanted (key, case_id, after, before, size, direction)
       join case_rooms room on room.case_id = wanted.case_id`,
      [keys, ...[0, 1, 2, 3, 4].map((index) => parts.map((part) => part[index]))],
    );
    return new Map(
      rows.map(({ key, items, lastSequence }) => [
        key,
        { items: items.map(toMessage(viewer)), hasEarlier: (items[0]?.sequence ?? 1) > 1, lastSequence },
      ]),
    );
  },
  () => NOTHING,
);

/** One statement for a list of cases. */
export async function loadMessages(
  context: RequestContext,
  caseId: string,
  args: MessageArgs,
): Promise<MessageSlice> {
  return slicesByKey(context).load(keyOf(caseId, args));
}

/** The read positions of both people, and the version of the case's record. */
export interface Positions {
  lastSequence: number;
  recordVersion: number;
  read: ReadPosition;
  theirRead: ReadPosition;
}

export const positionsOfCases = createRequestLoader<Positions>(
  async (context, caseIds) => {
    const { id } = requireRole(context, Role.USER, Role.LAWYER);
    const rows: (Pick<Positions, 'lastSequence' | 'recordVersion'> & {
      caseId: string;
      read: PositionRow;
      theirRead: PositionRow;
    })[] = await context.reader.query(
      `select room.case_id as "caseId", room.last_message as "lastSequence",
           room.record_version as "recordVersion",
           ${positionAsJson('mine')} as read, ${positionAsJson('theirs')} as "theirRead"
         from case_rooms room
         left join case_readers mine on mine.case_id = room.case_id and mine.account_id = $2
         left join case_readers theirs on theirs.case_id = room.case_id and theirs.account_id <> $2
         where room.case_id = any($1::uuid[])`,
      [caseIds, id],
    );
    return new Map(
      rows.map(({ caseId, read, theirRead, ...versions }) => [
        caseId,
        { ...versions, read: toPosition(read), theirRead: toPosition(theirRead) },
      ]),
    );
  },
  () => ({ lastSequence: 0, recordVersion: 0, read: toPosition(null), theirRead: toPosition(null) }),
);

/** Unread by the viewer, by case; none for admins. */
export const unreadOfCases = createRowLoader('caseId', async (context, caseIds) =>
  context.reader.query<{ caseId: string; unread: number }[]>(
    `select case_id as "caseId", unread from case_readers
     where account_id = $2 and case_id = any($1::uuid[]) and unread > 0`,
    [caseIds, requireViewer(context).id],
  ),
);

/** Unread in all cases of a person, and the case if it is one. */
export const unreadOfPeople = createRowLoader('accountId', async ({ reader }, accountIds) =>
  reader.query<{ accountId: string; unread: number; caseId: string | null }[]>(
    `select account_id as "accountId", sum(unread)::int as unread,
       case when count(*) = 1 then min(case_id::text) end as "caseId" from case_readers
     where account_id = any($1::uuid[]) and unread > 0 group by account_id`,
    [accountIds],
  ),
);

/** Everything that admins see of messages. */
export interface MessageCount {
  messages: number;
  lastMessageAt: Date | null;
}

export const messageCounts = createRequestLoader<MessageCount>(
  async (context, caseIds) => {
    const rows: (MessageCount & { caseId: string })[] = await context.reader.query(
      `select room.case_id as "caseId", room.last_message as messages, message.sent_at as "lastMessageAt"
       from case_rooms room
       left join messages message on message.case_id = room.case_id and message.sequence = room.last_message
       where room.case_id = any($1::uuid[])`,
      [caseIds],
    );
    return new Map(rows.map(({ caseId, ...count }) => [caseId, count]));
  },
  () => ({ messages: 0, lastMessageAt: null }),
);
