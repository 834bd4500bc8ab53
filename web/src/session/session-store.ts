import {
  clearSession,
  readSession,
  tokenKey,
  userKey,
  writeSession,
  type SessionArea,
  type SessionUser,
  type StoredSession,
} from './session-storage';

/** What the screens see; `loading` until the stored session has been read. */
export interface SessionSnapshot {
  loading: boolean;
  user: SessionUser | null;
  /** True after signing out here: a guard then leads home, not to /login. */
  signedOut: boolean;
}

/** What the server and the first client rendering see, so that the two agree. */
export const loadingSession: SessionSnapshot = { loading: true, user: null, signedOut: false };

/** Holds the session of this tab and follows the other tabs; a store for `useSyncExternalStore`. */
export class SessionStore {
  private snapshot = loadingSession;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly area: SessionArea,
    private readonly report: (error: unknown) => void,
  ) {}

  readonly getSnapshot = (): SessionSnapshot => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly token = (): string | null => this.area.getItem(tokenKey);

  /** Reads the stored session again; true when another person, or nobody, is signed in afterwards. */
  restore(): boolean {
    const before = this.snapshot.user;
    const user = readSession(this.area, this.report)?.user ?? null;
    this.publish(user);
    return before?._id !== user?._id;
  }

  start(session: StoredSession): void {
    writeSession(this.area, session);
    this.publish(session.user);
  }

  /** Forgets the session; `signedOut` when the person chose so here. */
  end({ signedOut }: { signedOut: boolean }): void {
    clearSession(this.area);
    this.publish(null, signedOut);
  }

  /** True for a storage event (another tab's) that touches the session. */
  concerns(event: StorageEvent): boolean {
    return event.key === null || event.key === tokenKey || event.key === userKey;
  }

  private publish(user: SessionUser | null, signedOut = false): void {
    this.snapshot = { loading: false, user, signedOut };
    this.listeners.forEach((listener) => listener());
  }
}
