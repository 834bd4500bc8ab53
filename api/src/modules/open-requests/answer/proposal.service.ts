import { openRequestLimits } from '@ainsathi/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { inTransaction } from '../../../db/transaction';
import { conflict, notFound } from '../../../errors/app-error';
import { isIdentifier } from '../../../validation/identifier';
import { isVerifiedLawyer } from '../../lawyers/lawyer.queries';
import { NotificationKind } from '../../notifications/notification.kinds';
import { notify } from '../../notifications/notify';
import { endWaiting } from '../end-request';
import { requireCounted } from '../../../auth/viewer';
import { settleNotificationsOf } from '../../notifications/notification.service';
import { Invitation, InvitationState } from './invitation.entity';
import { changeInvitation } from './invitation.service';
import type { InvitationType } from './invitation.types';
import type { OpenRequest } from '../open-request.entity';
import type { ProposalInput } from '../open-request.inputs';
import { isAskedLawyer, proposalRefusal, sendRefusal } from '../open-request.policy';
import { getInvitation } from '../open-request.queries';
import { lockRequest, refuse } from '../open-request.service';
import { Proposal, ProposalState } from './proposal.entity';

const DAY = 24 * 60 * 60_000;
const { proposals: MOST } = openRequestLimits;

/** The acceptable proposals of a locked request; expired proposals lapse. */
async function standingOf({ db, now }: RequestContext, requestId: string): Promise<Proposal[]> {
  await db.query(
    `update proposals set state = 'lapsed', answered_at = $2
     where request_id = $1 and state = 'sent' and valid_until <= $2`,
    [requestId, now()],
  );
  return db.findBy(Proposal, { requestId, state: ProposalState.SENT });
}

/** Whether the lawyer repeats a proposal whose response was lost. */
function isRepeated(sent: Proposal | undefined, { fee, message, needs }: ProposalInput): sent is Proposal {
  return (
    sent?.amountPoisha === fee.amountPoisha &&
    sent.covers === fee.covers &&
    sent.message === message &&
    sent.needs === (needs ?? null)
  );
}

/** Takes the first free place; the unique index refuses a sixth. */
async function insertProposal(
  tx: RequestContext,
  { requestId, lawyerId }: Invitation,
  { fee, message, needs, validDays }: ProposalInput,
  standing: readonly Proposal[],
): Promise<void> {
  const taken = new Set(standing.map(({ place }) => place));
  const sentAt = tx.now();
  await tx.db.insert(Proposal, {
    id: uuidv7(),
    ...{ requestId, lawyerId, message, sentAt },
    place: [1, 2, 3, 4, 5].find((place) => !taken.has(place)) ?? MOST,
    amountPoisha: fee.amountPoisha,
    covers: fee.covers,
    needs: needs ?? null,
    state: ProposalState.SENT,
    validUntil: new Date(sentAt.getTime() + validDays * DAY),
  });
}

async function send(
  tx: RequestContext,
  request: OpenRequest,
  invitation: Invitation,
  input: ProposalInput,
): Promise<void> {
  const { id, lawyerId } = invitation;
  const standing = await standingOf(tx, request.id);
  const sent = standing.find((proposal) => proposal.lawyerId === lawyerId);
  if (isRepeated(sent, input)) return;
  refuse(sendRefusal(request, invitation, standing.length, tx.now()));
  if (!(await isVerifiedLawyer(tx, lawyerId)))
    throw conflict('You can send proposals once your licence is verified');
  await insertProposal(tx, invitation, input, standing);
  await tx.db.update(Invitation, { id }, { state: InvitationState.PROPOSED });
  await settleNotificationsOf(tx, id);
  const about = { subjectId: request.id, actorId: lawyerId };
  await notify(tx, request.clientId, NotificationKind.PROPOSAL_RECEIVED, about);
  if (standing.length + 1 >= MOST) await endWaiting(tx, request.id);
}

/**
 * The invited lawyer proposes a fee; the fifth proposal ends the other invitations. A repeat has no further effect.
 * @throws AppError NOT_FOUND for other lawyers' invitations, CONFLICT before the check for a conflict of interest, after the
 * deadline or five proposals, and without a verified licence; RATE_LIMITED.
 */
export async function sendProposal(context: RequestContext, input: ProposalInput): Promise<InvitationType> {
  return changeInvitation(context, input.invitationId, async (tx, request, invitation) => {
    await send(tx, request, invitation, input);
    return null;
  });
}

/** Another proposal can follow until the deadline. @throws AppError NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function withdrawProposal(context: RequestContext, id: string): Promise<InvitationType> {
  const lawyer = await requireCounted(context, 'caseEntries', Role.LAWYER);
  return inTransaction(context, async (tx) => {
    const found = isIdentifier(id) ? await tx.db.findOneBy(Proposal, { id }) : null;
    if (!found || !isAskedLawyer(lawyer, found)) throw notFound('Proposal');
    const { requestId, lawyerId } = found;
    const request = await lockRequest(tx, requestId);
    const proposal = await tx.db.findOneBy(Proposal, { id });
    if (!request || !proposal) throw notFound('Proposal');
    const invitation = await tx.db.findOneByOrFail(Invitation, { requestId, lawyerId });
    if (proposal.state !== ProposalState.WITHDRAWN) {
      refuse(proposalRefusal(request, proposal, tx.now()));
      await tx.db.update(Proposal, { id }, { state: ProposalState.WITHDRAWN, answeredAt: tx.now() });
      const state = tx.now() < invitation.dueAt ? InvitationState.CLEARED : InvitationState.ENDED;
      await tx.db.update(Invitation, { id: invitation.id }, { state });
    }
    return getInvitation(tx, lawyer, invitation.id);
  });
}
