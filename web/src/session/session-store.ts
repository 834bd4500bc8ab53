import { tokenKey, type StorageArea } from '../lib/browser-storage';
import {
  clearSession,
  deviceKey,
  readSession,
  userKey,
  writeSession,
  type SessionUser,
  type StoredSession,
} from './session-storage';

/** The session for screens; `loading` until the stored session has been read. */
export interface SessionSnapshot {
  loading: boolean;
  user: SessionUser | null;
  /** True after signing out in this tab: a guard then redirects to the home page, not to /login. */
  signedOut: boolean;
  /** True after the server has ended the session: the sign-in page says so. */
  expired: boolean;
}

/** The snapshot on the server and during hydration, which must render the same. */
export const loadingSession: SessionSnapshot = {
  loading: true,
  user: null,
  signedOut: false,
  expired: false,
};

/** The session of this tab; a store for `useSyncExternalStore`. */
export class SessionStore {
  private snapshot = loadingSession;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly area: StorageArea,
    private readonly report: (error: unknown) => void,
  ) {}

  readonly getSnapshot = (): SessionSnapshot => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly token = (): string | null => this.area.getItem(tokenKey);

  readonly device = (): string | null => this.area.getItem(deviceKey);

  keepDevice(device: string): void {
    this.area.setItem(deviceKey, device);
  }

  /** Reads the stored session again; true when the account has changed or signed out. */
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

  /** Removes the session; `signedOut` when the person has signed out in this tab. */
  end({ signedOut }: { signedOut: boolean }): void {
    clearSession(this.area);
    this.publish(null, { signedOut, expired: !signedOut });
  }

  /** True for a storage event, sent by another tab, that changes the session. */
  isSessionEvent(event: StorageEvent): boolean {
    return event.key === null || event.key === tokenKey || event.key === userKey;
  }

  private publish(user: SessionUser | null, { signedOut = false, expired = false } = {}): void {
    this.snapshot = { loading: false, user, signedOut, expired };
    this.listeners.forEach((listener) => listener());
  }
}
