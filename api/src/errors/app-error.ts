import type { ErrorCode } from '@ainsathi/contract/error-codes';
import type { Language } from '@ainsathi/contract/languages';
import { sentenceIn } from '../messages/sentences';
import { errorCatalogue } from './catalogue';

/** A validation error of one input field. */
export interface FieldError {
  field: string;
  message: string;
}

/** The validation errors in a language. */
export function fieldsIn(language: Language, fields: readonly FieldError[]): FieldError[] {
  return fields.map(({ field, message }) => ({ field, message: sentenceIn(language, message) }));
}

/** With what a sign-in goes on whose password was right. */
export interface SecondFactorRequest {
  challenge: string;
  methods: string[];
  /** What a passkey has to sign, for the browser; where the account has one. */
  passkey?: object;
}

interface AppErrorDetails {
  message?: string;
  fields?: FieldError[];
  /** Seconds to wait before trying again, for `Retry-After`. */
  retryAfter?: number;
  secondFactor?: SecondFactorRequest;
}

/**
 * The only error that services throw on purpose: a code for programs and a sentence for people. The sentence is English; the
 * two transports say it in the reader's language.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly secondFactor: SecondFactorRequest | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errorCatalogue[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.secondFactor = details.secondFactor;
  }
}

/** NOT_FOUND with a message such as `Lawyer not found`. Also for another person's data, whose existence it hides. */
export function notFound(subject: string): AppError {
  return new AppError('NOT_FOUND', { message: `${subject} not found` });
}

/** BAD_USER_INPUT with field errors; the message is that of the first field. */
export function invalidInput(...fields: [FieldError, ...FieldError[]]): AppError {
  return new AppError('BAD_USER_INPUT', { message: fields[0].message, fields });
}

/** CONFLICT with a message that says why. */
export function conflict(message: string): AppError {
  return new AppError('CONFLICT', { message });
}
