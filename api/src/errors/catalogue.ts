/** Every failure the product tells a program about, with its HTTP status and the sentence used when nothing better is known. */
export const errorCatalogue = {
  BAD_USER_INPUT: { status: 400, message: 'Some of what was sent is not right.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  CONFLICT: { status: 409, message: 'This does not fit the present state.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'What was sent is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content is not accepted.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a little.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'The service is busy or cannot be reached. Please try again.',
  },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
} as const;

/** The codes of `errorCatalogue`: the same names in GraphQL and REST. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Every error code, in the order of the catalogue. */
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];
