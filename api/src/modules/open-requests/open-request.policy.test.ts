import { Role } from '../../auth/role';
import { InvitationState } from './answer/invitation.entity';
import { OpenRequestState } from './open-request.entity';
import {
  clearRefusal,
  endRefusal,
  isAskedLawyer,
  isClientOf,
  proposalRefusal,
  reportRefusal,
  sendRefusal,
  waitingRefusal,
} from './open-request.policy';
import { ProposalState } from './answer/proposal.entity';

const now = new Date('2026-12-01T06:00:00Z');
const later = new Date('2026-12-02T06:00:00Z');
const before = new Date('2026-11-30T06:00:00Z');

const open = { state: OpenRequestState.OPEN, endsAt: later, opposingParties: [] as string[] };
const invitation = { state: InvitationState.SENT, dueAt: later, namesSeenAt: null, reportedAt: null };
const proposal = { state: ProposalState.SENT, validUntil: later };
const person = (role: Role) => ({ id: 'me', role });

test('a request is of its client, an invitation of its lawyer', () => {
  expect(isClientOf(person(Role.USER), { clientId: 'me' })).toBe(true);
  expect(isClientOf(person(Role.USER), { clientId: 'other' })).toBe(false);
  expect(isClientOf(person(Role.LAWYER), { clientId: 'me' })).toBe(false);
  expect(isAskedLawyer(person(Role.LAWYER), { lawyerId: 'me' })).toBe(true);
  expect(isAskedLawyer(person(Role.LAWYER), { lawyerId: 'other' })).toBe(false);
  expect(isAskedLawyer(person(Role.USER), { lawyerId: 'me' })).toBe(false);
});

test('an ended or expired request takes no act', () => {
  for (const request of [
    { ...open, state: OpenRequestState.WITHDRAWN },
    { ...open, endsAt: before },
  ]) {
    const ended = 'This request has ended';
    expect(endRefusal(request, now)).toBe(ended);
    expect(proposalRefusal(request, proposal, now)).toBe(ended);
    expect(waitingRefusal(request, invitation, now)).toBe(ended);
    expect(clearRefusal(request, invitation, now)).toBe(ended);
    expect(sendRefusal(request, invitation, 0, now)).toBe(ended);
    expect(reportRefusal(request, invitation, now)).toBe(ended);
  }
  expect(endRefusal(open, now)).toBeNull();
});

test('a proposal is accepted, set aside or withdrawn while it can be', () => {
  expect(proposalRefusal(open, proposal, now)).toBeNull();
  for (const gone of [
    { ...proposal, validUntil: before },
    { ...proposal, state: ProposalState.SET_ASIDE },
  ])
    expect(proposalRefusal(open, gone, now)).toMatch(/is no longer open/);
});

test.each([
  [InvitationState.SENT, null],
  [InvitationState.CLEARED, null],
  [InvitationState.PROPOSED, 'You have answered this request already'],
  [InvitationState.DECLINED, 'You have answered this request already'],
  [InvitationState.LAPSED, 'The time to answer is over'],
  [InvitationState.ENDED, 'This request has five answers already'],
])('an invitation that is %s', (state, refusal) => {
  expect(waitingRefusal(open, { ...invitation, state }, now)).toBe(refusal);
});

test('after the time to answer nothing is taken', () => {
  for (const state of [InvitationState.SENT, InvitationState.CLEARED, InvitationState.ENDED])
    expect(waitingRefusal(open, { ...invitation, state, dueAt: before }, now)).toBe(
      'The time to answer is over',
    );
});

test('the names come before the check for a conflict, the check before a proposal, five proposals at most', () => {
  const named = { ...open, opposingParties: ['Kamal'] };
  const first = 'Please say first whether there is a conflict of interest';
  expect(clearRefusal(open, invitation, now)).toBeNull();
  expect(clearRefusal(named, invitation, now)).toBe(first);
  expect(clearRefusal(named, { ...invitation, namesSeenAt: before }, now)).toBeNull();
  expect(sendRefusal(open, invitation, 0, now)).toBe(first);
  const cleared = { ...invitation, state: InvitationState.CLEARED };
  expect(sendRefusal(open, cleared, 4, now)).toBeNull();
  expect(sendRefusal(open, cleared, 5, now)).toBe('This request has five answers already');
});

test('a request is reported once, while the lawyer reads it', () => {
  expect(reportRefusal(open, invitation, now)).toBeNull();
  expect(reportRefusal(open, { ...invitation, state: InvitationState.PROPOSED }, now)).toBeNull();
  expect(reportRefusal(open, { ...invitation, state: InvitationState.DECLINED }, now)).not.toBeNull();
  expect(reportRefusal(open, { ...invitation, reportedAt: before }, now)).toMatch(/reported/);
});
