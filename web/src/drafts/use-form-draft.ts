import { useEffect, useState } from 'react';
import {
  useFormState,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import { formDraftKey, readFormDraft, writeFormDraft, type FormDraft } from './form-drafts';
import { useSession } from '../session/session';

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export function changedFields(values: FieldValues, stored: FieldValues): FormDraft {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isEqual(value, stored[name])));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof (value ?? ''));

/** Fields still in the form, of the same type, with another value than saved. */
export function restorableDraftFields(draft: FormDraft, stored: FieldValues): [string, unknown][] {
  return Object.entries(draft).filter(
    ([name, value]) =>
      name in stored && kindOf(value) === kindOf(stored[name]) && !isEqual(value, stored[name]),
  );
}

function restorableFields(key: string | null, stored: FieldValues): [string, unknown][] {
  return key === null ? [] : restorableDraftFields(readFormDraft(key) ?? {}, stored);
}

/** Also true for a change anywhere in a list. */
function isDirty(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).some(isDirty) : value === true;
}

interface FormDraftOptions {
  /** Validates restored fields at once: for forms of saved values, not for forms that start empty. */
  validate?: boolean;
}

interface FormDraftState<Values> {
  restored: boolean;
  unsavedFields: readonly (keyof Values & string)[];
  clear: () => void;
  /** Removes the draft, resets to the saved values, and focuses the first field. */
  discard: () => void;
}

/**
 * Keeps unsaved input over a reload and the end of a session; only in this tab, by account (a visitor's until somebody signs
 * in) and form name. Without a name, stores nothing; a password never.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: Pick<
    UseFormReturn<Values, unknown, Output>,
    'control' | 'subscribe' | 'setValue' | 'getValues' | 'reset' | 'trigger' | 'setFocus'
  >,
  name: string | null,
  { validate = false }: FormDraftOptions = {},
): FormDraftState<Values> {
  const { user } = useSession();
  const key = name === null ? null : formDraftKey(user?._id ?? '', name);
  const { control, subscribe, setValue, getValues, reset, trigger, setFocus } = form;
  const { dirtyFields } = useFormState({ control });
  const [restoredFields, setRestoredFields] = useState(() =>
    restorableFields(key, getValues()).map(([field]) => field as Path<Values>),
  );
  useEffect(
    function restoreDraft() {
      const fields = restorableFields(key, getValues());
      for (const [field, value] of fields)
        // `restorableDraftFields` has checked field and type.
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      if (validate && fields.length > 0) void trigger(fields.map(([field]) => field as Path<Values>));
    },
    [key, getValues, setValue, trigger, validate],
  );
  useEffect(
    function storeDraft() {
      if (key === null) return undefined;
      return subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) =>
          writeFormDraft(key, changedFields({ ...values, password: undefined }, defaultValues ?? {})),
      });
    },
    [key, subscribe],
  );
  const clear = () => {
    setRestoredFields([]);
    if (key !== null) writeFormDraft(key, {});
  };
  const discard = () => {
    const [first] = Object.keys(getValues());
    // The pressed button disappears with its message.
    if (first !== undefined) setFocus(first as Path<Values>);
    clear();
    reset();
  };
  const dirty: Record<string, unknown> = dirtyFields;
  const unsavedFields = restoredFields.filter((field) => isDirty(dirty[field]));
  return { restored: restoredFields.length > 0, unsavedFields, clear, discard };
}
