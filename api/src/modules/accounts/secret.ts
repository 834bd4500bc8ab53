import { createHash, randomBytes } from 'node:crypto';

/** The secret of a mailed link, a device or a sign-in; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash by which a stored secret is found. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
