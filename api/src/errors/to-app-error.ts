import { AppError } from './app-error';
import { fromDatabaseError } from './database-error';

/** Any thrown value as an AppError; what nobody foresaw becomes INTERNAL_SERVER_ERROR without detail. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return fromDatabaseError(error) ?? new AppError('INTERNAL_SERVER_ERROR');
}
