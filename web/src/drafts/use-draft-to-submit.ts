import { useEffect, useRef } from 'react';
import { draftSubmitted, isDraftToSubmit } from './visitor-drafts';

/** Submits, once, a draft that was written before signing in. Nothing happens without an account, or a form that is shown. */
export function useDraftToSubmit(
  form: string | null,
  accountId: string | null,
  submit: () => Promise<void>,
): void {
  const isSubmitted = useRef(false);
  useEffect(function submitDraft() {
    if (form === null || accountId === null || isSubmitted.current || !isDraftToSubmit(accountId, form))
      return;
    isSubmitted.current = true;
    // The mark stays until there is an answer: after a reload meanwhile the same request is sent again, by its key.
    void submit().finally(() => draftSubmitted(accountId, form));
  });
}
