import { useCallback, useSyncExternalStore, type RefObject } from 'react';

const gap = 8;
const phone = '(width < 900px)';

/** CSS px above the window's lower edge at which a phone's card does not cover the composer; 0 if hidden or without room. */
export function useComposerHeight(card: RefObject<HTMLElement | null>): number {
  const subscribe = useCallback((notify: () => void) => {
    window.addEventListener('scroll', notify, { passive: true });
    // Another tab of the room, a longer text, a turned phone.
    const observer = new ResizeObserver(notify);
    observer.observe(document.body);
    return () => {
      window.removeEventListener('scroll', notify);
      observer.disconnect();
    };
  }, []);
  const measure = () => {
    const composer = window.matchMedia(phone).matches && document.querySelector('[data-composer]');
    if (!composer) return 0;
    const { top, bottom } = composer.getBoundingClientRect();
    const room = (card.current?.offsetHeight ?? 0) + 2 * gap;
    return bottom > top && top >= room && top < window.innerHeight ? window.innerHeight - top + gap : 0;
  };
  return useSyncExternalStore(subscribe, measure, () => 0);
}
