import { withoutLanguage } from '@ainsathi/contract/languages';

/** Where the page in the other language finds what the reader takes along. */
export const storageKey = 'switched-page';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the reader takes along to the page in the other language. */
export interface CarriedPage {
  path: string;
  scrollY: number;
  /** The fields that the reader filled, by their ids, which are the same in each language. */
  fields: [id: string, value: string | boolean][];
  /** The state of the history entry, such as where to go after signing in; null for none. */
  state: unknown;
}

export const fieldsWithId = 'input[id], textarea[id], select[id]';

export const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

export const presentPath = (): string => withoutLanguage(window.location.pathname) + window.location.search;

/** What was taken along to this page; null where there is nothing, or for another page. */
export function readCarriedPage(): CarriedPage | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    const page = text === null ? null : (JSON.parse(text) as CarriedPage);
    return page?.path === presentPath() ? page : null;
  } catch {
    return null;
  }
}
