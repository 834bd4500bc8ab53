import { Role } from '../../../auth/role';
import { requireRole, requireCounted } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { notFound } from '../../../errors/app-error';
import { isIdentifier } from '../../../validation/identifier';
import { markSubjectRead, settleNotificationsOf } from '../../notifications/notification.service';
import { DeclineReason, Invitation, InvitationState, type ReportReason } from './invitation.entity';
import type { InvitationType } from './invitation.types';
import type { OpenRequest } from '../open-request.entity';
import { clearRefusal, isAskedLawyer, reportRefusal, waitingRefusal } from '../open-request.policy';
import { findOwnInvitation, getInvitation } from '../open-request.queries';
import { lockRequest, refuse } from '../open-request.service';

/** Marks its notifications as read; null for any other id. */
export async function findInvitation(context: RequestContext, id: string): Promise<InvitationType | null> {
  const lawyer = requireRole(context, Role.LAWYER);
  await markSubjectRead(context, id);
  return findOwnInvitation(context, lawyer, id);
}

type Act = (
  tx: RequestContext,
  request: OpenRequest,
  invitation: Invitation,
) => Promise<Partial<Invitation> | null>;

/**
 * An act of the invited lawyer on the locked request and invitation: the changes of the invitation, or null without any.
 * @throws AppError NOT_FOUND, also for withheld and other lawyers' invitations, RATE_LIMITED.
 */
export async function changeInvitation(
  context: RequestContext,
  id: string,
  act: Act,
): Promise<InvitationType> {
  const lawyer = await requireCounted(context, 'caseEntries', Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const asked = isIdentifier(id) ? await tx.db.findOneBy(Invitation, { id, withheld: false }) : null;
    const request = asked && isAskedLawyer(lawyer, asked) ? await lockRequest(tx, asked.requestId) : null;
    if (!request) throw notFound('Request');
    const lock = { mode: 'for_no_key_update' } as const;
    const invitation = await tx.db.findOneOrFail(Invitation, { where: { id }, lock });
    const changes = await act(tx, request, invitation);
    if (changes) await tx.db.update(Invitation, { id }, changes);
    return getInvitation(tx, lawyer, id);
  });
}

/** Shows the opposing parties' names and stores the first time. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function showOpposingParties(context: RequestContext, id: string): Promise<InvitationType> {
  return changeInvitation(context, id, async ({ now }, request, invitation) => {
    if (invitation.namesSeenAt !== null) return null;
    refuse(waitingRefusal(request, invitation, now()));
    return Promise.resolve({ namesSeenAt: now() });
  });
}

/** The lawyer declares no conflict of interest and may read the text. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function clearInvitation(context: RequestContext, id: string): Promise<InvitationType> {
  return changeInvitation(context, id, async ({ now }, request, invitation) => {
    refuse(clearRefusal(request, invitation, now()));
    if (invitation.state === InvitationState.CLEARED) return null;
    return Promise.resolve({ state: InvitationState.CLEARED });
  });
}

/** The reason may be a conflict of interest. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function declineInvitation(
  context: RequestContext,
  id: string,
  reason: DeclineReason,
): Promise<InvitationType> {
  return changeInvitation(context, id, async (tx, request, invitation) => {
    if (invitation.state === InvitationState.DECLINED && invitation.reason === reason) return null;
    refuse(waitingRefusal(request, invitation, tx.now()));
    await settleNotificationsOf(tx, id);
    return { state: InvitationState.DECLINED, reason };
  });
}

/** Once for each invitation. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function reportOpenRequest(
  context: RequestContext,
  id: string,
  reportReason: ReportReason,
): Promise<InvitationType> {
  return changeInvitation(context, id, async ({ now }, request, invitation) => {
    if (invitation.reportReason === reportReason) return null;
    refuse(reportRefusal(request, invitation, now()));
    return Promise.resolve({ reportedAt: now(), reportReason });
  });
}
