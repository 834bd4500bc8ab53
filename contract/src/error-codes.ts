/** Every error code of GraphQL and REST, with its HTTP status in REST. */
export const errorStatuses = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  IDENTITY_REQUIRED: 403,
  EMAIL_NOT_CONFIRMED: 403,
  ACCOUNT_LOCKED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  CHANGES_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorCodes = Object.keys(errorStatuses) as ErrorCode[];

export function errorCodeOfStatus(status: number): ErrorCode {
  return errorCodes.find((code) => errorStatuses[code] === status) ?? 'INTERNAL_SERVER_ERROR';
}
