import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftKey, readDraft, writeDraft, type FormDraft } from './form-drafts';
import { useSession } from './session';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a form that differ from what it began with. */
export function changedFields(values: FieldValues, stored: FieldValues): FormDraft {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, stored[name])));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof (value ?? ''));

/** What of a draft still fits a form: fields that it has, of the same kind, and not stored by now. */
export function fittingFields(draft: FormDraft, stored: FieldValues): [string, unknown][] {
  return Object.entries(draft).filter(
    ([name, value]) => name in stored && kindOf(value) === kindOf(stored[name]) && !same(value, stored[name]),
  );
}

function keptFields(key: string | null, stored: FieldValues): [string, unknown][] {
  return key === null ? [] : fittingFields(readDraft(key) ?? {}, stored);
}

interface FormDraftState {
  /** Whether the form began with a draft. */
  restored: boolean;
  /** Forgets the draft: what was typed is stored now. */
  forget: () => void;
  /** Goes back to what is stored. */
  discard: () => void;
}

/**
 * Keeps what is typed into a form until it is sent: over a reload, and over a session that ended meanwhile. In this tab
 * alone, for this account and this form, as `name` says.
 */
export function useFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe' | 'setValue' | 'getValues' | 'reset'>,
  name: string,
): FormDraftState {
  const { user } = useSession();
  const key = user ? draftKey(user._id, name) : null;
  const { subscribe, setValue, getValues, reset } = form;
  const [restored, setRestored] = useState(() => keptFields(key, getValues()).length > 0);
  useEffect(
    function takeUpDraft() {
      for (const [field, value] of keptFields(key, getValues()))
        // It was a value of this form when it was kept, and still looks like one.
        setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    },
    [key, getValues, setValue],
  );
  useEffect(
    function keepDraft() {
      if (key === null) return undefined;
      return subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => writeDraft(key, changedFields(values, defaultValues ?? {})),
      });
    },
    [key, subscribe],
  );
  const forget = () => {
    setRestored(false);
    if (key !== null) writeDraft(key, {});
  };
  const discard = () => {
    forget();
    reset();
  };
  return { restored, forget, discard };
}
