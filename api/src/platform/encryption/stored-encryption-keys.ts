import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type EncryptionKey, KEY_BYTES, parseEncryptionKeys } from '../../encryption-key';

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
