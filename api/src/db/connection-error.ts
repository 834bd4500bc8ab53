import { DatabaseConnectionError } from '../errors/database-error';

/**
 * Gives a class to what the driver throws when a connection fails. Errors of the server and of the operating system
 * have a `code`; the driver's own, about its connections and its pool, are plain errors with a sentence.
 */
export function asConnectionError(error: unknown): unknown {
  const isPlain = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype;
  return isPlain && !('code' in error) ? new DatabaseConnectionError(error) : error;
}
