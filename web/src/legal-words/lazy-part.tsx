import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { LazySource } from '../routing/lazy-source';

// Near the viewport: a page costs nothing for words that nobody comes to.
const margin = '100px 0px';

/** Waits for a moment in which the browser has nothing else to do. */
function whenIdle(task: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 300);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}

/** Whether an element has been near the viewport, folded nowhere, and the browser idle after that; false on the server. */
function useShownWhenIdle(element: RefObject<Element | null>): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(
    function observeShown() {
      if (!element.current) return undefined;
      let cancel: (() => void) | null = null;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          cancel = whenIdle(() => setIsShown(true));
        },
        { rootMargin: margin },
      );
      observer.observe(element.current);
      return () => {
        observer.disconnect();
        cancel?.();
      };
    },
    [element],
  );
  return isShown;
}

interface LazyPartProps<Part> {
  source: LazySource<Part>;
  place: RefObject<HTMLElement | null>;
  /** Rendered until the part is fetched, and where it cannot be. */
  placeholder?: ReactNode;
  children: (part: Part) => ReactNode;
}

/** A part of a page that it can do without, fetched when its place is shown and the browser idle. */
export function LazyPart<Part>({ source, place, placeholder = null, children }: LazyPartProps<Part>) {
  const isShown = useShownWhenIdle(place);
  const [part, setPart] = useState<Part | null>(null);
  useEffect(
    function fetchPart() {
      if (!isShown) return undefined;
      let unmounted = false;
      source.load().then(
        (loaded) => {
          if (!unmounted) setPart(() => loaded);
        },
        () => undefined,
      );
      return () => void (unmounted = true);
    },
    [source, isShown],
  );
  return part === null ? placeholder : children(part);
}
