import { browserStorage } from '../lib/browser-storage';

/** The unsaved input of a form: its changed fields. */
export type FormDraft = Readonly<Record<string, unknown>>;

const prefix = 'form-draft:';

/** The key of a draft in this tab's storage: by account and form. */
export function formDraftKey(accountId: string, form: string): string {
  return `${prefix}${accountId}:${form}`;
}

/** Where a draft is stored: in this tab, or in this browser, beyond the tab. */
type DraftStorage = 'sessionStorage' | 'localStorage';

/** The draft with a key; null where there is none or it cannot be parsed. */
export function readFormDraft(key: string, storage: DraftStorage = 'sessionStorage'): FormDraft | null {
  try {
    const value: unknown = JSON.parse(browserStorage(storage).getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/**
 * Stores a draft; without fields, removes it. False where the browser refuses, as in private mode: it then lasts as long
 * as the page.
 */
export function writeFormDraft(
  key: string,
  fields: FormDraft,
  storage: DraftStorage = 'sessionStorage',
): boolean {
  if (Object.keys(fields).length > 0) return browserStorage(storage).setItem(key, JSON.stringify(fields));
  browserStorage(storage).removeItem(key);
  return true;
}

/** Removes the drafts of this tab and what waits to be sent (`use-outgoing.ts`), except those of one account. */
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
    // Without a database nothing waits in it.
  }
}
