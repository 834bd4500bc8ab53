import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import type { Viewer } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { requireSendable } from '../case-rules.service';
import { Case } from '../case.entity';
import { nextMessage } from './room.service';
import { NotificationKind } from '../../notifications/notification.kinds';
import { settleWaitingMessages } from '../../notifications/notification.service';
import { notify } from '../../notifications/notify';
import { Message } from './message.entity';

/** The lawyer's first message answers the request. */
async function noteAnswer({ db, now }: RequestContext, { role }: Viewer, row: Case): Promise<void> {
  if (role !== Role.LAWYER || row.answeredAt !== null) return;
  await db.update(Case, { id: row.id }, { answeredAt: now() });
}

/** Notifies the other person. @throws AppError CONFLICT where the case is closed. */
export async function writeMessage(
  tx: RequestContext,
  sender: Viewer,
  row: Case,
  { body, clientKey, keyDigest }: Pick<Message, 'body' | 'keyDigest'> & { clientKey: string },
): Promise<Message> {
  requireSendable(tx, sender, row);
  const message: Message = {
    id: uuidv7(),
    caseId: row.id,
    sequence: await nextMessage(tx, sender, row.id),
    senderId: sender.id,
    senderRole: sender.role === Role.LAWYER ? Role.LAWYER : Role.USER,
    body,
    clientKey,
    keyDigest,
    sentAt: tx.now(),
  };
  await tx.db.insert(Message, message);
  await noteAnswer(tx, sender, row);
  await settleWaitingMessages(tx, sender.id, row.id);
  const other = sender.role === Role.LAWYER ? row.clientId : row.lawyerId;
  await notify(tx, other, NotificationKind.MESSAGE_WAITING, { caseId: row.id, actorId: sender.id });
  return message;
}
