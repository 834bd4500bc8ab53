import { createPath, useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { isCurrentUrl } from '../ui/current-url';

/** Returns a function that checks whether the URL is still that of this render. */
export function useIsCurrentUrl(): () => boolean {
  const address = createPath(useLocation());
  return () => isCurrentUrl(address);
}

/** Navigates after asynchronous work, unless the user has left the page meanwhile. */
export function useGuardedNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isSameUrl = useIsCurrentUrl();
  return async (to, options) => {
    if (isSameUrl()) await navigate(to, options);
  };
}
