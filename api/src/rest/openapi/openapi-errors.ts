import { type ErrorCode, errorCodes } from '@ainsathi/contract/error-codes';
import { anyRole } from '../../auth/role';
import { errorCatalogue } from '../../errors/catalogue';
import type { OpenApiResponse } from './openapi-document';
import type { Route } from '../route';
import { type JsonSchema, oneOf } from './json-schema';

/** The header with the request id, of every response. */
export const requestIdHeader = {
  'X-Request-Id': { description: 'Names the request in our logs.', schema: { type: 'string' } },
};

const retryAfterHeader = {
  'Retry-After': {
    description: 'Seconds after which trying again makes sense.',
    schema: { type: 'string', pattern: '^\\d+$' },
  },
};

/** The body of every error. */
export const errorSchema: JsonSchema = {
  title: 'Error',
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A sentence for the person.' },
    code: { ...oneOf(errorCodes), description: 'For the program.' },
    errors: {
      type: 'array',
      description: 'What is wrong with which field.',
      items: {
        title: 'FieldError',
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
    requestId: { type: 'string', description: 'With INTERNAL_SERVER_ERROR: quote it when you ask us.' },
  },
  required: ['message', 'code'],
};

function responseOf(code: ErrorCode): OpenApiResponse {
  const { message } = errorCatalogue[code];
  const waits = code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE';
  return {
    description: message,
    headers: { ...requestIdHeader, ...(waits ? retryAfterHeader : {}) },
    content: {
      'application/json': {
        schema: { allOf: [errorSchema, { type: 'object', properties: { code: { const: code } } }] },
        example: { message, code },
      },
    },
  };
}

/** A response for each code of the catalogue. */
export function errorResponses(): Record<string, OpenApiResponse> {
  return Object.fromEntries(errorCodes.map((code) => [code, responseOf(code)]));
}

/** The error codes of a route: those that follow from its access, path, query and body, and its own. */
export function refusalsOf({ access, path, method, query, refusals = [] }: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...refusals,
    'RATE_LIMITED',
    'SERVICE_UNAVAILABLE',
    'INTERNAL_SERVER_ERROR',
  ]);
  const writes = method === 'post' || method === 'put';
  const named = path.includes(':');
  if (access !== 'public') codes.add('UNAUTHENTICATED');
  if (access !== 'public' && access.length < anyRole.length) codes.add('FORBIDDEN');
  if (named) codes.add('NOT_FOUND');
  if (writes || named || query) codes.add('BAD_USER_INPUT');
  if (writes) codes.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  return errorCodes.filter((code) => codes.has(code));
}
