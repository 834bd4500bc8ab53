import { createPath, useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { isPresentAddress } from '../ui/current-url';

/** Returns a function that says whether the URL is still the one of this render. */
export function useStillHere(): () => boolean {
  const address = createPath(useLocation());
  return () => isPresentAddress(address);
}

/** Navigates after asynchronous work, unless the user has left the page meanwhile. */
export function useGuardedNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useStillHere();
  return async (to, options) => {
    if (isHere()) await navigate(to, options);
  };
}
