import { randomUuid } from '../lib/random-uuid';
import { removeVisitorDrafts, visitorDraftKeys, visitorDraftPrefix } from './remove-visitor-drafts';
import { formDraftKey, writeFormDraft, type FormDraft } from './form-drafts';

/** What a visitor wrote into a form that needs an account, in this tab. */
export interface VisitorDraft {
  /** Passed along in the router's state while the visitor signs in, so that no other sign-in takes the draft over. */
  id: string;
  /** The name of the form, as of its draft in an account. */
  form: string;
  /** Whom it is written to. */
  addressee: string;
  /** The path of the form. */
  from: string;
  fields: FormDraft;
  savedAt: number;
}

const submitPrefix = 'submit-draft:';

/** After an hour somebody else may be using the phone. */
export const visitorDraftLifetime = 60 * 60 * 1000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseDraft(text: string | null, now: number): VisitorDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return null;
    const { id, form, addressee, from, fields, savedAt } = value;
    const isDraft =
      [id, form, addressee, from].every((part) => typeof part === 'string') &&
      isRecord(fields) &&
      typeof savedAt === 'number';
    return isDraft && now - savedAt < visitorDraftLifetime ? (value as unknown as VisitorDraft) : null;
  } catch {
    return null;
  }
}

/** The visitor's draft of a form; null where there is none, or it has expired. */
export function readVisitorDraft(form: string, now = Date.now()): VisitorDraft | null {
  try {
    return parseDraft(window.sessionStorage.getItem(visitorDraftPrefix + form), now);
  } catch {
    return null;
  }
}

/** All visitor's drafts of this tab, the newest first. Those that have expired are removed. */
export function visitorDrafts(now = Date.now()): VisitorDraft[] {
  try {
    const drafts = visitorDraftKeys().flatMap((key) => {
      const draft = parseDraft(window.sessionStorage.getItem(key), now);
      if (!draft) window.sessionStorage.removeItem(key);
      return draft ?? [];
    });
    return drafts.sort((a, b) => b.savedAt - a.savedAt);
  } catch {
    return [];
  }
}

/** Stores what a visitor has written, under the id of the earlier draft; removes it when all fields are empty. */
export function writeVisitorDraft(
  draft: Omit<VisitorDraft, 'id' | 'savedAt'>,
  now = Date.now(),
): VisitorDraft | null {
  try {
    const key = visitorDraftPrefix + draft.form;
    if (Object.values(draft.fields).every((value) => value === '')) {
      window.sessionStorage.removeItem(key);
      return null;
    }
    const id = readVisitorDraft(draft.form, now)?.id ?? randomUuid();
    const stored = { ...draft, id, savedAt: now };
    window.sessionStorage.setItem(key, JSON.stringify(stored));
    return stored;
  } catch {
    // Without storage the text lasts as long as the form.
    return null;
  }
}

/**
 * Moves the visitor's draft with this id to an account that the visitor has just signed in to, to be submitted when its
 * form opens. All other drafts of visitors are removed: they may be somebody else's.
 */
export function takeOverVisitorDraft(id: string | null, accountId: string, now = Date.now()): void {
  const draft = id === null ? undefined : visitorDrafts(now).find((one) => one.id === id);
  removeVisitorDrafts();
  if (!draft) return;
  writeFormDraft(formDraftKey(accountId, draft.form), draft.fields);
  try {
    window.sessionStorage.setItem(submitPrefix + formDraftKey(accountId, draft.form), String(now));
  } catch {
    // Without storage nothing was moved either.
  }
}

/** Whether the account's draft of a form was taken over from a visitor and is to be submitted at once. */
export function isDraftToSubmit(accountId: string, form: string, now = Date.now()): boolean {
  try {
    const at = window.sessionStorage.getItem(submitPrefix + formDraftKey(accountId, form));
    return at !== null && now - Number(at) < visitorDraftLifetime;
  } catch {
    return false;
  }
}

/** Ends the submitting of a draft that was taken over: it was sent or refused. */
export function draftSubmitted(accountId: string, form: string): void {
  try {
    window.sessionStorage.removeItem(submitPrefix + formDraftKey(accountId, form));
  } catch {
    // Without storage there is no mark.
  }
}
