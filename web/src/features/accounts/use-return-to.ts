import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated';
import { lawyerReferrer, readReturnState, type ReturnState } from './return-to';

/** The key of the first history entry: the page was loaded by a link, not by a navigation of the router. */
const firstKey = 'default';

/** The state from the previous screen. The server does not have it, so its parts are null until hydration. */
export function useReturnState(): ReturnState {
  const location = useLocation();
  const hydrated = useHydrated();
  const state = readReturnState(location.state);
  if (!hydrated) return { ...state, message: null, from: null, draft: null };
  const referrer =
    location.key === firstKey ? lawyerReferrer(document.referrer, window.location.origin) : null;
  return { ...state, from: state.from ?? referrer };
}
