import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../graphql/failure';
import { changedFields } from './use-form-draft';

export interface SavedVersion<Values> {
  values: Values;
  version: string;
}

/** A field changed elsewhere: the saved value, and whether the form changes it too. */
export interface ChangeElsewhere<Values> {
  name: keyof Values & string;
  saved: unknown;
  changedHere: boolean;
}

interface StaleEdit<Values> {
  version: string;
  /** The changes that refused a save, or null. */
  elsewhere: ChangeElsewhere<Values>[] | null;
  /** Call before each save. */
  clear: () => void;
  /** Call with the version after each save. */
  saved: (version: string) => void;
  /** True after a refusal because of a later version: the form then starts from it, with its own changes kept. */
  rebase: (error: unknown) => Promise<boolean>;
}

/** Protects changes from another window or device. `base` is the form's starting version; `readSaved` requests the present version. */
export function useStaleEdit<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>,
  base: SavedVersion<FieldValues>,
  readSaved: () => Promise<SavedVersion<Values> | null>,
): StaleEdit<Values> {
  const [version, setVersion] = useState(base.version);
  const [elsewhere, setElsewhere] = useState<ChangeElsewhere<Values>[] | null>(null);
  const rebase = async (error: unknown) => {
    if (!fieldErrors(error).some(({ field }) => field === 'version')) return false;
    // Without a response the caller shows the refusal itself.
    const saved = await readSaved().catch(() => null);
    if (!saved) return false;
    const here = changedFields(form.getValues(), base.values);
    const changes = Object.entries(changedFields(saved.values, base.values)).map(([name, value]) => ({
      name,
      saved: value,
      changedHere: name in here,
    }));
    form.reset(saved.values);
    for (const [name, value] of Object.entries(here))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    setVersion(saved.version);
    setElsewhere(changes);
    return true;
  };
  return { version, elsewhere, clear: () => setElsewhere(null), saved: setVersion, rebase };
}
