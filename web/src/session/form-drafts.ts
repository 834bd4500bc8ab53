/** The unsaved input of a form: its changed fields. */
export type FormDraft = Readonly<Record<string, unknown>>;

const prefix = 'form-draft:';

/** The key of a draft in this tab's storage: by account and form. */
export function formDraftKey(accountId: string, form: string): string {
  return `${prefix}${accountId}:${form}`;
}

/** The draft of a form; null where there is none or it cannot be parsed. */
export function readFormDraft(key: string): FormDraft | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Stores the changed fields of a form in this tab; without any, removes the draft. */
export function writeFormDraft(key: string, changed: FormDraft): void {
  try {
    if (Object.keys(changed).length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(changed));
  } catch {
    // Without storage the draft is lost with the page.
  }
}

/** Removes the drafts of this tab and what waits to be sent (`outgoing-store.ts`), except those of one account. */
export function removeFormDrafts(except: string | null): void {
  const isRemoved = (name = '') =>
    name.startsWith(prefix) && (except === null || !name.startsWith(formDraftKey(except, '')));
  try {
    for (const name of Object.keys(window.sessionStorage))
      if (isRemoved(name)) window.sessionStorage.removeItem(name);
    void indexedDB.databases().then((all) => {
      for (const { name = '' } of all) if (isRemoved(name)) indexedDB.deleteDatabase(name);
    });
  } catch {
    // Without storage there are no drafts.
  }
}
