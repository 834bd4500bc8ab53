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

/** `loading` until the stored session has been read. */
export interface SessionSnapshot {
  loading: boolean;
  user: SessionUser | null;
  /** True after signing out in this tab: a guard then redirects to the home page, not to /login. */
  signedOut: boolean;
  /** True after the server ended the session: the sign-in page says so. */
  expired: boolean;
}

/** On the server and during hydration, which must render the same. */
export const loadingSession: SessionSnapshot = {
  loading: true,
  user: null,
  signedOut: false,
  expired: false,
};

/** For `useSyncExternalStore`. */
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

  /** True if the account has changed or signed out. */
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

  /** `signedOut`: the person signed out in this tab. */
  end({ signedOut }: { signedOut: boolean }): void {
    clearSession(this.area);
    this.publish(null, { signedOut, expired: !signedOut });
  }

  /** A storage event of another tab that changes the session. */
  isSessionEvent(event: StorageEvent): boolean {
    return event.key === null || event.key === tokenKey || event.key === userKey;
  }

  private publish(user: SessionUser | null, { signedOut = false, expired = false } = {}): void {
    this.snapshot = { loading: false, user, signedOut, expired };
    this.listeners.forEach((listener) => listener());
  }
}
