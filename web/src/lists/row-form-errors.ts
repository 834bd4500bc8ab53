import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { failureWithReason } from '../graphql/error-message';
import { readFailure } from '../graphql/failure';

/** Returns the message for the whole form, with the server's reason only if no field shows it. */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  sentence: string,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): string {
  const { code, fields: refused, serverMessage } = readFailure(error);
  const emailField = fields.find((field) => field === 'email');
  // An account's only conflict is its email, and the server names no field for a conflict.
  const named =
    code === 'CONFLICT' && emailField && serverMessage !== null
      ? [{ field: emailField, message: serverMessage }]
      : refused.flatMap(({ field, message }) => {
          const formField = fields.find((name) => field === name || field.startsWith(`${name}.`));
          return formField ? [{ field: formField, message }] : [];
        });
  named.forEach(({ field, message }, index) => setError(field, { message }, { shouldFocus: index === 0 }));
  return named.length > 0 ? sentence : failureWithReason(sentence, error);
}
