import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';

const UNFINISHED = '.part';

/** A name of its own for each attempt, so that two at once never mix. */
export function partName(key: string): string {
  return `${key}.${randomBytes(6).toString('hex')}${UNFINISHED}`;
}

/** The key that a part was for, or null for another name. */
export function keyOfPart(name: string): string | null {
  return /^([0-9a-f]{32})\.[0-9a-f]{12}\.part$/.exec(name)?.[1] ?? null;
}

/** Writes bytes to a new file and waits until they are on the disk; a file that was not finished is removed. */
export async function writePart(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const handle = await open(file, 'wx');
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
