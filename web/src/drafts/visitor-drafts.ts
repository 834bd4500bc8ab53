import { randomUuid } from '../lib/random-uuid';
import { removeVisitorDrafts, visitorDraftKeys, visitorDraftPrefix } from './remove-visitor-drafts';
import { formDraftKey, readFormDraft, writeFormDraft, type FormDraft } from './form-drafts';

/** What a visitor wrote into a form that needs an account, in this tab. */
export interface VisitorDraft {
  /** Passed along in the router's state while the visitor signs in, so that no other sign-in takes the draft over. */
  id: string;
  /** The name of the form, as of its draft in an account. */
  form: string;
  /** Whom it is written to. */
  addressee: string;
  from: string;
  fields: FormDraft;
  savedAt: number;
}

const submitPrefix = 'submit-draft:';

/** After an hour somebody else may be using the phone. */
export const visitorDraftLifetime = 60 * 60 * 1000;

/** The visitor's draft of a form; null where there is none, or it has expired. */
export function readVisitorDraft(form: string, now = Date.now()): VisitorDraft | null {
  const draft = readFormDraft(visitorDraftPrefix + form) ?? {};
  const { id, form: ofForm, addressee, from, fields, savedAt } = draft;
  const isDraft =
    [id, ofForm, addressee, from].every((part) => typeof part === 'string') &&
    typeof fields === 'object' &&
    fields !== null &&
    typeof savedAt === 'number';
  return isDraft && now - savedAt < visitorDraftLifetime ? (draft as unknown as VisitorDraft) : null;
}

/** All visitor's drafts of this tab, the newest first. Those that have expired are removed. */
export function visitorDrafts(now = Date.now()): VisitorDraft[] {
  const drafts = visitorDraftKeys().flatMap((key) => {
    const draft = readVisitorDraft(key.slice(visitorDraftPrefix.length), now);
    if (!draft) writeFormDraft(key, {});
    return draft ?? [];
  });
  return drafts.sort((a, b) => b.savedAt - a.savedAt);
}

/** Stores what a visitor has written, under the id of the earlier draft; removes it when all fields are empty. */
export function writeVisitorDraft(
  draft: Omit<VisitorDraft, 'id' | 'savedAt'>,
  now = Date.now(),
): VisitorDraft | null {
  const id = readVisitorDraft(draft.form, now)?.id ?? randomUuid();
  const isEmpty = Object.values(draft.fields).every((value) => value === '');
  const stored = { ...draft, id, savedAt: now };
  writeFormDraft(visitorDraftPrefix + draft.form, isEmpty ? {} : { ...stored });
  return isEmpty ? null : stored;
}

/**
 * Moves the visitor's draft with this id to an account that the visitor has just signed in to, to be submitted when its
 * form opens. All other drafts of visitors are removed: they may be somebody else's.
 */
export function takeOverVisitorDraft(id: string | null, accountId: string, now = Date.now()): void {
  const draft = id === null ? undefined : visitorDrafts(now).find((one) => one.id === id);
  removeVisitorDrafts();
  if (!draft) return;
  const key = formDraftKey(accountId, draft.form);
  writeFormDraft(key, draft.fields);
  writeFormDraft(submitPrefix + key, { at: now });
}

/** Whether the account's draft of a form was taken over from a visitor and is to be submitted at once. */
export function isDraftToSubmit(accountId: string, form: string, now = Date.now()): boolean {
  const at = readFormDraft(submitPrefix + formDraftKey(accountId, form))?.['at'];
  return typeof at === 'number' && now - at < visitorDraftLifetime;
}

/** Ends the submitting of a draft that was taken over: it was sent or refused. */
export function draftSubmitted(accountId: string, form: string): void {
  writeFormDraft(submitPrefix + formDraftKey(accountId, form), {});
}
