import { errorCodes, type ErrorCode, errorStatuses } from '@ainsathi/contract/error-codes';
import type { PlainSentence } from '../i18n/sentences';

const messages: Record<ErrorCode, PlainSentence> = {
  BAD_USER_INPUT: 'Some of what was sent is not right.',
  UNAUTHENTICATED: 'Please sign in.',
  SECOND_FACTOR_REQUIRED: 'Please enter the code of your authenticator app.',
  FORBIDDEN: 'You are not allowed to do this.',
  IDENTITY_REQUIRED: 'Please confirm with your password that it is you.',
  EMAIL_NOT_CONFIRMED: 'Please confirm your email first. We can send the link again.',
  ACCOUNT_LOCKED: 'This account is locked.',
  NOT_FOUND: 'Not found',
  METHOD_NOT_ALLOWED: 'This address does not take that method.',
  CONFLICT: 'This does not fit the present state.',
  CHANGES_EXPIRED: 'These changes are not stored any more. Please read the directory again.',
  PAYLOAD_TOO_LARGE: 'What was sent is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not accepted.',
  RATE_LIMITED: 'Too many requests. Please wait a little.',
  SERVICE_UNAVAILABLE: 'The service is busy or cannot be reached. Please try again.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Nothing was changed.',
};

const entryOf = (code: ErrorCode) => ({ status: errorStatuses[code], message: messages[code] });

export const errorCatalogue = Object.fromEntries(errorCodes.map((code) => [code, entryOf(code)])) as Record<
  ErrorCode,
  ReturnType<typeof entryOf>
>;
