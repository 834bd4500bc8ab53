import { useEffect, useState } from 'react';
import { now } from './now';

/** The present time, read again after every so many milliseconds. */
export function useNow(milliseconds: number): number {
  const [time, setTime] = useState(now);
  useEffect(
    function tick() {
      const timer = setInterval(() => setTime(now()), milliseconds);
      return () => clearInterval(timer);
    },
    [milliseconds],
  );
  return time;
}
