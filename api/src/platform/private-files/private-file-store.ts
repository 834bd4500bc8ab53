import type { SealedSource } from '../sealed-files/sealed-files';

/** A file as the store lists it. */
export interface ListedPrivateFile {
  /** The key; of a file that was never finished, the key it was for. */
  key: string;
  /** The name of its own, by which an unfinished file is removed. */
  name: string;
  modifiedAt: Date;
  /** An attempt to write it that did not end. */
  unfinished: boolean;
}

/** Where private files lie, sealed, without a public address. Keys are random: 32 hexadecimal digits. */
export interface PrivateFileStore {
  /** A file appears whole or not at all; another one of the same key is replaced. */
  put: (key: string, sealed: AsyncIterable<Buffer>) => Promise<void>;
  /** Null when there is no such file. */
  open: (key: string) => Promise<SealedSource | null>;
  /** The sealed size in bytes, or null when there is no such file. */
  sizeOf: (key: string) => Promise<number | null>;
  /** Does nothing when there is no such file. */
  remove: (key: string) => Promise<void>;
  list: () => AsyncIterable<ListedPrivateFile>;
  removeUnfinished: (file: ListedPrivateFile) => Promise<void>;
}

/** @throws Error for a malformed key: a programming error and never wrong input, because keys are generated. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a key of ours: ${key}`);
}

export function isKey(name: string): boolean {
  return /^[0-9a-f]{32}$/.test(name);
}
