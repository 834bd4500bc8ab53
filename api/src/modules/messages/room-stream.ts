import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { roomChannel } from '../../platform/live/live';
import { type Look, type Stream, streamOf } from '../../platform/live/stream';
import { visibleTo } from '../cases/case.policy';
import { getCase } from '../cases/case.service';
import type { FollowRoomInput } from './message.inputs';
import {
  type MessageRow,
  messagesAsJson,
  MOST_AT_ONCE,
  positionAsJson,
  type PositionRow,
  toMessage,
  toPosition,
} from './message.queries';
import type { CaseRoomUpdate } from './message.types';

interface RoomRow {
  recordVersion: string;
  lastSequence: number;
  theirRead: PositionRow;
  messages: MessageRow[];
}

/** What the room has above a place, with its counters, in one statement; null where the viewer does not see the case any more. */
async function readRoom(context: RequestContext, caseId: string, after: number): Promise<RoomRow | null> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  const where = visibleTo(viewer).add('room.case_id = ?', caseId);
  const [me, cursor] = [where.bind(viewer.id), where.bind(after)];
  const rows = await context.db.query<RoomRow[]>(
    `select room.record_version as "recordVersion", room.last_message as "lastSequence",
       ${positionAsJson('theirs')} as "theirRead",
       ${messagesAsJson(
         viewer,
         `select * from messages chosen where chosen.case_id = room.case_id and chosen.sequence > ${cursor}
          order by chosen.sequence limit ${MOST_AT_ONCE}`,
       )} as messages
     from case_rooms room join cases legal_case on legal_case.id = room.case_id
     left join case_readers theirs on theirs.case_id = room.case_id and theirs.account_id <> ${me}
     where ${where.sql}`,
    where.values,
  );
  return rows[0] ?? null;
}

/** One person's place in a room: what was given already. */
class RoomReader {
  private cursor: number;
  private recordVersion: string | null = null;
  private told = '';

  constructor(
    private readonly context: RequestContext,
    private readonly caseId: string,
    after: number,
  ) {
    this.cursor = after;
  }

  look = async (): Promise<Look<CaseRoomUpdate>> => {
    const { context, caseId } = this;
    const room = await readRoom(context, caseId, this.cursor);
    if (!room) return 'over';
    const isChanged = room.recordVersion !== this.recordVersion;
    const viewer = requireRole(context, Role.USER, Role.LAWYER);
    const legalCase = isChanged ? await getCase(context, viewer, caseId) : null;
    const messages = room.messages.map(toMessage);
    const update = {
      messages,
      lastSequence: room.lastSequence,
      theirRead: toPosition(room.theirRead),
      case: legalCase,
    };
    this.cursor = messages.at(-1)?.sequence ?? this.cursor;
    this.recordVersion = room.recordVersion;
    const counters = JSON.stringify([room.lastSequence, room.theirRead]);
    const isNew = isChanged || messages.length > 0 || counters !== this.told;
    this.told = counters;
    return { item: isNew ? update : null, more: messages.length === MOST_AT_ONCE };
  };
}

/**
 * Follows the room of a case: first the case and every message after a place, then what is new.
 * @throws AppError NOT_FOUND for other people's cases.
 */
export async function followRoom(
  context: RequestContext,
  { caseId, after }: FollowRoomInput,
): Promise<Stream<CaseRoomUpdate>> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  const { id } = await getCase(context, viewer, caseId);
  const { live, log } = context.platform;
  const { look } = new RoomReader(context, id, after);
  return streamOf({ live, log, id: roomChannel(id), look });
}
