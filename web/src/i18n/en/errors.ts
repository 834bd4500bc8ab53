import type { ErrorCode } from '@ainsathi/contract/error-codes';

/** One sentence for every error code of the API; a code without a sentence does not compile. */
const codes = {
  BAD_USER_INPUT: 'Some of what you entered needs another look.',
  UNAUTHENTICATED: 'Please sign in again to go on.',
  FORBIDDEN: 'Your account is not allowed to do this. Nothing was changed.',
  SECOND_FACTOR_REQUIRED: 'Enter the code of your authenticator app to go on.',
  NOT_FOUND: 'This is not here, or no longer here.',
  METHOD_NOT_ALLOWED: 'This cannot be done here.',
  IDENTITY_REQUIRED: 'Confirm with your password that it is you. Nothing was changed.',
  EMAIL_NOT_CONFIRMED: 'Please confirm your email first. We can send the link again. Nothing was sent.',
  ACCOUNT_LOCKED: 'This account is locked. Please write to us if you think that this is a mistake.',
  CONFLICT: 'Something else was stored meanwhile, so nothing was changed. Reload the page to see it.',
  CHANGES_EXPIRED: 'Please load the page again.',
  PAYLOAD_TOO_LARGE: 'The file is too large, so nothing was stored. Pictures may have at most 2 MB.',
  UNSUPPORTED_MEDIA_TYPE:
    'This kind of file is not accepted, so nothing was stored. Use a JPG, PNG, GIF or WebP picture.',
  RATE_LIMITED: 'Too many tries in a short time. Nothing was changed; please wait a little.',
  SERVICE_UNAVAILABLE: 'The service is busy at the moment. Nothing you typed is lost.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Nothing you typed is lost; please try again.',
} as const satisfies Record<ErrorCode, string>;

export const errors = {
  codes,
  network: 'You seem to be offline, or the server cannot be reached. Nothing you typed is lost.',
  offline: {
    reading: 'You are offline, and this is not saved on this device.',
    sending: 'You are offline. Nothing was sent, and nothing you typed is lost.',
  },
  withReason: '{{what}}. {{reason}}',
  retryAfterSeconds_one: 'Please try again in {{count}} second.',
  retryAfterSeconds_other: 'Please try again in {{count}} seconds.',
  retryAfterMinutes_one: 'Please try again in {{count}} minute.',
  retryAfterMinutes_other: 'Please try again in {{count}} minutes.',
} as const;
