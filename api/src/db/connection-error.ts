import { DatabaseConnectionError } from '../errors/database-error';

/**
 * Wraps the driver's errors about its connections and its pool, which are plain errors with only a message, in a class.
 * Errors of the server and of the operating system have a `code` and are returned unchanged.
 */
export function asConnectionError(error: unknown): unknown {
  const isPlain = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype;
  return isPlain && !('code' in error) ? new DatabaseConnectionError(error) : error;
}
