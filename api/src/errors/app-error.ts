import type { ErrorCode } from '@ainsathi/contract/error-codes';
import { errorCatalogue } from './catalogue';

/** What is wrong with one field of the input. */
export interface FieldError {
  field: string;
  message: string;
}

interface AppErrorDetails {
  message?: string;
  fields?: FieldError[];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}

/** The only way a service fails on purpose: a code for the program and a sentence for the person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errorCatalogue[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }
}

/** NOT_FOUND for a kind of thing, as in `Lawyer not found`. Also the answer for what belongs to somebody else. */
export function notFound(what: string): AppError {
  return new AppError('NOT_FOUND', { message: `${what} not found` });
}

/** BAD_USER_INPUT that names the fields; the first field's sentence is the message. */
export function invalidInput(...fields: [FieldError, ...FieldError[]]): AppError {
  return new AppError('BAD_USER_INPUT', { message: fields[0].message, fields });
}

/** CONFLICT with a sentence that says what stands in the way. */
export function conflict(message: string): AppError {
  return new AppError('CONFLICT', { message });
}
