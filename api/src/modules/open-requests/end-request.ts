import { NotificationKind } from '../notifications/notification.kinds';
import { settleNotificationsOf } from '../notifications/notification.service';
import { notify, type NotifyContext } from '../notifications/notify';
import { OpenRequest, type OpenRequestState } from './open-request.entity';
import { ProposalState } from './answer/proposal.entity';

interface Ending {
  state: Exclude<OpenRequestState, OpenRequestState.OPEN>;
  caseId?: string | null;
  closingReason?: string | null;
}

/** Ends the unanswered invitations of a locked request; their notifications become read. */
export async function endWaiting({ db, now }: NotifyContext, requestId: string): Promise<void> {
  const [ended] = await db.query<[{ id: string }[], number]>(
    `update invitations set state = 'ended' where request_id = $1 and state in ('sent', 'cleared') returning id`,
    [requestId],
  );
  await settleNotificationsOf({ db, now }, ...ended.map(({ id }) => id));
}

export async function notifyNotChosen(
  tx: NotifyContext,
  { requestId, lawyerId }: { requestId: string; lawyerId: string },
): Promise<void> {
  const [invitation] = await tx.db.query<{ id: string }[]>(
    'select id from invitations where request_id = $1 and lawyer_id = $2',
    [requestId, lawyerId],
  );
  await notify(tx, lawyerId, NotificationKind.PROPOSAL_ANSWERED, {
    ...(invitation && { subjectId: invitation.id }),
    status: ProposalState.NOT_CHOSEN,
  });
}

/** Invitations end; proposals are marked as not chosen and their lawyers notified. Nothing else ends a request. */
export async function endRequest(
  tx: NotifyContext,
  { id }: Pick<OpenRequest, 'id'>,
  { state, caseId = null, closingReason = null }: Ending,
): Promise<void> {
  const endedAt = tx.now();
  await tx.db.update(OpenRequest, { id }, { state, caseId, closingReason, endedAt, nextWaveAt: null });
  await endWaiting(tx, id);
  const [notChosen] = await tx.db.query<[{ lawyerId: string }[], number]>(
    `update proposals set state = 'not-chosen', answered_at = $2 where request_id = $1 and state = 'sent'
     returning lawyer_id as "lawyerId"`,
    [id, endedAt],
  );
  await settleNotificationsOf(tx, id);
  for (const { lawyerId } of notChosen) await notifyNotChosen(tx, { requestId: id, lawyerId });
}
