import type { Readable } from 'node:stream';

/** Pictures never change, but one that is deleted is gone from every cache after 30 days. */
export const PICTURE_CACHE_CONTROL = 'public, max-age=2592000';

/** A stored picture, ready to be sent. The caller of `open` destroys the body, however far it was read. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  body: Readable;
}

/** A file as a store lists it. */
export interface ListedFile {
  name: string;
  modifiedAt: Date;
}

/** Stores pictures, all of them WebP. Names are random and without folders; a client never chooses one. */
export interface FileStore {
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  open(name: string): Promise<StoredFile | null>;
  /** The size in bytes, or null when there is no such file. */
  sizeOf(name: string): Promise<number | null>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** Every file with a name of ours, and those that were never finished. */
  list(): AsyncIterable<ListedFile>;
}

const UNFINISHED = '.part';

/** The name of a file while it is written. */
export function unfinishedName(name: string): string {
  return name + UNFINISHED;
}

export function isUnfinishedName(name: string): boolean {
  return name.endsWith(UNFINISHED) && isFileName(name.slice(0, -UNFINISHED.length));
}

/** Whether a name has the format of stored files; a file with any other name is neither read nor written. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9-]{8,80}\.webp$/.test(name);
}

/** @throws Error for a malformed name: a programming error and never wrong input, because names are generated. */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`Not a file name of ours: ${name}`);
}
