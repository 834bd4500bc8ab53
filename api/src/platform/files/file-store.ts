import type { Readable } from 'node:stream';
import type { ByteRange } from '../sealed-files/sealed-files';

/** Pictures never change, but one that is deleted is gone from every cache after 30 days. */
export const PICTURE_CACHE_CONTROL = 'public, max-age=2592000';

export interface StoredFile {
  /** In bytes. */
  size: number;
  /** The caller destroys the body, however far it was read. */
  read: (range?: ByteRange) => Promise<Readable>;
}

export interface ListedFile {
  name: string;
  modifiedAt: Date;
  /** Left by an attempt to write it that did not end. */
  unfinished: boolean;
}

/** Files of one kind. Names are random; a client never chooses one, and one of another form names no file. */
export interface FileStore {
  /** A file appears whole or not at all; one of the same name is replaced. */
  put: (name: string, bytes: AsyncIterable<Buffer> | Iterable<Buffer>) => Promise<void>;
  /** Null when there is no such file. */
  open: (name: string) => Promise<StoredFile | null>;
  /** The size in bytes, or null when there is no such file. */
  sizeOf: (name: string) => Promise<number | null>;
  /** Does nothing when there is no such file. Takes the names of unfinished files too. */
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<ListedFile>;
}

export interface FileKind {
  name: RegExp;
  /** Whether a local store has a folder for each pair of first digits. */
  spread: boolean;
  /** Of an object in a bucket. */
  headers: { ContentType?: string; CacheControl?: string };
}

export const PICTURES: FileKind = {
  name: /^[a-z0-9-]{8,80}\.webp$/,
  spread: false,
  headers: { ContentType: 'image/webp', CacheControl: PICTURE_CACHE_CONTROL },
};

/** Documents, sealed and without a public address. */
export const PRIVATE_FILES: FileKind = { name: /^[0-9a-f]{32}$/, spread: true, headers: {} };
