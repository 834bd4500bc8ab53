import { useRef, type KeyboardEvent } from 'react';

/**
 * Props for the content of a Radix dialog, which close it by Escape in two cases that Radix leaves out: a message on the
 * screen counts as a layer above the dialog and takes the key, and in the first moment after opening nobody listens yet.
 */
export function useEscapeKey(close: () => void) {
  const handledByDialog = useRef<Event | null>(null);
  const isLeftOut = ({ key, nativeEvent, target, currentTarget }: KeyboardEvent): boolean =>
    key === 'Escape' &&
    nativeEvent !== handledByDialog.current &&
    // An event of a portal bubbles through React as well: its menu or list closes by itself.
    target instanceof Node &&
    currentTarget.contains(target);
  return {
    onEscapeKeyDown: (event: Event) => {
      handledByDialog.current = event;
    },
    // Radix listens on the document, before React: the key is prevented here if another layer has taken it.
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (isLeftOut(event) && event.defaultPrevented) close();
    },
    // After the fields inside, which may need the key themselves.
    onKeyDown: (event: KeyboardEvent) => {
      if (isLeftOut(event) && !event.defaultPrevented) close();
    },
  };
}
