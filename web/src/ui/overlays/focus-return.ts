import { useRef } from 'react';

/** Returns the focus when a dialog closes that was opened by the URL or by state: Radix does it only for its own trigger. */
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
