import { useEffect, useRef, useState, type ReactNode } from 'react';

const distance = '600px 0px';

/** Shows `placeholder` on the server and until the reader comes near; only then is what stands inside fetched. */
export function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: () => ReactNode }) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(function watch() {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: distance },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{near ? children() : placeholder}</div>;
}
