import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The text of a file that the first process writes and every later one reads, readable by its owner alone. It is written
 * aside and linked, so that another process that starts at the same time never reads half of it.
 */
export async function createOnce(directory: string, name: string, create: () => string): Promise<string> {
  const file = path.join(directory, name);
  await mkdir(directory, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, create(), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
}
