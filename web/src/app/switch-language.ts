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

/**
 * Passwords and codes are never stored, shown or not, and files cannot be. The choice of a combobox is in the address
 * or in a draft, and its text is of the other language.
 */
function isCarried(field: Field): boolean {
  if (['password', 'file', 'hidden', 'submit'].includes(field.type)) return false;
  return field.closest('[data-secret]') === null && field.getAttribute('role') !== 'combobox';
}

/**
 * Remembers the chosen language, for the account as well where somebody is signed in, and what was typed and read on this
 * page, for the one that loads next; not where that one opens in a tab of its own.
 */
export function switchLanguage(language: Language, opensHere: boolean): void {
  setAccountLanguage(language);
  rememberLanguage(language);
  if (opensHere) carryPage();
}

function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${cookieSeconds}; SameSite=Lax${secure}`;
}

/** The state of the present history entry, in which React Router stores that of a navigation as `usr`. */
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
    // Without storage the page loads as it is.
  }
}

/** Remembers the language that the address says, where the switch was pressed before its script had come, and shortens it. */
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

/** Copies the state of the history entry from the page in the other language. */
export function restoreEntryState(): void {
  const page = readCarriedPage();
  if (page?.state) window.history.replaceState({ ...entryState(), usr: page.state }, '');
}

/** Puts what was taken along into this page; its script is fetched only where there is something. */
export function restoreSwitchedPage(): void {
  if (!readCarriedPage()) return;
  void import('./restore-switched-page').then(({ fillSwitchedPage }) => fillSwitchedPage());
}
