import { type ErrorCode, errorCodeOfStatus, errorCodes, errorStatuses } from '@ainsathi/contract/error-codes';
import { anyRole } from '../../auth/role';
import { errorCatalogue } from '../../errors/catalogue';
import { type OpenApiResponse, type JsonSchema, oneOf } from './json-schema';
import type { Route } from '../route';

export const requestIdHeader = {
  'X-Request-Id': {
    description: 'Identifies the request in the logs of the server.',
    schema: { type: 'string' },
  },
};

const retryAfterHeader = {
  'Retry-After': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'string', pattern: '^\\d+$' },
  },
};

const errorSchema: JsonSchema = {
  title: 'Error',
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A message to show to the user.' },
    code: { ...oneOf(errorCodes), description: 'The code of the error, for programs.' },
    errors: {
      type: 'array',
      description: 'The validation errors, one for each wrong field.',
      items: {
        title: 'FieldError',
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
    challenge: {
      type: 'string',
      description:
        'Only with SECOND_FACTOR_REQUIRED: goes with the code or the passkey to `POST /auth/login/second-factor`.',
    },
    methods: {
      type: 'array',
      description: 'Only with SECOND_FACTOR_REQUIRED: what is accepted.',
      items: oneOf(['PASSKEY', 'TOTP', 'RECOVERY_CODE']),
    },
    passkey: {
      type: 'object',
      description:
        'Only with SECOND_FACTOR_REQUIRED and a passkey: the options for `navigator.credentials.get`, in the JSON of WebAuthn.',
    },
    requestId: {
      type: 'string',
      description: 'Only with INTERNAL_SERVER_ERROR: quote it when you report the error.',
    },
  },
  required: ['message', 'code'],
};

const { message: detail = {}, ...members } = errorSchema.properties ?? {};

/** For clients that accept problem details (RFC 9457). */
const problemSchema: JsonSchema = {
  title: 'Problem',
  type: 'object',
  properties: {
    type: { type: 'string', description: 'Always about:blank; `code` says more.' },
    title: { type: 'string', description: 'The usual message of the code.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail,
    ...members,
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
};

/** The code of a response, and the first code of the same status, which the call may answer too. */
function codesOf(code: ErrorCode): JsonSchema {
  const first = errorCodeOfStatus(errorStatuses[code]);
  return first === code ? { const: code } : oneOf([first, code]);
}

function responseOf(code: ErrorCode): OpenApiResponse {
  const { message, status } = errorCatalogue[code];
  const problemExample = { type: 'about:blank', title: message, status, detail: message, code };
  const hasRetryAfter = code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE';
  return {
    description: message,
    headers: { ...requestIdHeader, ...(hasRetryAfter ? retryAfterHeader : {}) },
    content: {
      'application/json': {
        schema: { allOf: [errorSchema, { type: 'object', properties: { code: codesOf(code) } }] },
        example: { message, code },
      },
      'application/problem+json': { schema: problemSchema, example: problemExample },
    },
  };
}

export function errorResponses(): Record<string, OpenApiResponse> {
  // No route follows changes.
  const codes = errorCodes.filter((code) => code !== 'CHANGES_EXPIRED');
  return Object.fromEntries(codes.map((code) => [code, responseOf(code)]));
}

/** The codes that follow from access, path, query and body, and the route's own codes. */
export function errorCodesOf({ access, path, method, query, refusals = [] }: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...refusals,
    'RATE_LIMITED',
    'SERVICE_UNAVAILABLE',
    'INTERNAL_SERVER_ERROR',
  ]);
  const writes = method === 'post' || method === 'put';
  const hasParameters = path.includes(':');
  if (access !== 'public') codes.add('UNAUTHENTICATED');
  if (access !== 'public' && access.length < anyRole.length) codes.add('FORBIDDEN');
  if (hasParameters) codes.add('NOT_FOUND');
  if (writes || hasParameters || query) codes.add('BAD_USER_INPUT');
  if (writes) codes.add('PAYLOAD_TOO_LARGE').add('UNSUPPORTED_MEDIA_TYPE');
  return errorCodes.filter((code) => codes.has(code));
}
