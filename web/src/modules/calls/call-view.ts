import type { Role } from '../../graphql/generated/schema-types';
import type { ViewedCallFragment } from './generated/call-operations';
import type { DeviceProblem } from './media/local-media';

/** A call needs a microphone, which is requested by a press. */
export type Microphone = 'unasked' | 'asking' | 'ready' | DeviceProblem | 'unsupported';

export interface Link {
  state: 'connecting' | 'connected' | 'lost';
  since: number;
  isPoor: boolean;
}

interface CallFacts {
  viewer: Role;
  microphone: Microphone;
  /** Null before joining. */
  call: ViewedCallFragment | null;
  windowId: string;
  link: Link;
  /** The other window's media; null until its microphone is requested. */
  other?: object | null;
  now: number;
}

export type CallView =
  | Exclude<Microphone, 'ready' | 'unasked'>
  | 'check'
  | 'calling'
  | 'waiting'
  | 'known'
  | 'admit'
  | 'connecting'
  | 'connected'
  | 'poor'
  | 'lost'
  | 'stuck'
  | 'elsewhere'
  | 'noAnswer'
  | 'declined'
  | 'over';

const connectingMilliseconds = 15_000;
const lostMilliseconds = 30_000;
/** A window unseen for so long is closed. */
const absentMilliseconds = 45_000;

function endedView(
  { connectedAt, endedAt, answerBy, startedBy }: ViewedCallFragment,
  viewer: Role,
): CallView {
  if (connectedAt || !answerBy || startedBy !== viewer) return 'over';
  return endedAt && Date.parse(endedAt) >= Date.parse(answerBy) ? 'noAnswer' : 'declined';
}

function linkView({ state, since, isPoor }: Link, isOtherOpening: boolean, now: number): CallView {
  if (state === 'connected' && isOtherOpening) return 'connecting';
  if (state === 'connected') return isPoor ? 'poor' : 'connected';
  if (state === 'connecting') return now - since < connectingMilliseconds ? 'connecting' : 'stuck';
  return now - since < lostMilliseconds ? 'lost' : 'stuck';
}

function isOtherHere({ otherWindowId, otherSeenAt }: ViewedCallFragment, now: number): boolean {
  return otherWindowId !== null && otherSeenAt !== null && now - Date.parse(otherSeenAt) < absentMilliseconds;
}

export function callViewOf({ viewer, microphone, call, windowId, link, other, now }: CallFacts): CallView {
  if (call?.state === 'ENDED') return endedView(call, viewer);
  if (microphone === 'unsupported') return microphone;
  if (call && call.windowId !== windowId) return 'elsewhere';
  if (microphone !== 'ready' && microphone !== 'unasked') return microphone;
  if (!call) return 'check';
  if (call.state === 'CONNECTED') return linkView(link, other === null, now);
  if (call.state === 'CALLING') return 'calling';
  if (!isOtherHere(call, now)) return 'waiting';
  return viewer === 'LAWYER' ? 'admit' : 'known';
}
