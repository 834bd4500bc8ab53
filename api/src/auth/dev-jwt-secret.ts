import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The JWT secret where none is set: generated once and stored in the data folder, readable by its owner alone. */
export async function developmentJwtSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, 'jwt-secret');
  await mkdir(dataDirectory, { recursive: true });
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
}
