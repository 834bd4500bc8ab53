import {
  createPath,
  useHref,
  useLocation,
  useNavigate,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { isCurrentUrl } from '../ui/current-url';

/** Checks whether the URL has not changed since this render. */
export function useIsCurrentUrl(): () => boolean {
  // With the language prefix, which locations do not have.
  const address = useHref(createPath(useLocation()));
  return () => isCurrentUrl(address);
}

/** For asynchronous work: does nothing if the user has left the page. */
export function useGuardedNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isSameUrl = useIsCurrentUrl();
  return async (to, options) => {
    if (isSameUrl()) await navigate(to, options);
  };
}
