import { useCallback, useSyncExternalStore, type RefObject } from 'react';

const gap = 8;
const phone = '(width < 900px)';

/**
 * How far above the lower edge of the window a card at the foot of a phone must be so that it does not cover the composer
 * of messages, in CSS px; 0 where the composer is not visible or leaves no room above.
 */
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
