import type { SessionEnd } from '@ainsathi/contract/session-end';
import { tokenKey, type StorageArea } from '../lib/browser-storage';
import {
  clearSession,
  deviceKey,
  endKey,
  readSession,
  userKey,
  writeSession,
  type SessionUser,
  type StoredSession,
} from './session-storage';

/** `loading` until the stored session has been read. */
export interface SessionSnapshot {
  loading: boolean;
  user: SessionUser | null;
  /** True after signing out in this tab: a guard then redirects to the home page, not to /login. */
  signedOut: boolean;
  /** Why the server ended the session, for the sign-in page; null after signing out. */
  ended: SessionEnd | null;
}

/** On the server and during hydration, which must render the same. */
export const loadingSession: SessionSnapshot = {
  loading: true,
  user: null,
  signedOut: false,
  ended: null,
};

/** For `useSyncExternalStore`. */
export class SessionStore {
  private snapshot = loadingSession;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly areaOf: () => StorageArea,
    private readonly report: (error: unknown) => void,
  ) {}

  private get area(): StorageArea {
    return this.areaOf();
  }

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

  /** True if the account has changed or signed out, perhaps in another tab. */
  restore(): boolean {
    const { user: before, ended } = this.snapshot;
    const user = readSession(this.area, this.report)?.user ?? null;
    // Written by `end` alone. The other tab removes two keys, and each removal is an event.
    this.publish(user, user ? null : before ? (this.area.getItem(endKey) as SessionEnd | null) : ended);
    return before?._id !== user?._id;
  }

  start(session: StoredSession): void {
    writeSession(this.area, session);
    this.publish(session.user);
  }

  /** @param ended why the server ended the session; null when the person signed out in this tab. */
  end(ended: SessionEnd | null): void {
    // Other tabs read it when the token is removed.
    if (ended) this.area.setItem(endKey, ended);
    else this.area.removeItem(endKey);
    clearSession(this.area);
    this.publish(null, ended, !ended);
  }

  /** A storage event of another tab that changes the session. */
  isSessionEvent(event: StorageEvent): boolean {
    return event.key === null || event.key === tokenKey || event.key === userKey;
  }

  private publish(user: SessionUser | null, ended: SessionEnd | null = null, signedOut = false): void {
    this.snapshot = { loading: false, user, signedOut, ended };
    this.listeners.forEach((listener) => listener());
  }
}
