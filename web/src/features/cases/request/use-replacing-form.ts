import { useEffect, useState, type RefObject } from 'react';
import type { LazySource } from '../../../routing/lazy-source';

/** How long the first form stays after the focus has left it: a press on its button may take the focus away. */
const leaveDelayMs = 1_000;

interface ReplacingFormOptions {
  /** Whether the form is to be fetched. */
  isWanted: boolean;
  /** Whether the first form has been sent: it is replaced at once. */
  isSent: boolean;
  /** The first form, which is not replaced while the focus is in it. */
  first: RefObject<HTMLElement | null>;
}

/** Whether `source`, the form that replaces the first one, has been fetched, or cannot be. */
function useFetched(source: LazySource<unknown>, isWanted: boolean): boolean {
  const [isFetched, setFetched] = useState(() => source.ready() !== null);
  useEffect(
    function fetchForm() {
      if (!isWanted || isFetched) return undefined;
      let unmounted = false;
      const settle = () => {
        if (!unmounted) setFetched(true);
      };
      void source.load().then(settle, settle);
      return () => {
        unmounted = true;
      };
    },
    [source, isWanted, isFetched],
  );
  return isFetched;
}

/**
 * Whether the form from `source` takes the place of the first form. It does so when it is there and nobody writes in
 * the first one: what is typed while a field is replaced would be lost.
 */
export function useReplacingForm(source: LazySource<unknown>, options: ReplacingFormOptions): boolean {
  const { isWanted, isSent, first } = options;
  const isFetched = useFetched(source, isWanted);
  const [isReplaced, setReplaced] = useState(isFetched);
  useEffect(
    function replaceUnused() {
      if (!isFetched || isReplaced) return undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const replace = () => {
        if (isSent || !first.current?.contains(document.activeElement)) setReplaced(true);
      };
      const replaceLater = () => {
        clearTimeout(timer);
        timer = setTimeout(replace, leaveDelayMs);
      };
      replace();
      document.addEventListener('focusout', replaceLater);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('focusout', replaceLater);
      };
    },
    [isFetched, isReplaced, isSent, first],
  );
  return isReplaced;
}
