import { openRequestLimits } from '@ainsathi/contract/limits';
import { NotificationKind } from '../notifications/notification.kinds';
import { notifyAll, type NotifyContext } from '../notifications/notify';
import { answerTimes } from './answer/answer-clock';
import { inviteNext, lockMatching } from './matching.queries';
import { OpenRequest } from './open-request.entity';

/**
 * Invites and notifies the next lawyers of a locked or new request. Returns their number; the third wave, or a wave without
 * lawyers, is the last.
 */
export async function askNext(tx: NotifyContext, request: OpenRequest): Promise<number> {
  await lockMatching(tx.db);
  const now = tx.now();
  const { dueAt, nextWaveAt } = answerTimes(now, request.urgent);
  const invitations = await inviteNext(tx.db, request, now, dueAt);
  const waves = request.waves + Math.min(invitations.length, 1);
  const isLast = invitations.length === 0 || waves >= openRequestLimits.waves;
  await tx.db.update(OpenRequest, { id: request.id }, { waves, nextWaveAt: isLast ? null : nextWaveAt });
  const shown = invitations.filter(({ withheld }) => !withheld);
  const asked = shown.map(({ id, lawyerId }) => ({ accountId: lawyerId, subjectId: id }));
  await notifyAll(tx, NotificationKind.INVITATION_RECEIVED, asked);
  return invitations.length;
}
