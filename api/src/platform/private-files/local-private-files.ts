import { createReadStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing } from '../files/null-if-missing';
import { keyOfPart, partName, writePart } from './part-file';
import { assertKey, isKey, type ListedPrivateFile, type PrivateFileStore } from './private-file-store';

/** Makes a renamed file survive a power cut; some systems cannot open folders, and have no need to. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** A file by its name in a folder of the store, or null for names that are not ours. */
async function describe(folder: string, name: string): Promise<ListedPrivateFile | null> {
  const keyOfUnfinished = keyOfPart(name);
  if (!isKey(name) && keyOfUnfinished === null) return null;
  const stats = await nullIfMissing(stat(path.join(folder, name)));
  if (!stats) return null;
  return {
    key: keyOfUnfinished ?? name,
    name,
    modifiedAt: stats.mtime,
    unfinished: keyOfUnfinished !== null,
  };
}

/** Private files in one local folder, spread over folders of the first two digits of their keys. */
export function createLocalPrivateFiles(directory: string): PrivateFileStore {
  const folderOf = (key: string): string => path.join(directory, key.slice(0, 2));
  const pathOf = (key: string): string => path.join(folderOf(key), key);
  return {
    async put(key, sealed) {
      assertKey(key);
      const folder = folderOf(key);
      const part = path.join(folder, partName(key));
      await mkdir(folder, { recursive: true });
      await writePart(part, sealed);
      await rename(part, pathOf(key));
      await syncFolder(folder);
    },
    async open(key) {
      assertKey(key);
      const stats = await nullIfMissing(stat(pathOf(key)));
      if (!stats) return null;
      return {
        size: stats.size,
        read: async (range) => Promise.resolve(createReadStream(pathOf(key), range)),
      };
    },
    async sizeOf(key) {
      assertKey(key);
      return (await nullIfMissing(stat(pathOf(key))))?.size ?? null;
    },
    async remove(key) {
      assertKey(key);
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const folders: Dirent[] = (await nullIfMissing(readdir(directory, { withFileTypes: true }))) ?? [];
      for (const folder of folders.filter((one) => one.isDirectory() && /^[0-9a-f]{2}$/.test(one.name))) {
        const inside = path.join(directory, folder.name);
        for (const name of (await nullIfMissing(readdir(inside))) ?? []) {
          const file = await describe(inside, name);
          if (file) yield file;
        }
      }
    },
    async removeUnfinished({ key, name }) {
      if (keyOfPart(name) === key) await rm(path.join(folderOf(key), name), { force: true });
    },
  };
}
