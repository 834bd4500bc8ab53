/**
 * Answers of the API that this device keeps: one cache for each account, so that nobody on a shared phone can be given
 * another person's.
 */
const prefix = 'answers-';
const visitors = `${prefix}visitor`;

/** The name of an account's cache, null being a visitor. */
export const cacheOf = (account: string | null): string => (account === null ? visitors : prefix + account);

const isPrivate = (name: string): boolean => name.startsWith(prefix) && name !== visitors;

/** Forgets what was kept for everybody who signed in on this device. */
export async function forgetAnswers(): Promise<void> {
  // Browsers offer the store on secure origins alone; elsewhere nothing was kept.
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (isPrivate(name)) await caches.delete(name);
}

/** Whether somebody's own answers are here, which is only while they are signed in. */
export async function hasPrivateAnswers(): Promise<boolean> {
  return (await caches.keys()).some(isPrivate);
}
