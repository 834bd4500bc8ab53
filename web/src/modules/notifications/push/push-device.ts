import { browserStorage, storedToken } from '../../../lib/browser-storage';

const key = 'push-device';
const tailLength = 12;

/** The token's end identifies the session. */
function sessionMark(): string {
  return storedToken()?.slice(-tailLength) ?? '';
}

/** Registered in this session, in an earlier session of the account, or not at all. */
export type PushRegistration = 'present' | 'earlier' | 'none';

export function pushRegistration(accountId: string): PushRegistration {
  const [account, session] = browserStorage().getItem(key)?.split(' ') ?? [];
  if (account !== accountId) return 'none';
  return session === sessionMark() ? 'present' : 'earlier';
}

export function rememberPushDevice(accountId: string): void {
  browserStorage().setItem(key, `${accountId} ${sessionMark()}`);
}

/** On signing out; the server deletes the registration with the session. */
export function forgetPushDevice(): void {
  browserStorage().removeItem(key);
}
