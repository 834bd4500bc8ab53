import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorReason } from '../graphql/error-message';
import { readFailure } from '../graphql/failure';

/**
 * Puts what the server says about single fields beside them, the first one focused. Gives the sentence for the whole
 * form, with the server's reason only where no field carries it.
 */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  sentence: string,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string {
  const { code, fields: refused, serverMessage } = readFailure(error);
  const emailField = fields.find((field) => field === 'email');
  // The one conflict of an account is its email, and the server names no field for it.
  const named =
    code === 'CONFLICT' && emailField && serverMessage !== null
      ? [{ field: emailField, message: serverMessage }]
      : refused.flatMap(({ field, message }) => {
          const known = fields.find((one) => field === one || field.startsWith(`${one}.`));
          return known ? [{ field: known, message }] : [];
        });
  named.forEach(({ field, message }, index) => setError(field, { message }, { shouldFocus: index === 0 }));
  return named.length > 0 ? sentence : `${sentence}. ${errorReason(error)}`;
}
