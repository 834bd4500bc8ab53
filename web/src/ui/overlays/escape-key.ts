import { useRef, type KeyboardEvent } from 'react';

/** For two cases that Radix misses: a toast above the dialog takes the key, and nobody listens just after opening. */
export function useEscapeKey(close: () => void) {
  const handledByDialog = useRef<Event | null>(null);
  const isLeftOut = ({ key, nativeEvent, target, currentTarget }: KeyboardEvent): boolean =>
    key === 'Escape' &&
    nativeEvent !== handledByDialog.current &&
    // Events of portals bubble through React too: their menu or list closes itself.
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
    // After the fields inside, which may need the key.
    onKeyDown: (event: KeyboardEvent) => {
      if (isLeftOut(event) && !event.defaultPrevented) close();
    },
  };
}
