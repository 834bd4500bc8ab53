import { tokenKey, type StorageArea } from '../lib/browser-storage';

export type SessionRole = 'admin' | 'lawyer' | 'user';

export interface SessionUser {
  _id: string;
  name: string;
  email: string;
  role: SessionRole;
}

export interface StoredSession {
  token: string;
  user: SessionUser;
}

export const userKey = 'user';
export const endKey = 'session-end';
/** The device secret; outlives the session. */
export const deviceKey = 'device';

const roles: readonly string[] = ['admin', 'lawyer', 'user'] satisfies SessionRole[];

function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Record<string, unknown>;
  return (
    ['_id', 'name', 'email'].every((key) => typeof user[key] === 'string') &&
    typeof user.role === 'string' &&
    roles.includes(user.role)
  );
}

/** Reads a stored user. @throws when the text is not JSON or not a session user. */
export function parseSessionUser(text: string): SessionUser {
  const value: unknown = JSON.parse(text);
  if (!isSessionUser(value)) throw new Error('not a session user');
  return { _id: value._id, name: value.name, email: value.email, role: value.role };
}

/** Null without a session; reports an unreadable user and removes both keys. */
export function readSession(area: StorageArea, report: (error: unknown) => void): StoredSession | null {
  const token = area.getItem(tokenKey);
  const user = area.getItem(userKey);
  if (!token || !user) return null;
  try {
    return { token, user: parseSessionUser(user) };
  } catch (error) {
    report(error);
    clearSession(area);
    return null;
  }
}

export function writeSession(area: StorageArea, { token, user }: StoredSession): void {
  area.removeItem(endKey);
  area.setItem(tokenKey, token);
  area.setItem(userKey, JSON.stringify(user));
}

export function clearSession(area: StorageArea): void {
  area.removeItem(tokenKey);
  area.removeItem(userKey);
}
