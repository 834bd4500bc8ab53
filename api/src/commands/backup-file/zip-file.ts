import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

export interface OpenZip {
  has: (name: string) => boolean;
  /** @throws Error when there is no such entry. */
  open: (name: string) => Promise<Readable>;
  read: (name: string) => Promise<Buffer>;
  close: () => void;
}

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

/** Opens a ZIP file whose entries are read in any order. @throws Error for a file that is none, or is cut off. */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries = await listEntries(zip);
  const open = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${name} is missing`);
    return zip.openReadStreamPromise(entry);
  };
  return {
    has: (name) => entries.has(name),
    open,
    read: async (name) => buffer(await open(name)),
    close: () => zip.close(),
  };
}
