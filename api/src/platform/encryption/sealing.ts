import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type EncryptionKey, KEY_BYTES } from '../../encryption-key';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const FINGERPRINT_LENGTH = 16;

/** What a sealed value is for; a value that was sealed for one purpose does not open for another. */
export type SealPurpose = 'totp';

/** Seals secrets for the database, so that a copy of it alone gives none of them away. */
export interface Sealing {
  /** The sealed value, with the name of its key. */
  seal: (purpose: SealPurpose, value: string) => string;
  /** @throws Error for a value that was changed, sealed for something else, or by a key that is gone. */
  open: (purpose: SealPurpose, sealed: string) => string;
  /** The same short text for the same value, such as `#9f86d081884c7d65`, from which nobody else gets back to it. */
  fingerprint: (value: string) => string;
}

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `ainsathi ${purpose}`, KEY_BYTES));
}

/**
 * Seals with the first key, and opens with each, so that keys can be changed. Fingerprints keep the oldest key, which is
 * the last, because they are compared with those of before.
 */
export function createSealing(keys: readonly EncryptionKey[]): Sealing {
  const [newest] = keys;
  const oldest = keys.at(-1);
  if (!newest || !oldest) throw new Error('There is no encryption key');
  const fingerprintKey = derive(oldest.key, 'fingerprints');
  return {
    seal: (purpose, value) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, derive(newest.key, purpose), nonce);
      const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return `${newest.id}:${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`;
    },
    open: (purpose, sealed) => {
      const separator = sealed.indexOf(':');
      const key = keys.find(({ id }) => id === sealed.slice(0, separator));
      if (!key) throw new Error('A sealed value needs an encryption key that is not set');
      const bytes = Buffer.from(sealed.slice(separator + 1), 'base64');
      const decipher = createDecipheriv(CIPHER, derive(key.key, purpose), bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const value = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([value, decipher.final()]).toString('utf8');
    },
    fingerprint: (value) => {
      const digest = createHmac('sha256', fingerprintKey).update(value).digest('hex');
      return `#${digest.slice(0, FINGERPRINT_LENGTH)}`;
    },
  };
}
