import { clearOfflineCache } from './clear-offline-cache';
import { browserStorage, isSharedPhone } from '../lib/browser-storage';

const key = 'keep-cases';

/** Whether the account keeps its cases on this device; only one account can. */
export function offlineCasesEnabled(accountId: string | null): boolean {
  return accountId !== null && !isSharedPhone() && browserStorage().getItem(key) === accountId;
}

/** Disabling deletes existing copies. */
export async function setOfflineCasesEnabled(accountId: string, keeps: boolean): Promise<void> {
  const storage = browserStorage();
  if (keeps) storage.setItem(key, accountId);
  else {
    storage.removeItem(key);
    await clearOfflineCache();
  }
}
