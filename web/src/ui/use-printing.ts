import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from './media-query';

/** Whether the page is shown on paper, or is about to be: pages are counted before a change of the medium is known. */
export function usePrinting(): boolean {
  const isPaper = useMediaQuery('print', false);
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(function followPrinting() {
    const begin = () => flushSync(() => setAnnounced(true));
    const end = () => setAnnounced(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPaper || isAnnounced;
}
