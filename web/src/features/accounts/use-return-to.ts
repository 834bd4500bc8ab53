import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated';
import { lawyerBefore, readArrivalState, type ArrivalState } from './return-to';

/** The browser's own first address: it was reached by a link that was followed before the script was there. */
const firstKey = 'default';

/** What the screen before handed over. The server knows none of it, so it shows when its markup has been taken over. */
export function useArrival(): ArrivalState {
  const location = useLocation();
  const hydrated = useHydrated();
  const arrival = readArrivalState(location.state);
  if (!hydrated) return { ...arrival, message: null, from: null };
  const before = location.key === firstKey ? lawyerBefore(document.referrer, window.location.origin) : null;
  return { ...arrival, from: arrival.from ?? before };
}
