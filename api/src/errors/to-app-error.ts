import { AppError } from './app-error';
import { fromDatabaseError } from './database-error';
import { fromFormError } from './form-error';

/** Any thrown value as an AppError; what nobody foresaw becomes INTERNAL_SERVER_ERROR without detail. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // graphql-js wraps what is no Error of its own realm.
  const thrown =
    typeof error === 'object' && error !== null && 'thrownValue' in error ? error.thrownValue : error;
  return fromFormError(thrown) ?? fromDatabaseError(thrown) ?? new AppError('INTERNAL_SERVER_ERROR');
}
