import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft, type BlogDraft, type BlogTexts } from './blog-draft';

const pause = 500;

interface DraftState {
  /** The draft that the form began with; null once it is discarded. */
  restored: BlogDraft | null;
  /** When the draft was last kept; null while there is none. */
  savedAt: string | null;
  /** True when the browser refused to keep it. */
  failed: boolean;
  /** Goes back to the texts without the draft. */
  discard: () => void;
  /** Forgets the draft for good: the blog is saved. */
  finish: () => void;
}

const same = (one: BlogTexts, other: BlogTexts) => one.title === other.title && one.content === other.content;

/** The draft to begin with, if it says anything that the blog does not. */
export function unfinishedDraft(key: string, initial: BlogTexts): BlogDraft | null {
  const draft = readDraft(key);
  return draft && !same(draft, initial) ? draft : null;
}

/** Calls `keep` half a second after each pause in typing, and at once when the page is left. Gives its end. */
function afterPauses(form: UseFormReturn<BlogTexts>, keep: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    keep();
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

/** Keeps what is typed in this browser until it is saved or discarded. */
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
    function keepWhatIsTyped() {
      return afterPauses(form, () => {
        if (finished.current) return;
        const { title, content } = form.getValues();
        const unchanged = same({ title, content }, initial);
        const now = new Date().toISOString();
        if (unchanged) clearDraft(key);
        const kept = unchanged || writeDraft(key, { title, content, savedAt: now });
        setFailed(!kept);
        setSavedAt(kept && !unchanged ? now : null);
      });
    },
    [form, initial, key],
  );
  const forget = () => {
    clearDraft(key);
    setRestored(null);
    setSavedAt(null);
  };
  const discard = () => {
    forget();
    form.reset(initial);
  };
  const finish = () => {
    finished.current = true;
    forget();
  };
  return { restored, savedAt, failed, discard, finish };
}
