import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { paths } from '../routing/paths';
import type { SessionRole, SessionUser } from './session-storage';
import { loadingSession, type SessionSnapshot, type SessionStore } from './session-store';

/** The result of `login` and `changePassword`. */
export interface LoginResult {
  token: string;
  /** The device secret, only from `login`. */
  device?: string;
  user: { id: string; name: string; email: string; role: 'ADMIN' | 'LAWYER' | 'USER' };
}

/** Created once in the browser entry. */
export interface SessionActions {
  /** Clears the previous account's caches; does not navigate. Takes over this visitor's draft, and removes all others. */
  signIn: (result: LoginResult, taken?: { visitorDraft: string | null }) => Promise<void>;
  /** Opens the home page, clears all caches and ends the session on the server. */
  signOut: () => Promise<void>;
  keepDevice: (device: string) => void;
  /** Replaces the present token. */
  renew: (token: string) => void;
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

export function toSessionUser({ id, name, email, role }: LoginResult['user']): SessionUser {
  return { _id: id, name, email, role: sessionRoles[role] };
}

export function dashboardPath(role: SessionRole): string {
  if (role === 'admin') return paths.admin.dashboard;
  return role === 'lawyer' ? paths.lawyerArea.dashboard : paths.client.dashboard;
}

const unavailable = (): never => {
  throw new Error('There is no session on the server');
};

/** Always loading on the server. */
export const serverSession: SessionSource = {
  store: { getSnapshot: () => loadingSession, subscribe: () => () => undefined },
  actions: {
    signIn: unavailable,
    signOut: unavailable,
    keepDevice: unavailable,
    renew: unavailable,
    rename: unavailable,
  },
};

const SessionContext = createContext<SessionSource>(serverSession);

export function SessionProvider({ source, children }: { source: SessionSource; children: ReactNode }) {
  return <SessionContext value={source}>{children}</SessionContext>;
}

/** `loading` on the server and during hydration. */
export function useSession(): Session {
  const { store, actions } = useContext(SessionContext);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => loadingSession);
  return { ...snapshot, ...actions };
}
