import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldErrors } from './failure';

interface SummaryItem {
  fieldId: string;
  message: string;
}

/** For `ErrorSummary`; pass `idOf` if a control's id is not its name. */
export function summaryItems<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  idOf: (name: string) => string = (name) => name,
): SummaryItem[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ fieldId: idOf(name), message: error.message }] : [],
  );
}

/** Beside the inputs. True if at least one error belongs to this form. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const formErrors = fieldErrors(error).flatMap(({ field, message }) => {
    const name = names.find((candidate) => candidate === field);
    return name ? [{ name, message }] : [];
  });
  formErrors.forEach(({ name, message }) => setError(name, { message }));
  return formErrors.length > 0;
}
