import type { MouseEvent } from 'react';

const key = 'call-pressed';
const validMilliseconds = 10_000;

/** Proves a press, so that the page that opens in this tab may open the microphone: a URL could come from anybody. */
export function marksCall(caseId: string) {
  return ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
    // Opens in another tab.
    if (ctrlKey || metaKey || shiftKey) return;
    try {
      window.sessionStorage.setItem(key, JSON.stringify({ caseId, at: Date.now() }));
    } catch {
      // Without storage the page shows a button.
    }
  };
}

/** Consumes the mark: whether a press in this tab opened this document for the call. */
export function takeCallMark(caseId: string): boolean {
  try {
    const mark = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as {
      caseId: string;
      at: number;
    } | null;
    window.sessionStorage.removeItem(key);
    // On a slow connection scripts load late, so compare with the document's start.
    const age = Date.now() - performance.now() - (mark?.at ?? 0);
    return mark?.caseId === caseId && Math.abs(age) < validMilliseconds;
  } catch {
    return false;
  }
}
