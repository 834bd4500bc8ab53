import { useEffect, useState } from 'react';
import { paths } from '../../../routing/paths';
import { formDraftKey, readFormDraft, writeFormDraft, type FormDraft } from '../../../drafts/form-drafts';
import { removeVisitorDrafts } from '../../../drafts/remove-visitor-drafts';
import { useSession } from '../../../session/session';
import { readVisitorDraft, writeVisitorDraft, type VisitorDraft } from '../../../drafts/visitor-drafts';
import { requestSectionId } from './request-bar';
import { noAttempt, type RequestAttempt } from './request-attempt';

export const requestFormName = (lawyerId: string) => `case-request:${lawyerId}`;

const noText = { title: '', description: '' };
export type RequestText = typeof noText;

export function readRequestDraft(lawyerId: string, accountId: string | null): FormDraft | null {
  const form = requestFormName(lawyerId);
  if (accountId !== null) return readFormDraft(formDraftKey(accountId, form));
  return readVisitorDraft(form)?.fields ?? null;
}

function attemptIn({ attempt }: FormDraft): RequestAttempt {
  // Only `store` writes it.
  return (attempt as RequestAttempt | undefined) ?? noAttempt;
}

/** Of the account or the visitor, in this tab. Read once the session is known; keeps text typed before. */
export function useRequestDraft(lawyer: { id: string; name: string }) {
  const { loading, user } = useSession();
  const accountId = user?._id ?? null;
  const [text, setText] = useState(noText);
  const [attempt, setAttempt] = useState(noAttempt);
  const [readFor, setReadFor] = useState<string | null>();
  const [isRestored, setRestored] = useState(false);
  if (!loading && readFor !== accountId) {
    setReadFor(accountId);
    const draft = readRequestDraft(lawyer.id, accountId) ?? {};
    const { title = '', description = '' } = draft;
    const hasDraft = title !== '' || description !== '';
    const wasTyped = text.title !== '' || text.description !== '';
    // An account's text disappears when it signs out. Text typed before hydration is not in the state yet.
    if (readFor || (hasDraft && !wasTyped)) {
      setText({ title: String(title), description: String(description) });
      setAttempt(attemptIn(draft));
      setRestored(hasDraft);
    }
  }
  const store = (fields: RequestText, last = attempt): VisitorDraft | null => {
    const form = requestFormName(lawyer.id);
    if (accountId !== null) {
      const isEmpty = fields.title === '' && fields.description === '';
      writeFormDraft(formDraftKey(accountId, form), isEmpty ? {} : { ...fields, attempt: last });
      removeVisitorDrafts();
      return null;
    }
    const from = `${paths.lawyer(lawyer.id)}#${requestSectionId}`;
    return writeVisitorDraft({ form, addressee: lawyer.name, from, fields });
  };
  useEffect(
    function storeTextTypedBefore() {
      if (!loading && (text.title !== '' || text.description !== '')) store(text);
    },
    // Once, when the session is known.
    [loading, accountId],
  );
  return {
    accountId,
    text,
    attempt,
    isRestored: isRestored && accountId === null,
    change: (next: RequestText) => {
      setText(next);
      if (!loading) store(next);
    },
    store,
    setAttempt,
    clear: () => {
      setText(noText);
      setRestored(false);
      store(noText);
    },
  };
}
