import { useEffect, useState } from 'react';
import { now, subscribeToClock } from './now';

/** The present time, read again after every so many milliseconds and when an answer corrects the clock. */
export function useNow(milliseconds: number): number {
  const [time, setTime] = useState(now);
  useEffect(
    function tick() {
      const read = () => setTime(now());
      const timer = setInterval(read, milliseconds);
      const unsubscribe = subscribeToClock(read);
      return () => {
        clearInterval(timer);
        unsubscribe();
      };
    },
    [milliseconds],
  );
  return time;
}
