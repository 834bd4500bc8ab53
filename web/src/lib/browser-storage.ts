/** The part of `localStorage` that the product uses. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `localStorage`, or an in-memory storage if the browser forbids it (private mode, blocked cookies). */
export function browserStorage(): StorageArea {
  try {
    const probe = '__ainsathi';
    window.localStorage.setItem(probe, probe);
    window.localStorage.removeItem(probe);
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}

/** A storage that lasts as long as the page. */
export function memoryStorage(): StorageArea {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

export const tokenKey = 'token';

/** The token of the signed-in person; null for a visitor. */
export const storedToken = (): string | null => browserStorage().getItem(tokenKey);
