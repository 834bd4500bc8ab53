import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { LazySource } from '../routing/lazy-source';
import { useShownWhenIdle } from './shown-when-idle';

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
