import { pageSizes } from '@ainsathi/contract/limits';
import { map, type Repeater } from '@graphql-yoga/subscription';
import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { columnsOf } from '../../db/columns';
import { inTransaction } from '../../db/transaction';
import { conflict, invalidInput } from '../../errors/app-error';
import { digestOfInput } from '../../platform/client-keys';
import { roomChannel } from '../../platform/live/live';
import { streamOf } from '../../platform/live/stream';
import { countAction } from '../../platform/rate-limits';
import { getCase, lockCase } from '../cases/case.service';
import type { CaseType } from '../cases/case.types';
import { readUpTo, readVersions, type RoomVersions } from '../cases/room/room.service';
import { attachDocuments } from '../documents/document.service';
import { settleWaitingMessages } from '../notifications/notification.service';
import { Message } from '../cases/room/message.entity';
import type { FollowRoomInput, SendMessageInput } from './message.inputs';
import { loadMessages } from './message.loader';
import { writeMessage } from '../cases/room/write-message';
import type { CaseRoomUpdate } from './message.types';

type Sender = Viewer<Role.USER | Role.LAWYER>;

/** Limits a minute and an hour. @throws AppError RATE_LIMITED. */
async function countMessage(context: RequestContext, sender: Sender): Promise<void> {
  const tooMany = 'You have sent many messages already. Please try again later.';
  await countAction(context, 'messages', sender.id, tooMany);
  await countAction(context, 'messagesOfHour', sender.id, tooMany);
}

/** The earlier message with this key, in a locked case. @throws AppError CONFLICT for another text. */
async function findEarlier(
  { db }: RequestContext,
  { role }: Sender,
  { caseId, clientKey, body }: SendMessageInput,
  keyDigest: string,
): Promise<Message | undefined> {
  const [earlier] = await db.query<Message[]>(
    `select ${columnsOf(Message, 'message', null)}, key_digest as "keyDigest" from messages message
     where case_id = $1 and client_key = $2 and sender_role = $3`,
    [caseId, clientKey, role],
  );
  if (earlier && (earlier.body !== body || (earlier.keyDigest ?? keyDigest) !== keyDigest))
    throw conflict('Another message was sent with this key already. Please send it anew.');
  return earlier;
}

/** A repeated key returns the first. @throws AppError NOT_FOUND, CONFLICT if closed or for another text; RATE_LIMITED. */
export async function sendMessage(context: RequestContext, input: SendMessageInput): Promise<Message> {
  const sender = requireRole(context, Role.USER, Role.LAWYER);
  await countMessage(context, sender);
  const { caseId, clientKey, body } = input;
  const documentIds = [...new Set(input.documentIds ?? [])];
  if (body === '' && documentIds.length === 0)
    throw invalidInput({ field: 'body', message: ['{{label}} is required', { label: 'Message' }] });
  return inTransaction(context, async (tx) => {
    const row = await lockCase(tx, sender, caseId);
    const keyDigest = digestOfInput(tx, { body, documentIds });
    const earlier = await findEarlier(tx, sender, input, keyDigest);
    if (earlier) return Object.assign(earlier, { senderName: sender.name });
    const message = await writeMessage(tx, sender, row, { body, clientKey, keyDigest });
    await attachDocuments(tx, sender, { caseId, messageId: message.id }, documentIds);
    return Object.assign(message, { senderName: sender.name });
  });
}

/** The last message also marks the notification as read. @throws AppError NOT_FOUND for other people's cases. */
export async function markMessagesRead(
  context: RequestContext,
  caseId: string,
  upTo: number,
): Promise<CaseType> {
  const reader = requireRole(context, Role.USER, Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const legalCase = await getCase(tx, reader, caseId);
    const unread = await readUpTo(tx, reader, caseId, Math.max(upTo, 0));
    if (unread === 0) await settleWaitingMessages(tx, reader.id, caseId);
    return legalCase;
  });
}

/** At first and after each change, until the viewer may not see the case. @throws AppError NOT_FOUND. */
export async function followRoom(
  context: RequestContext,
  { caseId, after }: FollowRoomInput,
): Promise<Repeater<CaseRoomUpdate>> {
  const viewer = requireRole(context, Role.USER, Role.LAWYER);
  await getCase(context, viewer, caseId);
  const { live, log } = context.platform;
  const read = async () => readVersions(context, viewer, caseId);
  const place = { after };
  return map((versions: RoomVersions) => ({ caseId, place, ...versions }))(
    streamOf({ live, log, id: roomChannel(caseId), read }),
  );
}

/** All messages after the place of a subscription, which it advances; for the deprecated content of `caseRoom`. */
export async function takeNewMessages(
  context: RequestContext,
  { caseId, place }: Pick<CaseRoomUpdate, 'caseId' | 'place'>,
): Promise<Message[]> {
  const limit = pageSizes.largest;
  const { items } = await loadMessages(context, caseId, { after: place.after, limit });
  place.after = items.at(-1)?.sequence ?? place.after;
  return items.length < limit ? items : [...items, ...(await takeNewMessages(context, { caseId, place }))];
}
