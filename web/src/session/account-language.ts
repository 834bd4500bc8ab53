import { apiPaths } from '@ainsathi/contract/addresses';
import type { Language } from '@ainsathi/contract/languages';
import { storedToken } from '../lib/browser-storage';

/** For mails. Not awaited: the request continues while the next page loads. */
export function setAccountLanguage(language: Language): void {
  const token = storedToken();
  if (token === null) return;
  fetch(`${apiPaths.rest}/account/language`, {
    method: 'PUT',
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => undefined);
}
