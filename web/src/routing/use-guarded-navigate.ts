import {
  createPath,
  useHref,
  useLocation,
  useNavigate,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { isCurrentUrl } from '../ui/current-url';

/** Returns a function that checks whether the URL is still that of this render. */
export function useIsCurrentUrl(): () => boolean {
  // With the prefix of the page's language, which locations do not have.
  const address = useHref(createPath(useLocation()));
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
