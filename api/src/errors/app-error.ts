import type { ErrorCode } from '@ainsathi/contract/error-codes';
import type { Language } from '@ainsathi/contract/languages';
import { banglaSentences, type Name, type PlainSentence, type Sentence, sentenceIn } from '../i18n/sentences';
import { errorCatalogue } from './catalogue';

export interface FieldError {
  field: string;
  message: Sentence;
}

export function fieldsIn(
  language: Language,
  fields: readonly FieldError[],
): { field: string; message: string }[] {
  return fields.map(({ field, message }) => ({ field, message: sentenceIn(language, message) }));
}

/** What a sign-in with a correct password continues with. */
export interface SecondFactorRequest {
  challenge: string;
  methods: string[];
  /** The browser's passkey options, for an account with passkeys. */
  passkey?: object;
}

interface AppErrorDetails {
  message?: Sentence;
  fields?: FieldError[];
  /** Seconds, for `Retry-After`. */
  retryAfter?: number;
  secondFactor?: SecondFactorRequest;
}

/** The only error that services throw on purpose: a code for programs and a message for people; `message` is English. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly sentence: Sentence;
  readonly fields: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly secondFactor: SecondFactorRequest | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    const sentence = details.message ?? errorCatalogue[code].message;
    super(sentenceIn('en', sentence));
    this.sentence = sentence;
    this.name = 'AppError';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.secondFactor = details.secondFactor;
  }
}

/** Such as `Lawyer not found`. Also for another person's data, whose existence it hides. */
export function notFound(subject: Name): AppError {
  const known = `${subject} not found`;
  const message =
    known in banglaSentences ? (known as PlainSentence) : (['{{subject}} not found', { subject }] as const);
  return new AppError('NOT_FOUND', { message });
}

/** @throws AppError NOT_FOUND for null or undefined. */
export function found<Value>(value: Value | null | undefined, subject: Name): Value {
  if (value === null || value === undefined) throw notFound(subject);
  return value;
}

export function invalidInput(...fields: [FieldError, ...FieldError[]]): AppError {
  return new AppError('BAD_USER_INPUT', { message: fields[0].message, fields });
}

export function conflict(message: Sentence): AppError {
  return new AppError('CONFLICT', { message });
}
