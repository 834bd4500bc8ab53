import { randomUuid } from '../lib/random-uuid';
import { removeVisitorDrafts, visitorDraftKeys, visitorDraftPrefix } from './remove-visitor-drafts';
import { formDraftKey, readFormDraft, writeFormDraft, type FormDraft } from './form-drafts';

/** A visitor's text in a form that needs an account, in this tab. */
export interface VisitorDraft {
  /** In the router's state during the sign-in, so that no other sign-in takes the draft over. */
  id: string;
  /** The form's name, as in an account's draft. */
  form: string;
  addressee: string;
  from: string;
  fields: FormDraft;
  savedAt: number;
}

const submitPrefix = 'submit-draft:';

/** After an hour somebody else may be using the phone. */
export const visitorDraftLifetime = 60 * 60 * 1000;

/** Null without a draft, or for an expired draft. */
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

/** In this tab, newest first. Removes expired drafts. */
export function visitorDrafts(now = Date.now()): VisitorDraft[] {
  const drafts = visitorDraftKeys().flatMap((key) => {
    const draft = readVisitorDraft(key.slice(visitorDraftPrefix.length), now);
    if (!draft) writeFormDraft(key, {});
    return draft ?? [];
  });
  return drafts.sort((a, b) => b.savedAt - a.savedAt);
}

/** Keeps the id of an earlier draft; removes the draft if all fields are empty. */
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

/** To be submitted when its form opens. Removes other visitors' drafts, which may be somebody else's. */
export function takeOverVisitorDraft(id: string | null, accountId: string, now = Date.now()): void {
  const draft = id === null ? undefined : visitorDrafts(now).find((one) => one.id === id);
  removeVisitorDrafts();
  if (!draft) return;
  const key = formDraftKey(accountId, draft.form);
  writeFormDraft(key, draft.fields);
  writeFormDraft(submitPrefix + key, { at: now });
}

/** Whether a draft was taken over from a visitor and is to be submitted at once. */
export function isDraftToSubmit(accountId: string, form: string, now = Date.now()): boolean {
  const at = readFormDraft(submitPrefix + formDraftKey(accountId, form))?.['at'];
  return typeof at === 'number' && now - at < visitorDraftLifetime;
}

/** The taken-over draft was sent or refused. */
export function draftSubmitted(accountId: string, form: string): void {
  writeFormDraft(submitPrefix + formDraftKey(accountId, form), {});
}
