import { errorCodeOfStatus, errorCodes, type ErrorCode } from '@ainsathi/contract/error-codes';
import type { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** `field` is the name in the input type. */
export interface FieldError {
  field: string;
  message: string;
}

/** `NETWORK`: no response, or an unreadable response. */
export interface Failure {
  code: ErrorCode | 'NETWORK';
  /** The server's message, if it is meant for people. */
  serverMessage: string | null;
  fields: FieldError[];
  retryAfterSeconds: number | null;
  requestId: string | null;
}

function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value);
}

function readFields(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('field' in entry) || !('message' in entry))
      return [];
    const { field, message } = entry;
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}

function readSeconds(value: unknown): number | null {
  const seconds = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function fromGraphQL(error: CombinedGraphQLErrors): Failure {
  const first = error.errors[0];
  const extensions = first?.extensions ?? {};
  const code = isErrorCode(extensions.code) ? extensions.code : 'INTERNAL_SERVER_ERROR';
  return {
    code,
    serverMessage: code === 'INTERNAL_SERVER_ERROR' ? null : readText(first?.message),
    fields: readFields(extensions.fields),
    retryAfterSeconds: readSeconds(extensions.retryAfter),
    requestId: readText(extensions.requestId),
  };
}

const withoutResponse: Failure = {
  code: 'NETWORK',
  serverMessage: null,
  fields: [],
  retryAfterSeconds: null,
  requestId: null,
};

function fromStatus(status: number, { headers }: Response): Failure {
  return {
    ...withoutResponse,
    code: errorCodeOfStatus(status),
    retryAfterSeconds: readSeconds(headers.get('retry-after')),
    requestId: readText(headers.get('x-request-id')),
  };
}

/** By name: the classes would add a part of Apollo Client to every public page. */
export function isNamed<Named extends Error>(error: unknown, ...names: Named['name'][]): error is Named {
  return error instanceof Error && names.includes(error.name);
}

export function readFailure(error: unknown): Failure {
  if (isNamed<CombinedGraphQLErrors>(error, 'CombinedGraphQLErrors')) return fromGraphQL(error);
  if (isNamed<ServerError | ServerParseError>(error, 'ServerError', 'ServerParseError'))
    return fromStatus(error.statusCode, error.response);
  return withoutResponse;
}

export function fieldErrors(error: unknown): FieldError[] {
  return readFailure(error).fields;
}
