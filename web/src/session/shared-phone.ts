import { browserStorage, tokenKey } from '../lib/browser-storage';
import { clearSession } from './session-storage';

const choiceKey = 'shared-phone';

/** Whether the sign-ins of this tab are shared. */
export const isSharedChosen = (): boolean => browserStorage('sessionStorage').getItem(choiceKey) !== null;

export function chooseShared(isShared: boolean): void {
  const storage = browserStorage('sessionStorage');
  if (isShared) storage.setItem(choiceKey, 'yes');
  else storage.removeItem(choiceKey);
}

/** Before a session starts: in this tab alone, or in the browser. Its token in a storage chooses that storage. */
export function chooseSessionArea(isShared: boolean): void {
  clearSession(browserStorage(isShared ? 'localStorage' : 'sessionStorage'));
  if (isShared) browserStorage('sessionStorage').setItem(tokenKey, '');
}
