import { useEffect } from 'react';
import { mainId } from './skip-link';

function ancestors(element: Element): Element[] {
  const all: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) all.push(one);
  return all;
}

/** What had the focus goes away with its row or its answer: the focus stays in the part that held it, not at the page's start. */
export function useKeptFocus(): void {
  useEffect(function keepFocus() {
    let path: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(`#${mainId}`)) path = ancestors(target);
    };
    const forget = () => {
      path = [];
    };
    const keep = () => {
      const [lost] = path;
      if (!lost || lost.isConnected || document.activeElement !== document.body) return;
      const place = path.find((one) => one.isConnected)?.closest(`section, [tabindex], #${mainId}`);
      if (!(place instanceof HTMLElement)) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
