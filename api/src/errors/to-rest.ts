import type { Language } from '@ainsathi/contract/languages';
import type { ErrorRequestHandler } from 'express';
import { MulterError } from 'multer';
import type { Logger } from 'pino';
import { sentenceIn } from '../i18n/sentences';
import { languageOfRequest, tellLanguage } from '../i18n/request-language';
import { AppError, fieldsIn, invalidInput } from './app-error';
import { errorCatalogue } from './catalogue';
import { toAppError } from './to-app-error';

export interface RestError {
  message: string;
  code: string;
  errors?: ReturnType<typeof fieldsIn>;
  /** With SECOND_FACTOR_REQUIRED: with what the sign-in goes on. */
  challenge?: string;
  methods?: string[];
  passkey?: object;
  requestId?: string;
}

/** The body of an error in a language; internal errors carry the request id instead of details. */
export function restErrorBody(error: AppError, requestId: string, language: Language): RestError {
  return {
    message: sentenceIn(language, error.sentence),
    code: error.code,
    ...error.secondFactor,
    ...(error.fields ? { errors: fieldsIn(language, error.fields) } : {}),
    ...(error.code === 'INTERNAL_SERVER_ERROR' ? { requestId } : {}),
  };
}

/** Errors of Express and its body parsers, or null. */
function fromParser(error: unknown): AppError | null {
  if (error instanceof MulterError) {
    const field = error.field ?? 'body';
    if (error.code !== 'LIMIT_FILE_SIZE')
      return invalidInput({ field, message: 'The form has parts that are not expected' });
    const message = 'The picture is larger than 2 MB';
    return new AppError('PAYLOAD_TOO_LARGE', { message, fields: [{ field, message }] });
  }
  if (typeof error !== 'object' || error === null) return null;
  const { type, status } = error as { type?: string; status?: number };
  if (type === 'entity.too.large' || status === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (type === 'entity.parse.failed')
    return invalidInput({ field: 'body', message: 'The body is not valid JSON' });
  if (status === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (error instanceof URIError || status === 400)
    return invalidInput({ field: 'request', message: 'The request cannot be read' });
  return null;
}

/** The error handler of the REST API: one shape for every error, and a log entry for internal errors. */
export function restErrorHandler(log: Logger): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const requestId = String(response.getHeader('X-Request-Id') ?? '');
    const appError = fromParser(error) ?? toAppError(error);
    if (appError.code === 'INTERNAL_SERVER_ERROR') log.error({ err: error, requestId }, 'REST call failed');
    if (appError.retryAfter) response.setHeader('Retry-After', String(appError.retryAfter));
    const language = languageOfRequest(request);
    tellLanguage(response, language);
    response.status(errorCatalogue[appError.code].status).json(restErrorBody(appError, requestId, language));
  };
}
