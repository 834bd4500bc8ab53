import { AppError, invalidInput } from './app-error';

/** What the readers of multipart forms throw, in our terms, or null when it is none of theirs. */
export function fromFormError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  if (/Multipart|Malformed part|Unexpected end of form/i.test(error.message))
    return invalidInput({ field: 'body', message: 'The form is cut off or malformed' });
  // graphql-upload throws errors of http-errors, which say themselves whether they may be told.
  const { status = 500, expose = false } = error as { status?: number; expose?: boolean };
  if (!expose || status >= 500) return null;
  return status === 413
    ? new AppError('PAYLOAD_TOO_LARGE')
    : invalidInput({ field: 'body', message: error.message });
}
