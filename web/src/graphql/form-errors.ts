import {
  get,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  type UseFormSetError,
} from 'react-hook-form';
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

/** The returned function gives what an input needs: its registration, and the message beside it. */
export function bindFields<Values extends FieldValues, Output>({
  register,
  formState: { errors },
}: Pick<UseFormReturn<Values, unknown, Output>, 'register' | 'formState'>) {
  return (name: FieldPath<Values>) => {
    // Not by `getFieldState`, which renders the form again for each touched and each checked field.
    const error = get<typeof errors, FieldError | undefined>(errors, name);
    return { ...register(name), error: error?.message };
  };
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
