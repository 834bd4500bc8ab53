import { AppError, invalidInput, conflict } from './app-error';
import { CannotExecuteNotConnectedError, TypeORMError } from 'typeorm';
import type { PlainSentence } from '../i18n/sentences';

const TAKEN_TIME = 'This time has just been taken. Please choose another.';

/** By the name of a violated constraint; concurrent requests can pass a service's own checks. */
const constraintMessages: Readonly<Record<string, PlainSentence>> = {
  accounts_email_key: 'An account with this email already exists',
  sign_in_phones_phone_key: 'This number has just got an account. Ask for a code again, and sign in.',
  payments_transaction_once: 'This transaction ID has already been used',
  passkeys_credential_id_key: 'This passkey is set up already',
  open_requests_place: 'You have three open requests. Withdraw one, or wait until it ends.',
  proposals_place: 'This request has five answers already',
  proposals_of_lawyer: 'You have answered this request already',
  appointments_lawyer_free: TAKEN_TIME,
  appointments_client_free: TAKEN_TIME,
  appointments_standing: 'The times have changed. Please look at the case again.',
  proposals_accepted: 'This request has ended',
  payments_live_key: 'This case is already paid',
  lawyer_profiles_verified_license_key: 'Another verified lawyer already has this licence number',
};

const NETWORK_FAILURES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT']);

interface DriverError {
  code?: string;
  constraint?: string;
  column?: string;
}

function driverErrorOf(error: unknown): DriverError | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('driverError' in error && typeof error.driverError === 'object') return error.driverError;
  return error;
}

/** The connection failed before the server answered. */
export class DatabaseConnectionError extends Error {
  override name = 'DatabaseConnectionError';

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/** While the process stops. TypeORM has no class or code for a closed pool, only a message. */
function isPoolClosed(error: unknown): boolean {
  return error instanceof TypeORMError && error.message === 'Driver not Connected';
}

function isUnavailable(error: DriverError): boolean {
  return (
    error instanceof DatabaseConnectionError ||
    error instanceof CannotExecuteNotConnectedError ||
    isPoolClosed(error) ||
    NETWORK_FAILURES.has(error.code ?? '') ||
    // 25006: a read-only server, because another server became the primary.
    /^(08|53|57P0|25006)/.test(error.code ?? '')
  );
}

function fromDatabaseError(error: unknown): AppError | null {
  const driverError = driverErrorOf(error);
  if (!driverError) return null;
  if (isUnavailable(driverError)) return new AppError('SERVICE_UNAVAILABLE', { retryAfter: 5 });
  switch (driverError.code) {
    case '23505':
    case '23P01': {
      const message = constraintMessages[driverError.constraint ?? ''];
      return message ? conflict(message) : new AppError('CONFLICT');
    }
    case '23503':
      return conflict('Something this depends on is gone');
    case '23514':
    case '23502':
    case '22001':
    case '22003':
    case '22021':
    case '22P02':
    case '22P05':
      return invalidInput({
        field: driverError.column ?? driverError.constraint ?? 'input',
        message: 'This value cannot be stored',
      });
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
      return new AppError('SERVICE_UNAVAILABLE', { retryAfter: 1 });
    default:
      return null;
  }
}

function fromFormError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  // busboy, used by both parsers, throws plain errors that differ only by their message.
  if (/Multipart|Malformed part|Unexpected end of form/i.test(error.message))
    return invalidInput({ field: 'body', message: 'The form is cut off or malformed' });
  // graphql-upload throws http-errors; `expose` marks messages for the client.
  const { status = 500, expose = false } = error as { status?: number; expose?: boolean };
  if (!expose || status >= 500) return null;
  return status === 413
    ? new AppError('PAYLOAD_TOO_LARGE')
    : invalidInput({ field: 'body', message: ['{{text}}', { text: error.message }] });
}

/** An unexpected error becomes INTERNAL_SERVER_ERROR without details. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // graphql-js wraps thrown values that are no Errors.
  const thrown =
    typeof error === 'object' && error !== null && 'thrownValue' in error ? error.thrownValue : error;
  return fromFormError(thrown) ?? fromDatabaseError(thrown) ?? new AppError('INTERNAL_SERVER_ERROR');
}
