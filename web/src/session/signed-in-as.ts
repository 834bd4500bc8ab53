import { browserStorage } from '../lib/browser-storage';
import { readSession } from './session-storage';

/** Whether this browser is still signed in as this person: what waits to be sent never goes out under another name. */
export function isSignedInAs(accountId: string | undefined): boolean {
  return readSession(browserStorage(), () => undefined)?.user._id === accountId;
}
