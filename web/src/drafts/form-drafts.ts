import { browserStorage, isSharedPhone } from '../lib/browser-storage';

/** The changed fields of a form. */
export type FormDraft = Readonly<Record<string, unknown>>;

const prefix = 'form-draft:';

export function formDraftKey(accountId: string, form: string): string {
  return `${prefix}${accountId}:${form}`;
}

/** In this tab, or in this browser beyond the tab. */
type DraftStorage = 'sessionStorage' | 'localStorage';

const areaOf = (storage: DraftStorage) => browserStorage(isSharedPhone() ? 'sessionStorage' : storage);

/** Null for a missing or malformed draft. */
export function readFormDraft(key: string, storage: DraftStorage = 'sessionStorage'): FormDraft | null {
  try {
    const value: unknown = JSON.parse(areaOf(storage).getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Without fields, removes the draft. False if the browser refuses, as in private mode: it then lasts as long as the page. */
export function writeFormDraft(
  key: string,
  fields: FormDraft,
  storage: DraftStorage = 'sessionStorage',
): boolean {
  if (Object.keys(fields).length > 0) return areaOf(storage).setItem(key, JSON.stringify(fields));
  areaOf(storage).removeItem(key);
  return true;
}

/** Removes this tab's drafts and unsent items (`use-outgoing.ts`), except one account's. */
export function removeFormDrafts(except: string | null): void {
  const isRemoved = (name = '') =>
    name.startsWith(prefix) && (except === null || !name.startsWith(formDraftKey(except, '')));
  const storage = browserStorage('sessionStorage');
  for (const name of storage.keys()) if (isRemoved(name)) storage.removeItem(name);
  try {
    void indexedDB.databases().then((all) => {
      for (const { name = '' } of all) if (isRemoved(name)) indexedDB.deleteDatabase(name);
    });
  } catch {
    // Without a database there are no unsent items.
  }
}
