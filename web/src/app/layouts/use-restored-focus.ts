import { useEffect } from 'react';
import { mainId } from './skip-link';

function ancestors(element: Element): Element[] {
  const path: Element[] = [];
  for (let current: Element | null = element; current; current = current.parentElement) path.push(current);
  return path;
}

/** When the focused element is removed, e.g. with its table row, moves the focus to the nearest remaining section instead of the page's start. */
export function useRestoredFocus(): void {
  useEffect(function restoreFocus() {
    let path: Element[] = [];
    const savePath = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(`#${mainId}`)) path = ancestors(target);
    };
    const clearPath = () => {
      path = [];
    };
    const restore = () => {
      const [focused] = path;
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const remaining = path.find((element) => element.isConnected);
      const target = remaining?.closest(`section, [tabindex], #${mainId}`);
      if (!(target instanceof HTMLElement)) return;
      if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', savePath);
    document.addEventListener('pointerdown', clearPath);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', savePath);
      document.removeEventListener('pointerdown', clearPath);
    };
  }, []);
}
