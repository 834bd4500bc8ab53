import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from './null-if-missing';
import { assertFileName, type FileStore, isFileName, isUnfinishedName, unfinishedName } from './file-store';

/** Pictures in one local folder; a file appears whole or not at all, because it is renamed into place. */
export function createLocalFiles(directory: string): FileStore {
  const pathOf = (name: string): string => path.join(directory, name);
  return {
    async put(name, bytes) {
      assertFileName(name);
      const part = pathOf(unfinishedName(name));
      await mkdir(directory, { recursive: true });
      try {
        await writeFile(part, bytes);
        await rename(part, pathOf(name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async open(name) {
      const size = await this.sizeOf(name);
      if (size === null) return null;
      // No file handle: one that nobody closes ends the process when it is collected, from Node 26 on.
      const body = createReadStream(pathOf(name));
      return (await nullIfMissing(once(body, 'open'))) && { size, body };
    },
    async sizeOf(name) {
      const stats = isFileName(name) ? await nullIfMissing(stat(pathOf(name))) : null;
      return stats?.size ?? null;
    },
    async remove(name) {
      if (isFileName(name) || isUnfinishedName(name)) await rm(pathOf(name), { force: true });
    },
    async *list() {
      for (const name of (await nullIfMissing(readdir(directory))) ?? []) {
        const stats =
          isFileName(name) || isUnfinishedName(name) ? await nullIfMissing(stat(pathOf(name))) : null;
        if (stats) yield { name, modifiedAt: stats.mtime };
      }
    },
  };
}
