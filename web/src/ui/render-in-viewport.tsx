import { useEffect, useRef, useState, type ReactNode } from 'react';

/** The distance from the viewport at which the children are rendered. */
const margin = '600px 0px';

interface RenderInViewportProps {
  /** Rendered on the server, and until the element is near the viewport. */
  placeholder: ReactNode;
  /** Of the element around both: the height that keeps what follows in its place. */
  className?: string;
  children: () => ReactNode;
}

/** Renders its children when it is near the viewport, to delay their requests. */
export function RenderInViewport({ placeholder, className, children }: RenderInViewportProps) {
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
  return (
    <div ref={container} className={className}>
      {isNear ? children() : placeholder}
    </div>
  );
}
