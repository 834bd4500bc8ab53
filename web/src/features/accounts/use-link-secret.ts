import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../ui/use-hydrated';

/**
 * The secret of a mailed link, which stands after `#`, where no server sees it; null on the server and until the page is
 * hydrated, empty for a link without one.
 */
export function useLinkSecret(): string | null {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : null;
}
