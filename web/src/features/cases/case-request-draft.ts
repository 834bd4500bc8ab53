import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '../../app/session';
import { caseDraftPrefix } from '../../offline/case-drafts';

/** What a client types into a case request. */
export interface CaseRequestTexts {
  title: string;
  description: string;
}

function readDraft(key: string): CaseRequestTexts | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { title, description } = value as Record<string, unknown>;
    return typeof title === 'string' && typeof description === 'string' ? { title, description } : null;
  } catch {
    return null;
  }
}

function writeDraft(key: string, { title, description }: Partial<CaseRequestTexts>): void {
  try {
    if (!title && !description) window.sessionStorage.removeItem(key);
    else
      window.sessionStorage.setItem(
        key,
        JSON.stringify({ title: title ?? '', description: description ?? '' }),
      );
  } catch {
    // A browser that keeps nothing loses the draft with the page, as it always did.
  }
}

/**
 * Keeps what is typed into a case request over a reload: in this tab alone, for this account and lawyer. Gives the
 * function that forgets it once it was sent.
 */
export function useCaseRequestDraft(form: UseFormReturn<CaseRequestTexts>, lawyerId: string): () => void {
  const { user } = useSession();
  const key = user ? `${caseDraftPrefix}${user._id}:${lawyerId}` : null;
  const { subscribe, reset } = form;
  useEffect(
    function takeUpDraft() {
      const draft = key === null ? null : readDraft(key);
      if (draft) reset(draft);
    },
    [key, reset],
  );
  useEffect(
    function keepDraft() {
      if (key === null) return undefined;
      return subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(key, values) });
    },
    [key, subscribe],
  );
  return () => {
    if (key !== null) writeDraft(key, {});
  };
}
