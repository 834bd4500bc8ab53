import { useRef } from 'react';

/** For dialogs opened by URL or state: Radix returns the focus only to its own trigger. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    saveFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
