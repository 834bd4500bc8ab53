import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A key that seals what is stored, with the name that stands beside what it sealed. */
export interface EncryptionKey {
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

const KEY_BYTES = 32;

/** Reads `name:base64` pairs separated by commas; null when one of them is not a name and 32 bytes. */
export function parseEncryptionKeys(text: string): EncryptionKey[] | null {
  const keys = text.split(',').map((pair) => {
    const [, id = '', encoded = ''] = /^([\w-]{1,20}):([A-Za-z0-9+/_=-]+)$/.exec(pair.trim()) ?? [];
    return { id, key: Buffer.from(encoded, 'base64') };
  });
  const isValid = keys.every(({ id, key }) => id !== '' && key.length === KEY_BYTES);
  return isValid && new Set(keys.map(({ id }) => id)).size === keys.length ? keys : null;
}

/**
 * The keys where none are set: generated once, and kept in the data folder, readable by its owner alone.
 * @throws Error when the file has something else.
 */
export async function storedEncryptionKeys(dataDirectory: string): Promise<EncryptionKey[]> {
  const file = path.join(dataDirectory, 'encryption-keys');
  await mkdir(dataDirectory, { recursive: true });
  try {
    const created = new Date().toISOString().slice(0, 10);
    await writeFile(file, `${created}:${randomBytes(KEY_BYTES).toString('base64')}`, {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  await chmod(file, 0o600);
  const keys = parseEncryptionKeys((await readFile(file, 'utf8')).trim());
  if (!keys) throw new Error(`${file} has no encryption keys any more; put back the ones of before`);
  return keys;
}
