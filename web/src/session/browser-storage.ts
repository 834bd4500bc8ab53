import type { SessionArea } from './session-storage';

/** `localStorage`, or a memory of this page where the browser forbids it (private modes, blocked cookies). */
export function browserStorage(): SessionArea {
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
export function memoryStorage(): SessionArea {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}
