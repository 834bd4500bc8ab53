import { passwordChanged, type SessionEnd } from '@ainsathi/contract/session-end';

/** Called with the refused token. */
export type OnSessionEnd = (sentToken: string | null, end: SessionEnd) => void;

/** @param reason the challenge of a response, or the reason of a closed socket. */
export function sessionEndOf(reason: string): SessionEnd {
  return reason.includes(passwordChanged) ? 'passwordChanged' : 'expired';
}
