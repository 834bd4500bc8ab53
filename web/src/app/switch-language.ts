import { isLanguage, languageCookie, languageParameter, type Language } from '@ainsathi/contract/languages';
import { setAccountLanguage } from '../session/account-language';
import {
  fieldsWithId,
  isChoice,
  presentPath,
  readCarriedPage,
  storageKey,
  type CarriedPage,
  type Field,
} from './carried-page';

const cookieSeconds = 365 * 24 * 3_600;

/** Passwords, codes and files never; a combobox's choice is in the URL or a draft, its text in another language. */
function isCarried(field: Field): boolean {
  if (['password', 'file', 'hidden', 'submit'].includes(field.type)) return false;
  return field.closest('[data-secret]') === null && field.getAttribute('role') !== 'combobox';
}

/** Also for a signed-in account; carries typed text and position, unless the page opens in another tab. */
export function switchLanguage(language: Language, opensHere: boolean): void {
  setAccountLanguage(language);
  rememberLanguage(language);
  if (opensHere) carryPage();
}

function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`;
}

/** React Router stores its own state in the history entry as `usr`. */
const entryState = () => window.history.state as { usr?: unknown } | null;

function carryPage(): void {
  const fields = [...document.querySelectorAll<Field>(fieldsWithId)].filter(isCarried);
  const page: CarriedPage = {
    path: presentPath(),
    scrollY: window.scrollY,
    fields: fields.map((field) => [field.id, isChoice(field) ? field.checked : field.value]),
    state: entryState()?.usr ?? null,
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(page));
  } catch {
    // Without storage the page loads without them.
  }
}

/** If the switch was pressed before its script loaded, reads the choice from the URL and shortens it. */
export function readChosenLanguage(): void {
  const { pathname, search, hash } = window.location;
  const parameters = new URLSearchParams(search);
  const chosen = parameters.get(languageParameter);
  if (!isLanguage(chosen)) return;
  rememberLanguage(chosen);
  parameters.delete(languageParameter);
  const rest = parameters.size > 0 ? `?${parameters.toString()}` : '';
  window.history.replaceState(window.history.state, '', pathname + rest + hash);
}

/** From the page in the other language. */
export function restoreEntryState(): void {
  const page = readCarriedPage();
  if (page?.state) window.history.replaceState({ ...entryState(), usr: page.state }, '');
}

/** Fetches its script only if something was carried. */
export function restoreSwitchedPage(): void {
  if (!readCarriedPage()) return;
  void import('./restore-switched-page').then(({ fillSwitchedPage }) => fillSwitchedPage());
}
