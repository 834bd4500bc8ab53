import type { Readable } from 'node:stream';
import type { ByteRange } from '../sealed-files/sealed-files';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { nullIfMissing, partName, wholeName, writePart } from './disk';

/** Pictures never change; a deleted picture is gone from every cache after 30 days. */
export const PICTURE_CACHE_CONTROL = 'public, max-age=2592000, immutable';

export interface StoredFile {
  /** In bytes. */
  size: number;
  /** The caller destroys the body, however far it was read. */
  read: (range?: ByteRange) => Promise<Readable>;
}

interface ListedFile {
  name: string;
  modifiedAt: Date;
  /** Left by an interrupted write. */
  unfinished: boolean;
}

/** Files of one kind. Names are random; clients never choose them, and a malformed name finds no file. */
export interface FileStore {
  /** Atomic; replaces a file with the same name. */
  put: (name: string, bytes: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<void>;
  open: (name: string) => Promise<StoredFile | null>;
  /** In bytes; null for a missing file. */
  sizeOf: (name: string) => Promise<number | null>;
  /** Ignores a missing file. Also takes names of unfinished files. */
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<ListedFile>;
}

export interface FileKind {
  name: RegExp;
  /** Whether a local store has a folder for each pair of leading digits. */
  spread: boolean;
  /** For objects in a bucket. */
  headers: { ContentType?: string; CacheControl?: string };
}

export const PICTURES: FileKind = {
  name: /^[a-z0-9-]{8,80}\.webp$/,
  spread: false,
  headers: { ContentType: 'image/webp', CacheControl: PICTURE_CACHE_CONTROL },
};

/** Documents: sealed, without a public URL. */
export const PRIVATE_FILES: FileKind = { name: /^[0-9a-f]{32}$/, spread: true, headers: {} };

/** Makes a renamed file survive a power failure; systems that cannot open folders do not need it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Renames files into place. */
export function createLocalFiles(directory: string, kind: FileKind): FileStore {
  const folderOf = (name: string): string => path.join(directory, kind.spread ? name.slice(0, 2) : '');
  const pathOf = (name: string): string => path.join(folderOf(name), name);
  const statOf = async (name: string) =>
    kind.name.test(wholeName(name)) ? nullIfMissing(stat(pathOf(name))) : null;
  const sizeOf: FileStore['sizeOf'] = async (name) => (await statOf(name))?.size ?? null;
  return {
    async put(name, bytes) {
      if (!kind.name.test(name)) throw new Error(`Not a file name of ours: ${name}`);
      const part = pathOf(partName(name));
      await writePart(part, bytes);
      await rename(part, pathOf(name));
      await syncFolder(folderOf(name));
    },
    async open(name) {
      const size = await sizeOf(name);
      if (size === null) return null;
      const read = async (range = {}) => {
        // No file handle: from Node 26 on, the collection of an open handle ends the process.
        const body = createReadStream(pathOf(name), range);
        await once(body, 'open');
        return body;
      };
      return { size, read };
    },
    sizeOf,
    async remove(name) {
      if (kind.name.test(wholeName(name))) await rm(pathOf(name), { force: true });
    },
    async *list() {
      const entries = (await nullIfMissing(readdir(directory))) ?? [];
      const folders = kind.spread ? entries.filter((entry) => /^[0-9a-f]{2}$/.test(entry)) : [''];
      for (const folder of folders)
        for (const name of (await nullIfMissing(readdir(path.join(directory, folder)))) ?? []) {
          const stats = await statOf(name);
          if (stats) yield { name, modifiedAt: stats.mtime, unfinished: wholeName(name) !== name };
        }
    },
  };
}
