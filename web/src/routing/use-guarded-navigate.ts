import { createPath, useLocation, useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { isPresentAddress } from '../ui/current-url';

/** Tells whether the address is still the one that this was rendered for. */
export function useStillHere(): () => boolean {
  const address = createPath(useLocation());
  return () => isPresentAddress(address);
}

/** Leads on after work that took its time, unless the reader has gone elsewhere meanwhile. */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useStillHere();
  return async (to, options) => {
    if (isHere()) await navigate(to, options);
  };
}
