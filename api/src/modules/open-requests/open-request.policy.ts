import { openRequestLimits } from '@ainsathi/contract/limits';
import { Role } from '../../auth/role';
import type { Viewer } from '../../auth/viewer';
import type { PlainSentence } from '../../i18n/sentences';
import { type Invitation, InvitationState } from './answer/invitation.entity';
import { type OpenRequest, OpenRequestState } from './open-request.entity';
import { type Proposal, ProposalState } from './answer/proposal.entity';

type Person = Pick<Viewer, 'id' | 'role'>;

type RequestFacts = Pick<OpenRequest, 'state' | 'endsAt'>;
type InvitationFacts = Pick<Invitation, 'state' | 'dueAt' | 'namesSeenAt'>;

const ENDED = 'This request has ended';
const ANSWERED = 'You have answered this request already';
const TOO_LATE = 'The time to answer is over';
const FIVE_ANSWERS = 'This request has five answers already';
const NOT_OPEN = 'This proposal is no longer open. Please look at the request again.';
const CONFLICT_FIRST = 'Please say first whether there is a conflict of interest';
const REPORTED = 'You have reported this request already';

export type Refusal = PlainSentence | null;

export function isClientOf(person: Person, { clientId }: Pick<OpenRequest, 'clientId'>): boolean {
  return person.role === Role.USER && person.id === clientId;
}

export function isAskedLawyer(person: Person, { lawyerId }: Pick<Invitation, 'lawyerId'>): boolean {
  return person.role === Role.LAWYER && person.id === lawyerId;
}

function isOpen({ state, endsAt }: RequestFacts, now: Date): boolean {
  return state === OpenRequestState.OPEN && now < endsAt;
}

function isWaiting({ state, dueAt }: Pick<Invitation, 'state' | 'dueAt'>, now: Date): boolean {
  return (state === InvitationState.SENT || state === InvitationState.CLEARED) && now < dueAt;
}

function isStanding({ state, validUntil }: Pick<Proposal, 'state' | 'validUntil'>, now: Date): boolean {
  return state === ProposalState.SENT && now < validUntil;
}

export function endRefusal(request: RequestFacts, now: Date): Refusal {
  return isOpen(request, now) ? null : ENDED;
}

/** For accepting, setting aside or withdrawing a proposal. */
export function proposalRefusal(
  request: RequestFacts,
  proposal: Pick<Proposal, 'state' | 'validUntil'>,
  now: Date,
): Refusal {
  if (!isOpen(request, now)) return ENDED;
  return isStanding(proposal, now) ? null : NOT_OPEN;
}

/** For showing the names, and for declining. */
export function waitingRefusal(request: RequestFacts, invitation: InvitationFacts, now: Date): Refusal {
  if (!isOpen(request, now)) return ENDED;
  const { state } = invitation;
  if (state === InvitationState.PROPOSED || state === InvitationState.DECLINED) return ANSWERED;
  if (state === InvitationState.ENDED && now < invitation.dueAt) return FIVE_ANSWERS;
  return isWaiting(invitation, now) ? null : TOO_LATE;
}

/** For declaring no conflict of interest: needs a look at the names, if the client gave any. */
export function clearRefusal(
  request: RequestFacts & Pick<OpenRequest, 'opposingParties'>,
  invitation: InvitationFacts,
  now: Date,
): Refusal {
  const refusal = waitingRefusal(request, invitation, now);
  if (refusal) return refusal;
  return request.opposingParties.length > 0 && invitation.namesSeenAt === null ? CONFLICT_FIRST : null;
}

/** @param standing how many proposals of the request are acceptable. */
export function sendRefusal(
  request: RequestFacts,
  invitation: InvitationFacts,
  standing: number,
  now: Date,
): Refusal {
  const refusal = waitingRefusal(request, invitation, now);
  if (refusal) return refusal;
  if (invitation.state !== InvitationState.CLEARED) return CONFLICT_FIRST;
  return standing < openRequestLimits.proposals ? null : FIVE_ANSWERS;
}

export function reportRefusal(
  request: RequestFacts,
  invitation: InvitationFacts & Pick<Invitation, 'reportedAt'>,
  now: Date,
): Refusal {
  if (invitation.reportedAt !== null) return REPORTED;
  if (!isOpen(request, now)) return ENDED;
  return isWaiting(invitation, now) || invitation.state === InvitationState.PROPOSED ? null : TOO_LATE;
}
