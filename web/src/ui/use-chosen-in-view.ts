import { useEffect, type RefObject } from 'react';

/** Scrolls a row of tabs or filters so that the chosen one is whole, also once the row has another width. */
export function useChosenInView(row: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(
    function showChosen() {
      const element = row.current;
      const item = element?.querySelector<HTMLElement>('[data-state=active], [aria-current=true]');
      if (!element || !item) return undefined;
      const observer = new ResizeObserver(() => {
        const middle = item.offsetLeft + item.offsetWidth / 2 - element.offsetLeft;
        element.scrollLeft = middle - element.clientWidth / 2;
      });
      observer.observe(element);
      observer.observe(item);
      return () => observer.disconnect();
    },
    [row, chosen],
  );
}
