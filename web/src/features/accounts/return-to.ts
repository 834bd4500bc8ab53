import { areaAt, pages } from '@ainsathi/contract/addresses';
import { matchPath } from '@ainsathi/contract/path-pattern';
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

/** Of the ids of lawyers; what is shorter may be the name of another page. */
const idLength = 36;

/** The lawyer's page of this site that the browser says it comes from, if any. */
export function lawyerBefore(referrer: string, origin: string): string | null {
  if (!referrer.startsWith(`${origin}/`)) return null;
  const path = new URL(referrer).pathname;
  return matchPath(pages.public.lawyer, path)?.['id']?.length === idLength ? path : null;
}

const areaOf = { user: 'client', lawyer: 'lawyer', admin: 'admin' } as const satisfies Record<
  SessionRole,
  string
>;

/** Where signing in leads: the page that was asked for, if this role may see it, or the role's dashboard. */
export function destinationOf(role: SessionRole, from: string | null): string {
  if (!from) return dashboardPath(role);
  const [path = ''] = from.split(/[?#]/, 1);
  const area = areaAt(path);
  const isOpen = area === null || area === 'account' || area === areaOf[role];
  return isOpen ? from : dashboardPath(role);
}
