import { createContext, useContext } from 'react';

interface Unsaved {
  /** The names of the marked fields; a list is marked as a whole. */
  names: readonly string[];
  label: string;
}

/** Marks fields of a form whose value was restored and is not saved yet. */
export const UnsavedFields = createContext<Unsaved | null>(null);

/** The mark of the field with this id; null for a field without one. */
export function useUnsavedMark(id: string): string | null {
  const unsaved = useContext(UnsavedFields);
  return unsaved?.names.includes(id.split('.')[0] ?? id) ? unsaved.label : null;
}
