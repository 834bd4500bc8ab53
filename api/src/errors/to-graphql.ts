import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { defaultLanguage, type Language } from '@ainsathi/contract/languages';
import { sentenceIn } from '../i18n/sentences';
import { AppError, fieldsIn } from './app-error';
import { toAppError } from './to-app-error';

/** Clients rely on these codes of refused operations; they stay unchanged. */
const PROTOCOL_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'QUERY_TOO_EXPENSIVE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
]);

type WrittenFields = ReturnType<typeof fieldsIn>;

/** graphql-js names the wrong variable only in its message. */
function fieldsOfCoercion(message: string): WrittenFields | undefined {
  const variable = /^Variable "\$(\w+)"/.exec(message);
  if (!variable?.[1]) return undefined;
  const path = /at "\w+\.([\w.[\]]+)"/.exec(message)?.[1]?.replace(/\[(\d+)\]/g, '.$1');
  const missing = /Field "(\w+)" of required type/.exec(message)?.[1];
  const detail = message.split('; ').slice(1).join('; ');
  return [{ field: [path, missing].filter(Boolean).join('.') || variable[1], message: detail || message }];
}

function protocolError(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const { code, cost } = formatted.extensions ?? {};
  const fields = code === 'BAD_USER_INPUT' ? fieldsOfCoercion(formatted.message) : undefined;
  return { ...formatted, extensions: { code, ...(fields ? { fields } : {}), ...(cost ? { cost } : {}) } };
}

/** Requests that Apollo refuses before execution and without a code, such as a persisted query of another version. */
function isRefusedRequest(error: unknown): error is GraphQLError {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== undefined) return false;
  const { http } = error.extensions as { http?: { status?: number } };
  return http?.status !== undefined && http.status < 500;
}

/** A picture of a wrong type is 415 in REST and a wrong argument in GraphQL. */
function codeOf({ code }: AppError): AppError['code'] {
  return code === 'UNSUPPORTED_MEDIA_TYPE' ? 'BAD_USER_INPUT' : code;
}

function extensionsOf(error: AppError, language: Language): Record<string, unknown> {
  return {
    code: codeOf(error),
    ...(error.fields ? { fields: fieldsIn(language, error.fields) } : {}),
    ...error.secondFactor,
    ...(error.retryAfter ? { retryAfter: error.retryAfter } : {}),
  };
}

/** Unwraps errors of Apollo and graphql-js. */
function thrownError(error: unknown): unknown {
  if (error instanceof GraphQLError && error.originalError instanceof AppError) return error.originalError;
  return unwrapResolverError(error);
}

const REFUSED_ARGUMENT = /^Argument "(\w+)" (?:of required type|of non-null type|has invalid value) /;

/** What graphql-js refuses without a code: null for a variable with a default, or more than 50 wrong values. */
function refusedInput(error: unknown): { message: string; fields: WrittenFields } | null {
  if (!(error instanceof GraphQLError)) return null;
  const { message } = error;
  const tooMany = message.startsWith('Too many errors processing variables') ? 'variables' : undefined;
  const field = REFUSED_ARGUMENT.exec(message)?.[1] ?? tooMany;
  return field === undefined ? null : { message, fields: [{ field, message }] };
}

/** Converts every error to a code of the catalogue, so that no stack trace or SQL leaves the server. */
export function formatGraphqlError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = thrownError(error);
  const code = formatted.extensions?.['code'];
  if (original instanceof GraphQLError && typeof code === 'string' && PROTOCOL_CODES.has(code))
    return protocolError(formatted);
  if (isRefusedRequest(original)) return { message: original.message, extensions: { code: 'BAD_REQUEST' } };
  const { path, locations } = formatted;
  const place = { ...(path ? { path } : {}), ...(locations ? { locations } : {}) };
  const refused = refusedInput(original);
  if (refused) {
    const { message, fields } = refused;
    return { message, ...place, extensions: { code: 'BAD_USER_INPUT', fields } };
  }
  const appError = toAppError(original);
  return { message: appError.message, ...place, extensions: extensionsOf(appError, defaultLanguage) };
}

/** Messages of graphql-js stay English. */
export function errorInLanguage(
  language: Language,
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const original = thrownError(error);
  if (original instanceof GraphQLError) return formatted;
  const appError = toAppError(original);
  const message = sentenceIn(language, appError.sentence);
  return { ...formatted, message, extensions: extensionsOf(appError, language) };
}
