import { areaAt, pages } from '@ainsathi/contract/addresses';
import { withoutLanguage } from '@ainsathi/contract/languages';
import { matchPath } from '@ainsathi/contract/path-pattern';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import type { SessionRole } from '../../../session/session-storage';
import { dashboardPath } from '../../../session/session';
import { useHydrated } from '../../../ui/use-hydrated';

/** The router state of /login: a message, the registered email, the path to return to, the visitor's draft, a proved number. */
export interface ReturnState {
  message: string | null;
  email: string;
  from: string | null;
  /** The id of the visitor's draft to submit after signing in. */
  draft: string | null;
  /** The proof of a new number that will sign in, too, after a sign-in by email. */
  proof: string | null;
}

export function readReturnState(state: unknown): ReturnState {
  const values = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  const from = text('from');
  return {
    message: text('message'),
    email: text('email') ?? '',
    draft: text('draft'),
    proof: text('proof'),
    // A path with a leading "//" leads to another host.
    from: from && /^\/(?!\/)/.test(from) ? from : null,
  };
}

/** Where a client sets a password without the forgotten one. */
export const forgottenAt = `${paths.changePassword}?forgotten=1`;

/** A shorter last segment belongs to another page. */
const idLength = 36;

/** Null unless the referrer is a lawyer's page of this site. */
export function lawyerReferrer(referrer: string, origin: string): string | null {
  if (!referrer.startsWith(`${origin}/`)) return null;
  const path = withoutLanguage(new URL(referrer).pathname);
  return matchPath(pages.public.lawyer, path)?.['id']?.length === idLength ? path : null;
}

const areaOf = { user: 'client', lawyer: 'lawyer', admin: 'admin' } as const satisfies Record<
  SessionRole,
  string
>;

/** `from` if the role may open it, otherwise the role's dashboard. */
export function destinationOf(role: SessionRole, from: string | null): string {
  if (!from) return dashboardPath(role);
  const [path = ''] = from.split(/[?#]/, 1);
  const area = areaAt(path);
  const isOpen = area === null || area === 'account' || area === 'call' || area === areaOf[role];
  return isOpen ? from : dashboardPath(role);
}

let begunAt: string | null = null;

/** Where this document goes after a sign-in that names no other place; null to forget it. */
export function returnAfterSignIn(from: string | null): void {
  begunAt = from;
}

/** The key of the first history entry: the page was loaded, not navigated to. */
const firstKey = 'default';

/** The previous screen's state. Null until hydration, because the server does not have it. */
export function useReturnState(): ReturnState {
  const location = useLocation();
  const hydrated = useHydrated();
  const state = readReturnState(location.state);
  if (!hydrated) return { ...state, message: null, from: null, draft: null, proof: null };
  const referrer =
    location.key === firstKey ? lawyerReferrer(document.referrer, window.location.origin) : null;
  return { ...state, from: state.from ?? begunAt ?? referrer };
}
