import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { paths } from '../routing/paths';
import type { SessionRole, SessionUser } from './session-storage';
import { loadingSession, type SessionSnapshot, type SessionStore } from './session-store';

/** What `login` and `changePassword` answer. */
export interface LoginResult {
  token: string;
  user: { id: string; name: string; email: string; role: 'ADMIN' | 'LAWYER' | 'USER' };
}

/** The acts of a session, made once in the browser entry. */
export interface SessionActions {
  /** Keeps the session in this browser and forgets what was loaded for somebody else. Does not navigate. */
  signIn: (result: LoginResult) => Promise<void>;
  /** Goes to /, forgets everything that was loaded and ends the token on the server. */
  signOut: () => Promise<void>;
  /** Shows a changed name or email in the frame at once. */
  rename: (changed: Pick<SessionUser, 'name' | 'email'>) => void;
}

export type Session = SessionSnapshot & SessionActions;

interface SessionSource {
  store: Pick<SessionStore, 'getSnapshot' | 'subscribe'>;
  actions: SessionActions;
}

const sessionRoles = { ADMIN: 'admin', LAWYER: 'lawyer', USER: 'user' } as const satisfies Record<
  LoginResult['user']['role'],
  SessionRole
>;

/** The stored form of a signed-in user. */
export function toSessionUser({ id, name, email, role }: LoginResult['user']): SessionUser {
  return { _id: id, name, email, role: sessionRoles[role] };
}

/** Where a role's dashboard is. */
export function dashboardPath(role: SessionRole): string {
  if (role === 'admin') return paths.admin.dashboard;
  return role === 'lawyer' ? paths.lawyerArea.dashboard : paths.client.dashboard;
}

const unavailable = (): never => {
  throw new Error('There is no session on the server');
};

/** Stands in for the session while a page is rendered on the server: nobody is known yet. */
export const serverSession: SessionSource = {
  store: { getSnapshot: () => loadingSession, subscribe: () => () => undefined },
  actions: { signIn: unavailable, signOut: unavailable, rename: unavailable },
};

const SessionContext = createContext<SessionSource>(serverSession);

export function SessionProvider({ source, children }: { source: SessionSource; children: ReactNode }) {
  return <SessionContext value={source}>{children}</SessionContext>;
}

/** The session of this browser. `loading` is true on the server and in the first rendering of the client. */
export function useSession(): Session {
  const { store, actions } = useContext(SessionContext);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => loadingSession);
  return { ...snapshot, ...actions };
}
