import { AppError, invalidInput } from './app-error';
import { fromDatabaseError } from './database-error';

/** Errors of the parsers of multipart forms, or null. */
function fromFormError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  // busboy, below both parsers, throws plain errors that differ only by their message.
  if (/Multipart|Malformed part|Unexpected end of form/i.test(error.message))
    return invalidInput({ field: 'body', message: 'The form is cut off or malformed' });
  // graphql-upload throws errors of http-errors; `expose` says that the message is meant for the client.
  const { status = 500, expose = false } = error as { status?: number; expose?: boolean };
  if (!expose || status >= 500) return null;
  return status === 413
    ? new AppError('PAYLOAD_TOO_LARGE')
    : invalidInput({ field: 'body', message: ['{{text}}', { text: error.message }] });
}

/** Any thrown value as an AppError; an unexpected one becomes INTERNAL_SERVER_ERROR without details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // graphql-js wraps thrown values that are not Errors.
  const thrown =
    typeof error === 'object' && error !== null && 'thrownValue' in error ? error.thrownValue : error;
  return fromFormError(thrown) ?? fromDatabaseError(thrown) ?? new AppError('INTERNAL_SERVER_ERROR');
}
