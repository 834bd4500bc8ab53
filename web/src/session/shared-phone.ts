import { useSyncExternalStore } from 'react';
import { browserStorage, tokenKey } from '../lib/browser-storage';
import { clearSession } from './session-storage';

const choiceKey = 'shared-phone';
const listeners = new Set<() => void>();

/** Whether the sign-ins of this tab are shared. */
export const isSharedChosen = (): boolean => browserStorage('sessionStorage').getItem(choiceKey) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** As it is chosen now; false on the server and during hydration. */
export function useSharedChosen(): boolean {
  return useSyncExternalStore(subscribe, isSharedChosen, () => false);
}

export function chooseShared(isShared: boolean): void {
  const storage = browserStorage('sessionStorage');
  if (isShared) storage.setItem(choiceKey, 'yes');
  else storage.removeItem(choiceKey);
  listeners.forEach((listener) => listener());
}

/** Before a session starts: in this tab alone, or in the browser. Its token in a storage chooses that storage. */
export function chooseSessionArea(isShared: boolean): void {
  clearSession(browserStorage(isShared ? 'localStorage' : 'sessionStorage'));
  if (isShared) browserStorage('sessionStorage').setItem(tokenKey, '');
}
