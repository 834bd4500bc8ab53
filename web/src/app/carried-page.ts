import { withoutLanguage } from '@ainsathi/contract/languages';

export const storageKey = 'switched-page';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Carried to the page in the other language. */
export interface CarriedPage {
  path: string;
  scrollY: number;
  /** Filled fields by id; ids are the same in each language. */
  fields: [id: string, value: string | boolean][];
  /** The history entry's state, such as where to go after signing in, or null. */
  state: unknown;
}

export const fieldsWithId = 'input[id], textarea[id], select[id]';

export const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

export const presentPath = (): string => withoutLanguage(window.location.pathname) + window.location.search;

/** Null if nothing was carried, or to another page. */
export function readCarriedPage(): CarriedPage | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    const page = text === null ? null : (JSON.parse(text) as CarriedPage);
    return page?.path === presentPath() ? page : null;
  } catch {
    return null;
  }
}
