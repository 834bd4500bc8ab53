import { sentenceIn } from '../../i18n/sentences';
import { Role } from '../../auth/role';
import { requireRole, type Viewer } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { inTransaction } from '../../db/transaction';
import { conflict } from '../../errors/app-error';
import { countAction } from '../../platform/rate-limits';
import { requireConfirmedEmail } from '../accounts/email/email-confirmation.service';
import { getCase } from '../cases/case.service';
import { openAgreedCase } from '../cases/request/open-agreed-case';
import { isVerifiedLawyer } from '../lawyers/lawyer.queries';
import { agreeFee } from '../money/agree-fee';
import { NotificationKind } from '../notifications/notification.kinds';
import { notify } from '../notifications/notify';
import { endRequest } from './end-request';
import { Invitation } from './answer/invitation.entity';
import { type OpenRequest, OpenRequestState } from './open-request.entity';
import { proposalRefusal } from './open-request.policy';
import { getOpenRequest } from './open-request.queries';
import { lockProposal, refuse } from './open-request.service';
import type { AcceptProposalPayload } from './open-request.types';
import { Proposal, ProposalState } from './answer/proposal.entity';

/** The request's description, and the opposing parties' names, labelled in the client's language. */
function descriptionOf({ language }: RequestContext, { description, opposingParties }: OpenRequest): string {
  const text = description ?? '';
  if (opposingParties.length === 0) return text;
  const names = sentenceIn(language, ['On the other side: {{names}}', { names: opposingParties.join(', ') }]);
  return `${text}\n\n${names}`;
}

/** Opens the case with its agreed fee, in the caller's transaction, which has locked the request. */
async function openCase(
  tx: RequestContext,
  client: Viewer,
  request: OpenRequest,
  { lawyerId, amountPoisha, covers, message, needs, sentAt }: Proposal,
): Promise<string> {
  const row = await openAgreedCase(tx, client, {
    lawyerId,
    title: request.title ?? '',
    description: descriptionOf(tx, request),
    note: needs === null ? message : `${message}\n\n${needs}`,
  });
  await agreeFee(tx, client, row, { amountPoisha, covers, statedAt: sentAt });
  return row.id;
}

async function accept(
  tx: RequestContext,
  client: Viewer,
  request: OpenRequest,
  proposal: Proposal,
): Promise<string> {
  const { id, lawyerId } = proposal;
  refuse(proposalRefusal(request, proposal, tx.now()));
  if (!(await isVerifiedLawyer(tx, lawyerId))) throw conflict('This lawyer cannot take cases at present');
  const caseId = await openCase(tx, client, request, proposal);
  await tx.db.update(Proposal, { id }, { state: ProposalState.ACCEPTED, answeredAt: tx.now() });
  await endRequest(tx, request, { state: OpenRequestState.ACCEPTED, caseId });
  const invitation = await tx.db.findOneByOrFail(Invitation, { requestId: request.id, lawyerId });
  await notify(tx, lawyerId, NotificationKind.PROPOSAL_ANSWERED, {
    ...{ caseId, subjectId: invitation.id, actorId: client.id },
    status: ProposalState.ACCEPTED,
  });
  return caseId;
}

/**
 * The client accepts a proposal: opens an accepted case with the agreed fee, and ends the request. Accepting it again has no
 * effect.
 * @throws AppError EMAIL_NOT_CONFIRMED, NOT_FOUND, RATE_LIMITED; CONFLICT once the request or the proposal has ended, and for a
 * lawyer who is not listed.
 */
export async function acceptProposal(context: RequestContext, id: string): Promise<AcceptProposalPayload> {
  const client = requireRole(context, Role.USER);
  await requireConfirmedEmail(context);
  await countAction(context, 'caseEntries', client.id);
  return inTransaction(context, async (tx) => {
    const { request, proposal } = await lockProposal(tx, client, id);
    const isRepeated = proposal.state === ProposalState.ACCEPTED && request.caseId !== null;
    const caseId = isRepeated ? request.caseId : await accept(tx, client, request, proposal);
    return {
      openRequest: await getOpenRequest(tx, client, request.id),
      case: await getCase(tx, client, caseId ?? ''),
    };
  });
}
