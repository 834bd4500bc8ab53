import { useEffect, useState } from 'react';

/** The present time, read again after every so many milliseconds. */
export function useNow(milliseconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    function tick() {
      const timer = setInterval(() => setNow(Date.now()), milliseconds);
      return () => clearInterval(timer);
    },
    [milliseconds],
  );
  return now;
}
