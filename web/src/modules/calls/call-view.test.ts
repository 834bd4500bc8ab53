import { callViewOf, type Link } from './call-view';
import type { ViewedCallFragment } from './generated/call-operations';

const now = Date.parse('2026-11-21T04:00:00Z');
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

const call: ViewedCallFragment = {
  id: 'call',
  state: 'CONNECTED',
  startedBy: 'LAWYER',
  answerBy: null,
  connectedAt: before(60),
  endedAt: null,
  windowId: 'here',
  otherWindowId: 'there',
  otherSeenAt: before(5),
};
const link: Link = { state: 'connected', since: now, isPoor: false };
const facts = { viewer: 'USER', microphone: 'ready', call, windowId: 'here', link, now } as const;
const waiting: ViewedCallFragment = { ...call, state: 'WAITING', connectedAt: null };
const calling: ViewedCallFragment = {
  ...waiting,
  state: 'CALLING',
  startedBy: 'USER',
  answerBy: before(-60),
  otherWindowId: null,
  otherSeenAt: null,
};
const ended = (of: ViewedCallFragment, seconds = 0): ViewedCallFragment => ({
  ...of,
  state: 'ENDED',
  endedAt: before(seconds),
});

describe('the page of a call', () => {
  it.each(['asking', 'refused', 'inUse', 'none', 'unsupported'] as const)(
    'without a microphone is %s',
    (microphone) => {
      expect(callViewOf({ ...facts, microphone })).toBe(microphone);
      expect(callViewOf({ ...facts, microphone, call: null })).toBe(microphone);
      expect(callViewOf({ ...facts, microphone, call: ended(call) })).toBe('over');
    },
  );

  it('checks the devices before the join', () => {
    for (const microphone of ['unasked', 'ready'] as const)
      expect(callViewOf({ ...facts, microphone, call: null })).toBe('check');
  });

  it('waits for the other person, whom the lawyer admits', () => {
    expect(callViewOf({ ...facts, call: waiting })).toBe('known');
    expect(callViewOf({ ...facts, viewer: 'LAWYER', call: waiting })).toBe('admit');
    for (const absent of [{ otherWindowId: null, otherSeenAt: null }, { otherSeenAt: before(46) }])
      for (const viewer of ['USER', 'LAWYER'] as const)
        expect(callViewOf({ ...facts, viewer, call: { ...waiting, ...absent } })).toBe('waiting');
    expect(callViewOf({ ...facts, call: calling })).toBe('calling');
  });

  it.each([
    ['connected', 0, false, 'connected'],
    ['connected', 90, true, 'poor'],
    ['connecting', 14, false, 'connecting'],
    ['connecting', 15, false, 'stuck'],
    ['lost', 29, false, 'lost'],
    ['lost', 30, true, 'stuck'],
  ] as const)('with a connection %s for %i s is %s: %s', (state, seconds, isPoor, view) => {
    const ofLink = { state, since: now - seconds * 1000, isPoor };
    expect(callViewOf({ ...facts, link: ofLink })).toBe(view);
  });

  it('is connecting until the browser of the other person has answered for the microphone', () => {
    expect(callViewOf({ ...facts, other: null })).toBe('connecting');
    expect(callViewOf({ ...facts, other: {} })).toBe('connected');
    const lost: Link = { ...link, state: 'lost' };
    expect(callViewOf({ ...facts, link: lost, other: null })).toBe('lost');
  });

  it("says that another window has the call, which ended this window's devices", () => {
    for (const other of [call, waiting, calling])
      for (const microphone of ['ready', 'unasked', 'asking', 'refused'] as const)
        expect(callViewOf({ ...facts, microphone, windowId: 'another', call: other })).toBe('elsewhere');
  });

  it('says how the call ended', () => {
    expect(callViewOf({ ...facts, call: ended(call) })).toBe('over');
    expect(callViewOf({ ...facts, call: ended(waiting) })).toBe('over');
    expect(callViewOf({ ...facts, call: ended(calling) })).toBe('declined');
    expect(callViewOf({ ...facts, call: ended({ ...calling, answerBy: before(1) }) })).toBe('noAnswer');
    expect(callViewOf({ ...facts, viewer: 'LAWYER', call: ended(calling) })).toBe('over');
  });
});
