import type { SessionRole } from '../../session/session-storage';
import { dashboardPath } from '../../session/session';

/** What the screen before may hand to /login: a message of success, the email just registered, the page asked for. */
export interface ArrivalState {
  message: string | null;
  email: string;
  from: string | null;
}

/** Reads a router's state, which may be anything. */
export function readArrivalState(state: unknown): ArrivalState {
  const values = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  const from = text('from');
  return {
    message: text('message'),
    email: text('email') ?? '',
    // "//host" would leave the site.
    from: from && /^\/(?!\/)/.test(from) ? from : null,
  };
}

/** The lawyer's page of this site that the browser says it comes from, if any. */
export function lawyerBefore(referrer: string, origin: string): string | null {
  const path = referrer.startsWith(`${origin}/`) ? new URL(referrer).pathname : '';
  return /^\/lawyers\/[\da-f-]{36}$/.test(path) ? path : null;
}

const areas = /^\/(user|lawyer|admin)(?=[/?#]|$)/;

/** Where signing in leads: the page that was asked for, if this role may see it, or the role's dashboard. */
export function destinationOf(role: SessionRole, from: string | null): string {
  if (!from) return dashboardPath(role);
  const area = areas.exec(from)?.[1];
  return area === undefined || area === role ? from : dashboardPath(role);
}
