import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}

/** Reads entries in any order. @throws Error for a file that is no ZIP, or truncated. */
export async function openZip(path: string) {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = await listEntries(zip);
  /** @throws Error for a missing entry. */
  const open = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${name} is missing`);
    return zip.openReadStreamPromise(entry);
  };
  return {
    has: (name: string): boolean => entries.has(name),
    open,
    read: async (name: string): Promise<Buffer> => buffer(await open(name)),
    close: (): void => zip.close(),
  };
}

export type OpenZip = Awaited<ReturnType<typeof openZip>>;
