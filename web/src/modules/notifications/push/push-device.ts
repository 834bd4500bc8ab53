import { browserStorage, storedToken } from '../../../lib/browser-storage';

const key = 'push-device';
const tailLength = 12;

/** The end of the signed token, which identifies the session. */
function sessionMark(): string {
  return storedToken()?.slice(-tailLength) ?? '';
}

/** Whether the browser is registered for an account: in this session, in an earlier one of it, or not at all. */
export type PushRegistration = 'present' | 'earlier' | 'none';

export function pushRegistration(accountId: string): PushRegistration {
  const [account, session] = browserStorage().getItem(key)?.split(' ') ?? [];
  if (account !== accountId) return 'none';
  return session === sessionMark() ? 'present' : 'earlier';
}

export function rememberPushDevice(accountId: string): void {
  browserStorage().setItem(key, `${accountId} ${sessionMark()}`);
}

/** Forgets it; signing out does, and the server has forgotten the browser with the session. */
export function forgetPushDevice(): void {
  browserStorage().removeItem(key);
}
