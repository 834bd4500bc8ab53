import { randomBytes } from 'node:crypto';
import { createOnce } from '../platform/files/create-once';

/** The JWT secret where none is set: generated once and stored in the data folder. */
export async function developmentJwtSecret(dataDirectory: string): Promise<string> {
  return createOnce(dataDirectory, 'jwt-secret', () => randomBytes(48).toString('base64url'));
}
