import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The secret of a newcomer's machine: generated once, kept in the data folder for its owner alone. */
export async function developmentSecret(dataDirectory: string): Promise<string> {
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
