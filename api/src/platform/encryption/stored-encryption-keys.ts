import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type EncryptionKey, KEY_BYTES, parseEncryptionKeys } from '../../config/encryption-key';
import { createOnce, nullIfMissing } from '../files/disk';

const FILE = 'encryption-keys';

/** The file with the keys where none are set. */
export const encryptionKeysFile = (dataDirectory: string): string => path.join(dataDirectory, FILE);

/** A new key under a random id, so that no two machines make different keys of one name. */
function newKey(): string {
  return `${randomBytes(8).toString('hex')}:${randomBytes(KEY_BYTES).toString('base64')}`;
}

/** The keys that an earlier start has generated, or none. */
export async function existingEncryptionKeys(dataDirectory: string): Promise<EncryptionKey[]> {
  const text = await nullIfMissing(readFile(encryptionKeysFile(dataDirectory), 'utf8'));
  return (text === null ? null : parseEncryptionKeys(text.trim())) ?? [];
}

/** The keys where none are set: generated once into the data folder, for its owner alone. @throws Error for other content. */
export async function storedEncryptionKeys(dataDirectory: string): Promise<EncryptionKey[]> {
  const keys = parseEncryptionKeys(await createOnce(dataDirectory, FILE, newKey));
  if (!keys)
    throw new Error(
      `${encryptionKeysFile(dataDirectory)} has no encryption keys any more; put back the ones of before`,
    );
  return keys;
}
