import { useEffect, useRef } from 'react';
import { draftSubmitted, isDraftToSubmit } from './visitor-drafts';

/** Submits a draft from before the sign-in, once. Nothing without an account, or without a shown form. */
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
    // The mark stays until the response: after a reload the same request is sent again with its key.
    void submit().finally(() => draftSubmitted(accountId, form));
  });
}
