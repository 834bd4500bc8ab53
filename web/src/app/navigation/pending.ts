import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Navigation } from './navigation';

/** Null on the server. */
export const NavigationContext = createContext<Pick<Navigation, 'subscribe' | 'pending'> | null>(null);

const never = () => () => undefined;
const no = () => false;

/** Whether the next screen is loading. */
export function useNavigationPending(): boolean {
  const navigation = useContext(NavigationContext);
  return useSyncExternalStore(navigation?.subscribe ?? never, () => navigation?.pending ?? false, no);
}
