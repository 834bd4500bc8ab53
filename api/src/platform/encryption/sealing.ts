import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { type EncryptionKey, KEY_BYTES } from '../../config/encryption-key';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };

const FINGERPRINT_LENGTH = 16;

/** A value sealed for one purpose does not open for another. */
export type SealPurpose = 'totp' | 'check';

/** Separates key id and bytes of a value that is bound to its account; older values are not bound. */
const BOUND = ':2:';

const CHECK = 'ainsathi';

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `ainsathi ${purpose}`, KEY_BYTES));
}

function sealValue({ id, key }: EncryptionKey, purpose: SealPurpose, owner: string, value: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derive(key, purpose), nonce, TAG);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return id + BOUND + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Older values are not bound, and are resealed when they are used. */
const isBound = (sealed: string): boolean => sealed.includes(BOUND);

function openValue(
  keys: readonly EncryptionKey[],
  purpose: SealPurpose,
  owner: string,
  sealed: string,
): string {
  const id = sealed.slice(0, sealed.indexOf(':'));
  const key = keys.find((one) => one.id === id);
  if (!key) throw new Error('A sealed value needs an encryption key that is not set');
  const bytes = Buffer.from(sealed.slice(sealed.lastIndexOf(':') + 1), 'base64');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) throw new Error('A sealed value was cut');
  const decipher = createDecipheriv(CIPHER, derive(key.key, purpose), bytes.subarray(0, NONCE_BYTES), TAG);
  if (isBound(sealed)) decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const value = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([value, decipher.final()]).toString('utf8');
}

/**
 * Seals secrets for the database with the first key, so that a copy of the database reveals none of them. Each key opens what
 * it sealed. Fingerprints use the oldest, last key, because they are compared with earlier fingerprints.
 */
export function createSealing(keys: readonly EncryptionKey[]) {
  const [newest] = keys;
  const oldest = keys.at(-1);
  if (!newest || !oldest) throw new Error('There is no encryption key');
  const fingerprintKey = derive(oldest.key, 'fingerprints');
  const codeKey = derive(oldest.key, 'codes');
  /** @throws Error for a changed value, another purpose or account, or a missing key. */
  const open = (purpose: SealPurpose, accountId: string, sealed: string): string =>
    openValue(keys, purpose, accountId, sealed);
  const opens = (...sealed: Parameters<typeof open>): boolean => {
    try {
      open(...sealed);
      return true;
    } catch {
      return false;
    }
  };
  return {
    /** Includes the id of the key. @param accountId opens only for this account. */
    seal: (purpose: SealPurpose, accountId: string, value: string): string =>
      sealValue(newest, purpose, accountId, value),
    open,
    opens,
    isBound,
    /** Identifies the keys of a database; sealed with the oldest key, which is never removed. */
    sealCheck: (): string => sealValue(oldest, 'check', CHECK, CHECK),
    isOwnCheck: (sealed: string): boolean => opens('check', CHECK, sealed),
    /** Of a code that is sent for one proof: who reads the database cannot try all codes. */
    codeHash: (proofId: string, code: string): Buffer =>
      createHmac('sha256', codeKey).update(`${proofId} ${code}`).digest(),
    /** The same short text for equal values, such as `#9f86d081884c7d65`, irreversible without the key. */
    fingerprint: (value: string): string => {
      const digest = createHmac('sha256', fingerprintKey).update(value).digest('hex');
      return `#${digest.slice(0, FINGERPRINT_LENGTH)}`;
    },
  };
}

export type Sealing = ReturnType<typeof createSealing>;
