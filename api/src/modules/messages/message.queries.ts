import { Role } from '../../auth/role';
import type { Viewer } from '../../auth/viewer';
import type { MessageType, ReadPosition } from './message.types';

/** Messages that a stream gives at once. */
export const MOST_AT_ONCE = 50;

/** A message as the database gives it in JSON. */
export type MessageRow = Omit<MessageType, 'sentAt'> & { sentAt: string };

/** How far somebody has read, as the database gives it. */
export interface PositionRow {
  upTo: number | null;
  at: string | null;
}

/** The message with times. */
export function toMessage({ sentAt, ...message }: MessageRow): MessageType {
  return { ...message, sentAt: new Date(sentAt) };
}

/** The position with times; at the beginning for somebody who is not there any more. */
export function toPosition(position: PositionRow | null): ReadPosition {
  return { upTo: position?.upTo ?? 0, at: position?.at ? new Date(position.at) : null };
}

/**
 * A list of messages in JSON, oldest first, for the case's client and lawyer: `message` is a row of `messages`.
 * @param rows the statement that chooses the rows.
 */
export function messagesAsJson({ role }: Pick<Viewer, 'role'>, rows: string): string {
  const own = role === Role.LAWYER ? Role.LAWYER : Role.USER;
  return `coalesce((
    select json_agg(json_build_object('id', message.id, 'sequence', message.sequence, 'senderRole', message.sender_role,
      'senderName', coalesce(profile.name, sender.name), 'body', message.body,
      'clientKey', case when message.sender_role = '${own}' then message.client_key end,
      'sentAt', message.sent_at) order by message.sequence)
    from (${rows}) message
    left join accounts sender on sender.id = message.sender_id
    left join lawyer_profiles profile on profile.account_id = message.sender_id), '[]')`;
}

/** A reader's position in JSON. */
export const positionAsJson = (reader: string): string =>
  `json_build_object('upTo', ${reader}.read_message, 'at', ${reader}.read_at)`;
