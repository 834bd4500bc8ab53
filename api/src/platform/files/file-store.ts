import type { Readable } from 'node:stream';

/** A stored picture, ready to be sent. Whoever opens one reads its body to the end or destroys it. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  body: Readable;
}

/** Where pictures are kept, all of them WebP. Names are random, flat and never a caller's choice of path. */
export interface FileStore {
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  open(name: string): Promise<StoredFile | null>;
  /** The size in bytes, or null when there is no such file. */
  sizeOf(name: string): Promise<number | null>;
  /** Removing what is not there is fine. */
  remove(name: string): Promise<void>;
}

/** True for a name that a file of ours can have; anything else is neither read nor written. */
export function isFileName(name: string): boolean {
  return /^[a-z0-9-]{8,80}\.webp$/.test(name);
}

/** @throws Error for a name that no file of ours can have: a mistake in the program, never in what was sent. */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`Not a file name of ours: ${name}`);
}
