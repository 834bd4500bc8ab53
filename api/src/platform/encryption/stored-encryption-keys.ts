import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type EncryptionKey, KEY_BYTES, parseEncryptionKeys } from '../../config/encryption-key';
import { createOnce, nullIfMissing } from '../files/disk';

const FILE = 'encryption-keys';

/** The generated keys of an installation without configured keys. */
export const encryptionKeysFile = (dataDirectory: string): string => path.join(dataDirectory, FILE);

/** A random id, so that two machines never create different keys with the same id. */
function newKey(): string {
  return `${randomBytes(8).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}`;
}

/** The keys that an earlier start has generated, or none. */
export async function existingEncryptionKeys(dataDirectory: string): Promise<EncryptionKey[]> {
  const text = await nullIfMissing(readFile(encryptionKeysFile(dataDirectory), 'utf8'));
  return (text === null ? null : parseEncryptionKeys(text.trim())) ?? [];
}

/** Generates the keys once into the data folder, readable only by its owner. @throws Error for a malformed file. */
export async function storedEncryptionKeys(dataDirectory: string): Promise<EncryptionKey[]> {
  const keys = parseEncryptionKeys(await createOnce(dataDirectory, FILE, newKey));
  if (!keys)
    throw new Error(
      `${encryptionKeysFile(dataDirectory)} has no encryption keys any more; put back the ones of before`,
    );
  return keys;
}
