import type { MouseEvent } from 'react';

const key = 'call-pressed';
const validMilliseconds = 10_000;

/**
 * Returns what a link to the page of a call does when it is pressed: it leaves a mark for the page that opens in this tab.
 * An address could come from anybody; a mark shows that the person pressed, so that the page may open the microphone.
 */
export function marksCall(caseId: string) {
  return ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    // Opened in another tab.
    if (ctrlKey || metaKey || shiftKey) return;
    try {
      window.sessionStorage.setItem(key, JSON.stringify({ caseId, at: Date.now() }));
    } catch {
      // Without storage the page asks with a button.
    }
  };
}

/** Takes the mark: whether a press in this tab opened this document for the call of the case. */
export function takeCallMark(caseId: string): boolean {
  try {
    const mark = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as {
      caseId: string;
      at: number;
    } | null;
    window.sessionStorage.removeItem(key);
    // On a slow connection the scripts come later than the press.
    const age = Date.now() - performance.now() - (mark?.at ?? 0);
    return mark?.caseId === caseId && Math.abs(age) < validMilliseconds;
  } catch {
    return false;
  }
}
