import { clearOfflineCache } from './clear-offline-cache';
import { browserStorage } from '../lib/browser-storage';

const key = 'keep-cases';

/** Whether an account has agreed to copies of its cases on this device; nobody else's are ever kept then. */
export function offlineCasesEnabled(accountId: string | null): boolean {
  return accountId !== null && browserStorage().getItem(key) === accountId;
}

/** Turns keeping copies on or off; off deletes those that there are. */
export async function setOfflineCasesEnabled(accountId: string, keeps: boolean): Promise<void> {
  const storage = browserStorage();
  if (keeps) storage.setItem(key, accountId);
  else {
    storage.removeItem(key);
    await clearOfflineCache();
  }
}
