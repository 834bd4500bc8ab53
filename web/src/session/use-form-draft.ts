import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { formDraftKey, readFormDraft, writeFormDraft, type FormDraft } from './form-drafts';
import { useSession } from './session';

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields of a form that differ from the saved values. */
export function changedFields(values: FieldValues, stored: FieldValues): FormDraft {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isEqual(value, stored[name])));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof (value ?? ''));

/** The draft fields to restore: still in the form, of the same type, different from the saved value. */
export function restorableDraftFields(draft: FormDraft, stored: FieldValues): [string, unknown][] {
  return Object.entries(draft).filter(
    ([name, value]) =>
      name in stored && kindOf(value) === kindOf(stored[name]) && !isEqual(value, stored[name]),
  );
}

function restorableFields(key: string | null, stored: FieldValues): [string, unknown][] {
  return key === null ? [] : restorableDraftFields(readFormDraft(key) ?? {}, stored);
}

interface FormDraftState {
  /** Whether the form was opened with a draft. */
  restored: boolean;
  /** Removes the draft, after the form is saved. */
  clear: () => void;
  /** Removes the draft and resets the form to the saved values. */
  discard: () => void;
}

/**
 * Stores the unsaved input of a form over a reload and over the end of a session; in this tab only, by account and
 * `name` of the form.
 */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'setValue' | 'getValues' | 'reset'>,
  name: string,
): FormDraftState {
  const { user } = useSession();
  const key = user ? formDraftKey(user._id, name) : null;
  const { subscribe, setValue, getValues, reset } = form;
  const [restored, setRestored] = useState(() => restorableFields(key, getValues()).length > 0);
  useEffect(
    function restoreDraft() {
      for (const [field, value] of restorableFields(key, getValues()))
        // The draft held a value of this field, and `restorableDraftFields` has compared the types.
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    },
    [key, getValues, setValue],
  );
  useEffect(
    function storeDraft() {
      if (key === null) return undefined;
      return subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) =>
          writeFormDraft(key, changedFields(values, defaultValues ?? {})),
      });
    },
    [key, subscribe],
  );
  const clear = () => {
    setRestored(false);
    if (key !== null) writeFormDraft(key, {});
  };
  const discard = () => {
    clear();
    reset();
  };
  return { restored, clear, discard };
}
