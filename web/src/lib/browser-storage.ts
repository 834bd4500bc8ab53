/** The part of a browser's storage that the product uses. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Readable even if the browser forbids writing. Refused values last as long as the page. */
export interface PageStorage extends StorageArea {
  /** False if the value lasts only as long as the page. */
  setItem: (key: string, value: string) => boolean;
  keys: () => string[];
}

type BrowserArea = 'localStorage' | 'sessionStorage';

// The browser has no storage, forbids it (private mode, blocked cookies) or has no space.
function attempt<Result>(access: () => Result, otherwise: Result): Result {
  try {
    return access();
  } catch {
    return otherwise;
  }
}

function createStorage(area: BrowserArea): PageStorage {
  /** Entries that the browser refused; null for an entry that it did not remove. */
  const refused = new Map<string, string | null>();
  const getItem = (key: string): string | null => {
    const own = refused.get(key);
    return own === undefined ? attempt(() => window[area].getItem(key), null) : own;
  };
  const remove = (key: string): boolean => attempt(() => (window[area].removeItem(key), true), false);
  return {
    getItem,
    setItem: (key, value) => {
      refused.delete(key);
      if (attempt(() => (window[area].setItem(key, value), true), false)) return true;
      if (attempt(() => window[area].getItem(key), null) === value) return true;
      // An earlier value, perhaps of another account, must not come back with the next page.
      remove(key);
      refused.set(key, value);
      return false;
    },
    removeItem: (key) => {
      refused.delete(key);
      if (!remove(key)) refused.set(key, null);
    },
    keys: () =>
      [...new Set([...attempt(() => Object.keys(window[area]), []), ...refused.keys()])].filter(
        (key) => refused.get(key) !== null,
      ),
  };
}

const storages: Record<BrowserArea, PageStorage> = {
  localStorage: createStorage('localStorage'),
  sessionStorage: createStorage('sessionStorage'),
};

/** For this browser, or this tab; one instance for the page. */
export function browserStorage(area: BrowserArea = 'localStorage'): PageStorage {
  return storages[area];
}

/** Lasts as long as the page. */
export function memoryStorage(): StorageArea {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

export const tokenKey = 'token';

/** Whether others use the phone: the session is then of this tab alone. */
export const isSharedPhone = (): boolean => browserStorage('sessionStorage').getItem(tokenKey) !== null;

export const sessionArea = (): PageStorage =>
  browserStorage(isSharedPhone() ? 'sessionStorage' : 'localStorage');

export const storedToken = (): string | null => sessionArea().getItem(tokenKey);
