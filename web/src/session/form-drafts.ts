/** What was typed into a form and is stored nowhere else: its changed fields. */
export type FormDraft = Readonly<Record<string, unknown>>;

const prefix = 'form-draft:';

/** The name under which this tab keeps a draft: whose it is, and of which form. */
export function draftKey(accountId: string, form: string): string {
  return `${prefix}${accountId}:${form}`;
}

/** The draft of a form, or null; one that cannot be read counts as none. */
export function readDraft(key: string): FormDraft | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Keeps the changed fields of a form in this tab; none of them forgets the draft. */
export function writeDraft(key: string, changed: FormDraft): void {
  try {
    if (Object.keys(changed).length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing loses the draft with the page.
  }
}

/** Forgets the drafts in this tab, except those of one account. */
export function forgetFormDrafts(except: string | null): void {
  try {
    const names = Object.keys(window.sessionStorage).filter((name) => name.startsWith(prefix));
    for (const name of names)
      if (except === null || !name.startsWith(draftKey(except, ''))) window.sessionStorage.removeItem(name);
  } catch {
    // A browser without the store has no drafts.
  }
}
