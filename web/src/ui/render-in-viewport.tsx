import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below or above the viewport the children are rendered already. */
const margin = '600px 0px';

interface RenderInViewportProps {
  /** Rendered on the server, and until the element is near the viewport. */
  placeholder: ReactNode;
  children: () => ReactNode;
}

/** Renders its children once it is near the viewport, so that what they load is not loaded before. */
export function RenderInViewport({ placeholder, children }: RenderInViewportProps) {
  const [isNear, setIsNear] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useEffect(function observeViewport() {
    const element = container.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={container}>{isNear ? children() : placeholder}</div>;
}
