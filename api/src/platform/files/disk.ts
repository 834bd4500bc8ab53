import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

export async function nullIfMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The temporary name of a file, unique for each attempt, so that concurrent writes never mix. */
export function partName(name: string): string {
  return `${name}.${randomBytes(6).toString('hex')}.part`;
}

/** The final name of an unfinished file; any other name unchanged. */
export function wholeName(name: string): string {
  return name.replace(/(\.[0-9a-f]{12})?\.part$/, '');
}

/** Writes a new file and syncs it to disk; removes it after a failure. */
export async function writePart(
  file: string,
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  mode?: number,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(file, 'wx', mode);
    try {
      for await (const chunk of bytes) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** The first process creates the file, readable only by its owner. Linked into place, so that nobody reads half of it. */
export async function createOnce(directory: string, name: string, create: () => string): Promise<string> {
  const file = path.join(directory, name);
  const draft = path.join(directory, partName(name));
  await writePart(draft, [Buffer.from(create())], 0o600);
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
  await chmod(file, 0o600);
  return (await readFile(file, 'utf8')).trim();
}
