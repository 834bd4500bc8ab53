/** A stored picture's bytes and what they are. */
export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** Where pictures are kept. Names are random, flat and never a caller's choice of path. */
export interface FileStore {
  put(name: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(name: string): Promise<StoredFile | null>;
  /** Removing what is not there is fine. */
  remove(name: string): Promise<void>;
}
