import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { blogTextNames, readBlogDraft, writeBlogDraft, type BlogDraft, type BlogTexts } from './blog-draft';
import { now } from '../../../lib/now';

const pause = 500;

interface DraftState {
  /** The restored draft; null once discarded. */
  restored: BlogDraft | null;
  savedAt: string | null;
  /** Whether the browser refused to store it. */
  failed: boolean;
  /** Removes the draft and resets the form to the blog's texts. */
  discard: () => void;
  finish: () => void;
}

const isEqual = (a: BlogTexts, b: BlogTexts) => blogTextNames.every((name) => a[name] === b[name]);

export function unfinishedDraft(key: string, initial: BlogTexts): BlogDraft | null {
  const draft = readBlogDraft(key);
  return draft && !isEqual(draft, initial) ? draft : null;
}

/** Calls `save` half a second after the last keystroke, and at once when the page is left. Returns the unsubscribe function. */
function saveAfterPauses(form: UseFormReturn<BlogTexts>, save: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    save();
  };
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    run();
  };
  const stop = form.subscribe({
    formState: { values: true },
    callback: ({ type }) => {
      if (type !== 'change') return;
      clearTimeout(timer);
      timer = setTimeout(run, pause);
    },
  });
  window.addEventListener('pagehide', flush);
  return () => {
    stop();
    window.removeEventListener('pagehide', flush);
    flush();
  };
}

/** Stores unsaved input in this browser until the blog is saved or the draft discarded. */
export function useBlogDraft(
  key: string,
  initial: BlogTexts,
  found: BlogDraft | null,
  form: UseFormReturn<BlogTexts>,
): DraftState {
  const [restored, setRestored] = useState(found);
  const [savedAt, setSavedAt] = useState(found?.savedAt ?? null);
  const [failed, setFailed] = useState(false);
  const finished = useRef(false);
  useEffect(
    function saveDraft() {
      return saveAfterPauses(form, () => {
        if (finished.current) return;
        const texts = form.getValues();
        const unchanged = isEqual(texts, initial);
        const at = new Date(now()).toISOString();
        const stored = writeBlogDraft(key, unchanged ? null : { ...texts, savedAt: at });
        setFailed(!stored);
        setSavedAt(stored && !unchanged ? at : null);
      });
    },
    [form, initial, key],
  );
  const remove = () => {
    writeBlogDraft(key, null);
    setRestored(null);
    setSavedAt(null);
  };
  const discard = () => {
    // The button disappears with its message.
    form.setFocus('title');
    remove();
    form.reset(initial);
  };
  const finish = () => {
    finished.current = true;
    remove();
  };
  return { restored, savedAt, failed, discard, finish };
}
