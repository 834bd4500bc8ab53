import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldErrors } from './failure';

interface SummaryItem {
  fieldId: string;
  message: string;
}

/** What is wrong with a form's own fields, for `ErrorSummary`; `idOf` where a control's id is not its name. */
export function summaryItems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  idOf: (name: string) => string = (name) => name,
): SummaryItem[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ fieldId: idOf(name), message: error.message }] : [],
  );
}

/** Puts the server's field errors beside their inputs. True when at least one belonged to this form. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const own = fieldErrors(error).flatMap(({ field, message }) => {
    const name = names.find((one) => one === field);
    return name ? [{ name, message }] : [];
  });
  own.forEach(({ name, message }) => setError(name, { message }));
  return own.length > 0;
}
