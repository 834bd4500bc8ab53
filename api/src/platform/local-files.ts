import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './files';

const NAME = /^[a-z0-9-]{8,80}\.(webp)$/;

/** Pictures in one local folder; a file appears whole or not at all, because it is renamed into place. */
export function createLocalFiles(directory: string): FileStore {
  const pathOf = (name: string): string | null => (NAME.test(name) ? path.join(directory, name) : null);
  return {
    async put(name, bytes) {
      const target = pathOf(name);
      if (!target) throw new Error(`Not a file name of ours: ${name}`);
      await mkdir(directory, { recursive: true });
      await writeFile(`${target}.part`, bytes, { flag: 'w' });
      await rename(`${target}.part`, target);
    },
    async get(name) {
      const source = pathOf(name);
      if (!source) return null;
      try {
        return { bytes: await readFile(source), contentType: 'image/webp' };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      const target = pathOf(name);
      if (target) await rm(target, { force: true });
    },
  };
}
